// The rules of a game on the caller's thread: legality, results, notation.

import { toEngineError } from "./errors.js";

/** @typedef {import("../../../www/engine/engine.types").Glue} Glue */
/** @typedef {import("../../../www/wasm/stratege.js").Match} Match */
/** @typedef {import("../api").Moves} Moves */

/**
 * @param {Glue} glue @param {import("../../../www/engine/engine.types").GameInfo} info
 * @param {string} defaultStart
 * @returns {import("../api").Rules}
 */
export function createRules({ Match }, { id: game, starts }, defaultStart) {
  /** @param {Moves} moves @param {string} start */
  function open(moves, start) {
    if (typeof moves === "string" && moves.includes(":")) return Match.read(moves);
    const match = new Match(game, start);
    if (moves.length === 0) return match;
    try {
      if (typeof moves === "string") return Match.read(match.record() + moves);
      for (const move of moves) match.play(move);
    } catch (error) {
      match.free();
      throw error;
    }
    return match;
  }

  /**
   * @template T
   * @param {Moves} moves @param {(match: Match) => T} read @param {string} [start]
   */
  function withMatch(moves, read, start = defaultStart) {
    /** @type {Match | undefined} */
    let match;
    try {
      match = open(moves, start);
      return read(match);
    } catch (error) {
      throw toEngineError(error);
    } finally {
      match?.free();
    }
  }

  return {
    game,
    starts,
    start: defaultStart,
    record: (moves = "", start) => withMatch(moves, (match) => match.record(), start),
    legalMoves: (moves = "") =>
      withMatch(moves, (match) => match.view().legal.map(({ text }) => text)),
    play: (moves, move) =>
      withMatch(moves, (match) => {
        match.play(move);
        return match.record();
      }),
    outcome: (moves = "") => withMatch(moves, (match) => match.view().outcome),
    side: (moves = "") => withMatch(moves, (match) => match.view().side),
    list: (moves = "") => withMatch(moves, (match) => match.view().moves),
    position: (moves = "") => withMatch(moves, (match) => match.view()),
    positionText: (moves = "") =>
      withMatch(moves, (match) => {
        const { cells, side } = match.view();
        return match.positionText(cells, side);
      }),
  };
}
