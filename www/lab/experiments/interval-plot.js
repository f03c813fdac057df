// Plot of values with intervals, one row each, over a labelled axis: ratings of a ladder, scores of a tournament.

import { formatNumber } from "../../i18n/index.js";
import { svgElement } from "../../ui/svg.js";
import { line, niceSteps, text } from "./plot-parts.js";

/** @typedef {{ name: string, value: number, margin: number }} Row */

/**
 * @typedef {object} Axis
 * @property {string} label
 * @property {[min: number, max: number]} [range]  that of the rows by default
 * @property {number} [even]  value of equal strength, drawn as a line
 * @property {string} [unit]
 */

/** Axis for scores in per cent. */
export const PERCENT = Object.freeze({
  range: /** @type {[number, number]} */ ([0, 100]),
  even: 50,
  unit: " %",
});

const WIDTH = 640;
const ROW = 26;
/** Width of a letter at its size on phones, where the plot is as wide as the screen. */
const LETTER_WIDTH = 9.5;
/** Maximum width of names; longer ones are clipped at the start. */
const MAX_NAMES_WIDTH = 320;
const AXIS_HEIGHT = 44;
/** Width of the figure after a value. */
const FIGURE_WIDTH = 60;

/** @param {Row[]} rows @param {Axis} axis */
export function intervalPlot(rows, { label, range, even, unit = "" }) {
  const [low, high] = range ?? rangeOf(rows);
  const longest = Math.max(0, ...rows.map(({ name }) => name.length));
  const names = Math.min(20 + LETTER_WIDTH * longest, MAX_NAMES_WIDTH);
  const span = WIDTH - names - FIGURE_WIDTH;
  const across = (/** @type {number} */ value) =>
    names + ((value - low) / Math.max(1, high - low)) * span;
  const floor = rows.length * ROW;
  const clipped = (/** @type {number} */ value) => across(Math.min(high, Math.max(low, value)));
  const ticks = niceSteps(low, high, 5).flatMap((value) => [
    line([across(value), 0], [across(value), floor + 4], value === even ? "even" : "level"),
    text(`${formatNumber(value)}${unit}`, across(value), floor + 18, "middle"),
  ]);
  const marks = rows.flatMap(({ name, value, margin }, at) => {
    const middle = (at + 0.5) * ROW;
    const [from, to] = [clipped(value - margin), clipped(value + margin)];
    return [
      text(name, names - 10, middle + 5, "end"),
      line([from, middle], [to, middle], "margin"),
      svgElement("circle", { cx: across(value), cy: middle, r: 5 }),
      text(`${formatNumber(Math.round(value))}${unit}`, to + 8, middle + 5, "start"),
    ];
  });
  const title = text(label, names + span / 2, floor + 38, "middle");
  return svgElement(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${floor + AXIS_HEIGHT}`, class: "plot", "aria-hidden": "true" },
    ...ticks,
    ...marks,
    title,
  );
}

/** @param {Row[]} rows @returns {[number, number]} */
const rangeOf = (rows) => [
  Math.min(...rows.map(({ value, margin }) => value - margin)),
  Math.max(...rows.map(({ value, margin }) => value + margin)),
];
