// Cache of position evaluations: from the analysis, the review, and the rules if the game is over. Positions are keyed by
// the moves that lead to them.

import { balanceOf } from "../../table/score.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/engine.types").Side} Side */
/** @typedef {import("../../table/score.js").Score} Score */

/**
 * @typedef {object} Known
 * @property {Score} score  for the side to move
 * @property {Side} side  the side to move
 * @property {string | null} best  the best move in the game's notation
 * @property {number} effort  nodes of the search
 */

/** Minimum loss of each verdict compared with the best move, as a share of the range from win to loss. */
const COSTS = /** @type {const} */ ([
  ["blunder", 0.6],
  ["mistake", 0.3],
  ["inaccuracy", 0.15],
]);

function createEvaluationCache() {
  /** @type {Map<string, Known>} */
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

    /** @param {View} view  the position on the board @param {Known} found */
    learn(view, found) {
      const place = name(view, view.ply);
      const before = known.get(place);
      if (before && before.effort > found.effort) return;
      known.set(place, found);
      for (const listen of listeners) listen();
    },

    /** @param {() => void} listen */
    follow(listen) {
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
     * @param {View} view @param {number} ply @returns {typeof COSTS[number][0] | null}
     */
    cost(view, ply) {
      const [before, after] = [at(view, ply), at(view, ply + 1)];
      if (!before || !after || before.best === view.moves[ply]) return null;
      const sign = after.side === before.side ? 1 : -1;
      const lost = balanceOf(before.score) - sign * balanceOf(after.score);
      const verdict = COSTS.find(([, least]) => lost >= least)?.[0] ?? null;
      const [wasGuess, isGuess] = [before, after].map(({ score }) => score.kind === "points");
      if (wasGuess === isGuess) return verdict;
      // Points are hardly comparable with a proof: a win that is no longer proved may still be one, and a game that is
      // lost now may have been lost before.
      return wasGuess && verdict ? "mistake" : null;
    },
  };
}

/** @typedef {ReturnType<typeof createEvaluationCache>} EvaluationCache */

/** Evaluations of the positions shown on this page's board. */
export const evaluations = createEvaluationCache();

/**
 * The evaluation of a position in which the game is over, for the side that would move; null in any other.
 * @param {View} view @returns {Known | null}
 */
export function knownByRules({ outcome, side }) {
  if (!outcome) return null;
  const { winner } = outcome;
  /** @type {Score} */
  const score =
    winner === null
      ? { kind: "left", value: 0 }
      : { kind: winner === side ? "win" : "loss", value: 0 };
  return { score, side, best: null, effort: Number.MAX_SAFE_INTEGER };
}
