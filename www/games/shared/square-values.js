// Formats move values for the squares of a board: a proved result as the number of moves, an estimate in points. Loaded
// on demand, with its messages.

import { isProved, rankOf } from "../../engine/score-order.js";
import { addMessages } from "../../i18n/index.js";
import { messages } from "../../table/i18n/score.js";
import { scoreText, shortScore } from "../../table/score.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */

/**
 * @typedef {object} SquareValue
 * @property {string} figure  short enough for a square
 * @property {string} text
 * @property {boolean} exact
 * @property {boolean} best  whether no known move is better
 */

/** Resolves when the messages are loaded. */
export const ready = addMessages(messages);

/**
 * The known values of the legal moves, by cell.
 * @param {View} view @param {ReadonlyMap<string, MoveValue>} values @returns {Map<number, SquareValue>}
 */
export function squareValues({ legal }, values) {
  const max = Math.max(...[...values.values()].map(({ score }) => rankOf(score)));
  const known = legal.flatMap(({ text, to }) => {
    const value = values.get(text);
    return to === null || !value ? [] : [/** @type {const} */ ([to, squareValue(value, max)])];
  });
  return new Map(known);
}

/** @param {MoveValue} value @param {number} max @returns {SquareValue} */
function squareValue({ score, exact }, max) {
  return {
    figure: shortScore(score),
    text: scoreText(score),
    exact: exact && isProved(score),
    best: rankOf(score) === max,
  };
}
