// Plot of consecutive scores with error bars, axes and a line at the even score; also as a table for screen readers.

import { formatNumber, t } from "../../i18n/index.js";
import { svgElement } from "../../ui/svg.js";
import { dataTable } from "../data-table.js";
import { line, niceSteps, text } from "./plot-parts.js";

/** @typedef {{ mean: number, margin: number }} Dot */
/** @typedef {import("../../i18n/index.js").Key} Key */

const WIDTH = 640;
const HEIGHT = 270;
/** Plot area; the margins have the labels of the axes. */
const [LEFT, RIGHT, TOP, BOTTOM] = [74, WIDTH - 8, 8, HEIGHT - 46];
const LEVELS = [0, 0.25, 0.5, 0.75, 1];

/** @param {Dot[]} dots @param {{ label: Key, across: Key }} words  accessible name and title of the horizontal axis */
export function plot(dots, { label, across: title }) {
  const places = Math.max(8, dots.length);
  const across = (/** @type {number} */ at) => LEFT + ((at + 0.5) / places) * (RIGHT - LEFT);
  const up = (/** @type {number} */ share) => TOP + (1 - share) * (BOTTOM - TOP);
  const levels = LEVELS.flatMap((share) => [
    line([LEFT, up(share)], [RIGHT, up(share)], share === 0.5 ? "even" : "level"),
    text(`${formatNumber(100 * share)} %`, LEFT - 6, up(share) + 4, "end"),
  ]);
  const numbers = niceSteps(1, places, 8).map((number) =>
    text(formatNumber(number), across(number - 1), BOTTOM + 18, "middle"),
  );
  const marks = dots.flatMap(({ mean, margin }, at) => [
    line(
      [across(at), up(Math.min(1, mean + margin))],
      [across(at), up(Math.max(0, mean - margin))],
      "margin",
    ),
    svgElement("circle", { cx: across(at), cy: up(mean), r: 4 }),
  ]);
  const score = text(t("lab.score"), 0, 0, "middle");
  score.setAttribute("transform", `translate(16 ${(TOP + BOTTOM) / 2}) rotate(-90)`);
  return svgElement(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "plot", role: "img", "aria-label": t(label) },
    ...levels,
    ...numbers,
    score,
    text(t(title), (LEFT + RIGHT) / 2, HEIGHT - 8, "middle"),
    ...marks,
  );
}

/** @param {Dot[]} dots */
export function plotTable(dots) {
  const rows = dots.map(({ mean, margin }, at) => [
    String(at + 1),
    `${formatNumber(100 * mean, 1)} % ± ${formatNumber(100 * margin, 1)}`,
  ]);
  return dataTable(["lab.generation", "lab.score"], rows);
}
