// What has been found out about the positions of a match: by the analysis, by the review, and by the rules where
// the game is over. Positions are known by the moves that lead to them.

import { balanceOf } from "../table/score.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").Side} Side */
/** @typedef {import("../table/score.js").Score} Score */

/**
 * @typedef {object} Known
 * @property {Score} score  for the side to move
 * @property {Side} side  the side to move
 * @property {string | null} best  the move that is best, as the game writes it
 * @property {number} effort  how many positions have been looked at for it
 */

/** By how much of the way from a win to a loss a move is worse than the best one, by the name of the verdict. */
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

    /** @param {View} view  the position as it stands on the board @param {Known} found */
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
     * How far the game leans to the first player after so many moves; nothing where nobody knows.
     * @param {View} view @param {number} ply
     */
    balance(view, ply) {
      const here = at(view, ply);
      if (!here) return null;
      return here.side === "first" ? balanceOf(here.score) : -balanceOf(here.score);
    },

    /**
     * What the move after so many others has cost, if it was no good one.
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
      // Points say little beside a proof: a win that nobody can prove any longer may still be one, and a game that
      // is lost now may have been lost before.
      return wasGuess && verdict ? "mistake" : null;
    },
  };
}

/** @typedef {ReturnType<typeof createEvaluationCache>} Knowledge */

/** What is known of the positions that have stood on this page's board. */
export const knowledge = createEvaluationCache();

/**
 * What the rules say of a position in which the game is over, for the side that would move.
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
