// Cache of position evaluations from the analysis, the review and the rules. Positions are keyed by the moves that lead
// to them.

import { balanceOf, costOf, mirrored } from "../../table/score.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").Side} Side */
/** @typedef {import("../../table/score.js").Score} Score */

/**
 * @typedef {object} Evaluation
 * @property {Score} score  for the side to move
 * @property {Side} side  the side to move
 * @property {string | null} best  the best move in the game's notation; null if unknown
 * @property {number} effort  nodes of the search
 * @property {readonly string[]} [line]  principal variation, if known
 */

function createEvaluationCache() {
  /** @type {Map<string, Evaluation>} */
  const known = new Map();
  /** @type {(() => void)[]} */
  const listeners = [];

  /** @param {View} view @param {number} ply */
  const name = ({ start, moves }, ply) => [start, ...moves.slice(0, ply)].join(" ");

  /** @param {View} view @param {number} ply */
  const at = (view, ply) => known.get(name(view, ply));

  return {
    at,
    isEmpty: () => known.size === 0,

    /** @param {View} view  the position on the board @param {Evaluation} found */
    store(view, found) {
      const place = name(view, view.ply);
      const before = known.get(place);
      if (before && before.effort > found.effort) return;
      known.set(place, found);
      for (const listen of listeners) listen();
    },

    /** @param {() => void} listen */
    subscribe(listen) {
      listeners.push(listen);
    },

    /**
     * The balance for the first player after `ply` moves; null if unknown.
     * @param {View} view @param {number} ply
     */
    balance(view, ply) {
      const here = at(view, ply);
      if (!here) return null;
      return here.side === "first" ? balanceOf(here.score) : -balanceOf(here.score);
    },

    /**
     * The verdict on the move after `ply` others; null for a good one.
     * @param {View} view @param {number} ply @returns {import("../../table/score.js").Cost | null}
     */
    cost(view, ply) {
      const [before, after] = [at(view, ply), at(view, ply + 1)];
      if (!before || !after || before.best === view.moves[ply]) return null;
      const result = after.side === before.side ? after.score : mirrored(after.score);
      return costOf(before.score, result);
    },
  };
}

/** @typedef {ReturnType<typeof createEvaluationCache>} EvaluationCache */

/** Evaluations of the positions shown on this page's board. */
export const evaluations = createEvaluationCache();

/**
 * The evaluation of a finished game for the side to move; null if the game is not over.
 * @param {View} view @returns {Evaluation | null}
 */
export function finalEvaluation({ outcome, side }) {
  if (!outcome) return null;
  const { winner } = outcome;
  /** @type {Score} */
  const score =
    winner === null
      ? { kind: "left", value: 0 }
      : { kind: winner === side ? "win" : "loss", value: 0 };
  return { score, side, best: null, effort: Number.MAX_SAFE_INTEGER };
}
