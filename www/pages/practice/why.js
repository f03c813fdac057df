// "Say why": after a puzzle the visitor chooses its reason among others, which is scored apart from the move.

import { describeTheme, isTelling } from "./sentences.js";

/** @typedef {import("./puzzle-file.js").Puzzle} Puzzle */

/** Numbers of puzzles: move and reason right, only the move, only the reason, neither. @typedef {[number, number, number, number]} WhyScore */

/** Number of reasons to choose from. */
const CHOICES = 4;

/** The confirmed reason of a puzzle; null if it has none. @param {Puzzle} puzzle */
export const reasonOf = ({ themes }) =>
  themes.find(({ id, isReason }) => isReason && describeTheme(id) !== "")?.id ?? null;

/**
 * The reason among themes that the puzzle does not have, in an order that depends on the puzzle; empty if there are too
 * few.
 * @param {Puzzle} puzzle @param {Iterable<string>} themes ids of the game's themes
 */
export function reasonChoices(puzzle, themes) {
  const reason = reasonOf(puzzle);
  const own = new Set(puzzle.themes.map(({ id }) => id));
  const others = [...themes].filter(
    (id) => !own.has(id) && isTelling(id) && describeTheme(id) !== "",
  );
  if (reason === null || others.length === 0) return [];
  const rank = (/** @type {string} */ id) => hash(puzzle.id + id);
  const sorted = (/** @type {string[]} */ ids) => ids.sort((a, b) => rank(a) - rank(b));
  return sorted([reason, ...sorted(others).slice(0, CHOICES - 1)]);
}

/** @param {WhyScore} score @param {boolean} isMoveRight @param {boolean} isReasonRight @returns {WhyScore} */
export function withWhy(score, isMoveRight, isReasonRight) {
  const field = (isMoveRight ? 0 : 2) + (isReasonRight ? 0 : 1);
  return /** @type {WhyScore} */ (score.map((count, at) => (at === field ? count + 1 : count)));
}

/** FNV-1a. @param {string} text */
function hash(text) {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return value;
}
