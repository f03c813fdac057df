// Plot of the visitor's rating after each puzzle.

import { line, niceSteps, text } from "../../lab/experiments/plot-parts.js";
import { svgElement } from "../../ui/svg.js";

/** Number of results shown. */
const MAX_SHOWN = 100;

const WIDTH = 300;
const HEIGHT = 90;
/** Margins for the labels. */
const [LEFT, EDGE] = [36, 8];

/**
 * @param {readonly import("./visitor.js").Result[]} results at least two @param {string} label accessible name
 * @param {(rating: number) => string} format
 */
export function ratingPlot(results, label, format) {
  const ratings = results.slice(-MAX_SHOWN).map(({ rating }) => rating);
  const low = Math.min(...ratings) - 25;
  const high = Math.max(...ratings) + 25;
  const x = (/** @type {number} */ at) =>
    LEFT + (at * (WIDTH - LEFT - EDGE)) / Math.max(1, ratings.length - 1);
  const y = (/** @type {number} */ rating) =>
    EDGE + ((high - rating) * (HEIGHT - 2 * EDGE)) / (high - low);
  const levels = niceSteps(low, high, 3).flatMap((level) => [
    line([LEFT, y(level)], [WIDTH - EDGE, y(level)], "level"),
    text(format(level), LEFT - 4, y(level) + 3, "end"),
  ]);
  const points = ratings.map((rating, at) => `${x(at).toFixed(1)},${y(rating).toFixed(1)}`);
  return svgElement(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "rating-plot", role: "img", "aria-label": label },
    ...levels,
    svgElement("polyline", { points: points.join(" "), class: "curve" }),
  );
}
