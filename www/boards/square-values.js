// What moves are worth, for boards that show it on their squares: certain ends by how many moves they are away, and
// estimates in points. Fetched when somebody wants to see it, with its words.

import { en } from "../strings/en/playing.js";
import { learn } from "../strings/index.js";
import { isProved, sayWorth, signed, strengthOf } from "../tools/worth.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").MoveValue} MoveValue */

/**
 * @typedef {object} Worth
 * @property {string} figure  short enough for a square
 * @property {string} words
 * @property {boolean} exact
 * @property {boolean} best  whether no other move that is known is worth more
 */

/** Resolves when the words are there. */
export const ready = learn({
  en,
  de: async () => (await import("../strings/de/playing.js")).de,
  fi: async () => (await import("../strings/fi/playing.js")).fi,
});

/**
 * The worth of each cell on which a stone can be set, as far as it is known.
 * @param {View} view @param {ReadonlyMap<string, MoveValue>} values @returns {Map<number, Worth>}
 */
export function worths({ legal }, values) {
  const most = Math.max(...[...values.values()].map(({ score }) => strengthOf(score)));
  const known = legal.flatMap(({ text, to }) => {
    const value = values.get(text);
    return to === null || !value ? [] : [/** @type {const} */ ([to, worthOf(value, most)])];
  });
  return new Map(known);
}

/** @param {MoveValue} value @param {number} most @returns {Worth} */
function worthOf({ score, exact }, most) {
  return {
    figure: figure(score),
    words: sayWorth(score),
    exact: exact && isProved(score),
    best: strengthOf(score) === most,
  };
}

/** @param {MoveValue["score"]} score */
function figure(score) {
  const moves = (/** @type {number} */ plies) => Math.ceil(plies / 2);
  if (score.kind === "win") return `+#${moves(score.value)}`;
  if (score.kind === "loss") return `\u2212#${moves(score.value)}`;
  return score.kind === "points" ? signed(score.value, 0) : "";
}
