// Strength over generations as a picture: a dot with its error bar for each, and the even score as a line. Beside
// it the same as a table, for those who do not see it.

import { formatNumber, t } from "../i18n/index.js";
import { element, textElement } from "../ui/create.js";
import { svgElement } from "../ui/svg.js";

/** @typedef {{ mean: number, margin: number }} Dot */

const WIDTH = 640;
const HEIGHT = 240;
const EDGE = 34;
/** Where the levels begin: at their left stands “100 %”. */
const LEFT = 56;

/** @param {Dot[]} dots @param {import("../i18n/index.js").Key} [label] */
export function plot(dots, label = "lab.plot") {
  const across = (/** @type {number} */ at) =>
    LEFT + ((at + 0.5) / Math.max(8, dots.length)) * (WIDTH - LEFT - 8);
  const up = (/** @type {number} */ share) => 8 + (1 - share) * (HEIGHT - EDGE);
  const levels = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    svgElement("line", {
      x1: LEFT,
      x2: WIDTH - 4,
      y1: up(share),
      y2: up(share),
      class: share === 0.5 ? "even" : "level",
    }),
    svgElement(
      "text",
      { x: LEFT - 6, y: up(share) + 4, "text-anchor": "end" },
      `${formatNumber(100 * share)} %`,
    ),
  ]);
  const marks = dots.flatMap(({ mean, margin }, at) => [
    svgElement("line", {
      x1: across(at),
      x2: across(at),
      y1: up(Math.min(1, mean + margin)),
      y2: up(Math.max(0, mean - margin)),
      class: "margin",
    }),
    svgElement("circle", { cx: across(at), cy: up(mean), r: 4 }),
  ]);
  return svgElement(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      class: "plot",
      role: "img",
      "aria-label": t(label),
    },
    ...levels,
    ...marks,
  );
}

/** @param {Dot[]} dots */
export function plotTable(dots) {
  const row = (/** @type {Dot} */ { mean, margin }, /** @type {number} */ at) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, String(at + 1)),
      element("td", {}, `${formatNumber(100 * mean, 1)} % ± ${formatNumber(100 * margin, 1)}`),
    );
  return element(
    "table",
    { class: "cross" },
    element(
      "thead",
      {},
      element(
        "tr",
        {},
        textElement("th", "lab.generation", { scope: "col" }),
        textElement("th", "lab.score", { scope: "col" }),
      ),
    ),
    element("tbody", {}, ...dots.map(row)),
  );
}
