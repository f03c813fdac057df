// Building blocks of plots: lines, texts and round axis labels.

import { svgElement } from "../../ui/svg.js";

/**
 * Round numbers within a range.
 * @param {number} low @param {number} high @param {number} count  approximate
 */
export function niceSteps(low, high, count) {
  const raw = Math.max(1, (high - low) / count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5].find((one) => one * power >= raw) ?? 10);
  const first = Math.ceil(low / step) * step;
  return Array.from(
    { length: Math.floor((high - first) / step) + 1 },
    (_, at) => first + at * step,
  );
}

/** @param {[number, number]} from @param {[number, number]} to @param {string} kind */
export const line = ([x1, y1], [x2, y2], kind) =>
  svgElement("line", { x1, y1, x2, y2, class: kind });

/** @param {string} content @param {number} x @param {number} y @param {string} anchor */
export const text = (content, x, y, anchor) =>
  svgElement("text", { x, y, "text-anchor": anchor }, content);
