// Positions for the checks of lessons, and values of moves in them by the rules. No DOM.

import { randomOpening } from "../../../programs/play/game.js";

/** @typedef {import("../../../programs/play/play.types").GameRules} GameRules */
/** @typedef {import("../../../engine/engine.types").View} View */

/** A position. @typedef {{ record: string, view: View }} Position */

/** The position of a record after moves. @param {GameRules} rules @param {string} record @param {...string} moves @returns {Position} */
export function positionAfter(rules, record, ...moves) {
  const match = rules.read(record);
  try {
    for (const move of moves) match.play(move);
    return { record: match.record(), view: match.view() };
  } finally {
    match.free();
  }
}

/**
 * Positions of random games that have a property, the same ones every time.
 * @param {Pick<import("./lesson.types").Bench, "rules" | "start">} bench
 * @param {{ count: number, plies: readonly [from: number, to: number], accept?(position: Position): boolean }} options
 * @returns {Position[]}
 */
export function samplePositions({ rules, start }, { count, plies: [from, to], accept }) {
  /** @type {Position[]} */
  const found = [];
  for (let seed = 1; found.length < count && seed < 20 * count + 200; seed += 1) {
    const plies = from + ((seed * 7) % (to - from + 1));
    const position = positionAfter(rules, randomOpening(rules, start, plies, seed));
    const { outcome, legal } = position.view;
    if (!outcome && legal.length > 1 && (accept?.(position) ?? true)) found.push(position);
  }
  return found;
}

/** Names of the legal moves. @param {Position} position */
export const movesOf = ({ view }) => view.legal.map(({ text }) => text);

/** The moves with the greatest value, and that value. @param {Position} position @param {(move: string) => number} worth */
export function bestMoves(position, worth) {
  const values = movesOf(position).map((move) => ({ move, value: worth(move) }));
  const best = Math.max(...values.map(({ value }) => value));
  return { best, moves: values.filter(({ value }) => value === best).map(({ move }) => move) };
}

/** Number of discs of the side to move after its move. @param {GameRules} rules @param {Position} position @param {string} move */
export function discsAfter(rules, { record, view }, move) {
  const letter = view.side === "first" ? "x" : "o";
  return [...positionAfter(rules, record, move).view.cells].filter((one) => one === letter).length;
}

/**
 * The value of a position for a side, by looking a number of plies ahead.
 * @param {GameRules} rules @param {Position} position @param {number} depth
 * @param {(view: View) => number} evaluate for the side
 * @param {View["side"]} side @returns {number}
 */
export function minimax(rules, position, depth, evaluate, side) {
  if (depth === 0 || position.view.outcome) return evaluate(position.view);
  const values = movesOf(position).map((move) =>
    minimax(rules, positionAfter(rules, position.record, move), depth - 1, evaluate, side),
  );
  return position.view.side === side ? Math.max(...values) : Math.min(...values);
}
