// Values with their intervals, one below the other, over an axis with its unit: ratings of a ladder, scores of a
// tournament.

import { formatNumber } from "../../i18n/index.js";
import { svgElement } from "../../ui/svg.js";
import { line, niceSteps, text } from "./plot-parts.js";

/** @typedef {{ name: string, value: number, margin: number }} Row */

/**
 * @typedef {object} Axis
 * @property {string} label
 * @property {[least: number, greatest: number]} [range]  otherwise that of the rows
 * @property {number} [even]  where a line marks that both sides are equal
 * @property {string} [unit]
 */

/** Scores in per cent. */
export const PERCENT = Object.freeze({
  range: /** @type {[number, number]} */ ([0, 100]),
  even: 50,
  unit: " %",
});

const WIDTH = 640;
const ROW = 26;
/** A letter of a name, at its size on a phone; the drawing is as wide as the screen there. */
const LETTER = 9.5;
/** Whoever names a set of numbers at length sees the end of the name, and the values beside it. */
const MAX_NAMES_WIDTH = 320;
const FOOT = 44;
/** Beside the greatest value stands its figure. */
const FIGURES = 60;

/** @param {Row[]} rows @param {Axis} axis */
export function intervalPlot(rows, { label, range, even, unit = "" }) {
  const [low, high] = range ?? rangeOf(rows);
  const longest = Math.max(0, ...rows.map(({ name }) => name.length));
  const names = Math.min(20 + LETTER * longest, MAX_NAMES_WIDTH);
  const span = WIDTH - names - FIGURES;
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
    { viewBox: `0 0 ${WIDTH} ${floor + FOOT}`, class: "plot", "aria-hidden": "true" },
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
