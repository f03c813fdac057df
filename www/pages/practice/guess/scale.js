// The scale of a guess: the game's unit, its limits, and the points for closeness.

import { balanceOf, resultOf } from "../../../table/score.js";

/** @typedef {import("../../../table/score.js").Score} Score */

/**
 * `max`: end of the scale, on both sides of 0 except for chances, which are from 0 to 100 percent; `tolerance`: error that
 * costs a point.
 * @typedef {{ unit: "pawns" | "discs" | "chances", max: number, step: number, tolerance: number }} Scale
 */

/** Points of a perfect guess. */
export const MAX_POINTS = 10;

/** @type {Record<Scale["unit"], Scale>} */
export const SCALES = {
  pawns: { unit: "pawns", max: 8, step: 0.5, tolerance: 0.5 },
  discs: { unit: "discs", max: 64, step: 2, tolerance: 2 },
  chances: { unit: "chances", max: 100, step: 5, tolerance: 5 },
};

/** A score on a scale: chances of a proved result are 0, 50 or 100; a forced win is at the end of the other scales. @param {Score} score @param {Scale} scale */
export function valueOn(score, { unit, max }) {
  if (unit === "chances") return 50 * (1 + balanceOf(score));
  const value = score.kind === unit ? score.value.hundredths / 100 : max * (resultOf(score) ?? 0);
  return Math.max(-max, Math.min(max, value));
}

/** @param {number} guess @param {number} value both on the scale @param {Scale} scale */
export const pointsOf = (guess, value, { tolerance }) =>
  Math.max(0, MAX_POINTS - Math.floor(Math.abs(guess - value) / tolerance));
