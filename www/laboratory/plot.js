// Strength over generations as a picture: a dot with its error bar for each, and the even score as a line. Beside
// it the same as a table, for those who do not see it.

import { shape } from "../page/shapes.js";
import { say, sayNumber } from "../strings/index.js";
import { make, worded } from "../tools/make.js";

/** @typedef {{ mean: number, margin: number }} Dot */

const WIDTH = 640;
const HEIGHT = 240;
const EDGE = 34;

/** @param {Dot[]} dots */
export function plot(dots) {
  const across = (/** @type {number} */ at) =>
    EDGE + ((at + 0.5) / Math.max(8, dots.length)) * (WIDTH - EDGE - 8);
  const up = (/** @type {number} */ share) => 8 + (1 - share) * (HEIGHT - EDGE);
  const levels = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    shape("line", {
      x1: EDGE,
      x2: WIDTH - 4,
      y1: up(share),
      y2: up(share),
      class: share === 0.5 ? "even" : "level",
    }),
    shape(
      "text",
      { x: EDGE - 6, y: up(share) + 4, "text-anchor": "end" },
      `${sayNumber(100 * share)} %`,
    ),
  ]);
  const marks = dots.flatMap(({ mean, margin }, at) => [
    shape("line", {
      x1: across(at),
      x2: across(at),
      y1: up(Math.min(1, mean + margin)),
      y2: up(Math.max(0, mean - margin)),
      class: "margin",
    }),
    shape("circle", { cx: across(at), cy: up(mean), r: 4 }),
  ]);
  return shape(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      class: "plot",
      role: "img",
      "aria-label": say("lab.plot"),
    },
    ...levels,
    ...marks,
  );
}

/** @param {Dot[]} dots */
export function plotTable(dots) {
  const row = (/** @type {Dot} */ { mean, margin }, /** @type {number} */ at) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, String(at + 1)),
      make("td", {}, `${sayNumber(100 * mean, 1)} % ± ${sayNumber(100 * margin, 1)}`),
    );
  return make(
    "table",
    { class: "cross" },
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        worded("th", "lab.generation", { scope: "col" }),
        worded("th", "lab.score", { scope: "col" }),
      ),
    ),
    make("tbody", {}, ...dots.map(row)),
  );
}
