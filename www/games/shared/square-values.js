// Formats move values for the squares of a board: a proved result as the number of moves to it, an estimate in points.
// Loaded on demand, with its messages.

import { addMessages } from "../../i18n/index.js";
import { messages } from "../../table/i18n/score.js";
import { isProved, scoreText, signed, strengthOf } from "../../table/score.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */

/**
 * @typedef {object} SquareValue
 * @property {string} figure  short enough for a square
 * @property {string} text
 * @property {boolean} exact
 * @property {boolean} best  whether no other move that is known is worth more
 */

/** Resolves when the words are there. */
export const ready = addMessages(messages);

/**
 * What each cell is worth on which a stone can be set, as far as it is known.
 * @param {View} view @param {ReadonlyMap<string, MoveValue>} values @returns {Map<number, SquareValue>}
 */
export function squareValues({ legal }, values) {
  const most = Math.max(...[...values.values()].map(({ score }) => strengthOf(score)));
  const known = legal.flatMap(({ text, to }) => {
    const value = values.get(text);
    return to === null || !value ? [] : [/** @type {const} */ ([to, squareValue(value, most)])];
  });
  return new Map(known);
}

/** @param {MoveValue} value @param {number} most @returns {SquareValue} */
function squareValue({ score, exact }, most) {
  return {
    figure: figure(score),
    text: scoreText(score),
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
