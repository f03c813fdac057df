// Collects the values of the moves of one position during a search, best first.

import { isProved, rankOf } from "./score-order.js";

/** @typedef {import("./engine.types").Report} Report */
/** @typedef {import("./engine.types").MoveValue} MoveValue */

export function createMultiPv() {
  /** Values by move; only the best move in a search for one move. @type {Map<string, MoveValue>} */
  let values = new Map();
  /** Last report of the search effort. @type {Report | null} */
  let latest = null;
  /** Whether every move that the player considers has a value. */
  let isComplete = false;

  return {
    latest: () => latest,
    isComplete: () => isComplete,

    clear() {
      values = new Map();
      latest = null;
      isComplete = false;
    },

    /** @param {Report} report */
    setProgress(report) {
      latest = report;
    },

    /** Replaces all values by the best move of a report. @param {Report} report */
    setBest(report) {
      const { score, pv, depth, nodes } = report;
      latest = { score, pv, depth, nodes };
      if (!score || pv.length === 0) return;
      values = new Map([[pv[0], { move: pv[0], score, exact: isProved(score), depth, pv }]]);
      isComplete = true;
    },

    /** @param {MoveValue} value @param {number} legal  number of legal moves */
    add(value, legal) {
      isComplete ||= values.has(value.move) || values.size + 1 >= legal;
      values.set(value.move, value);
    },

    complete() {
      isComplete = true;
    },

    /** The best moves so far. @param {number} count */
    best(count) {
      const all = [...values.values()];
      const wanted = Math.min(count, all.length);
      const deepest = Math.max(...all.map(({ depth }) => depth));
      // Values of lower depth are stale: the move was dropped by the player, or is not searched yet in this iteration.
      const fresh = all.filter(({ depth, exact }) => exact || depth === deepest);
      const isEnough = fresh.filter(({ score }) => score.kind !== "loss").length >= wanted;
      return (isEnough ? fresh : all)
        .sort((one, other) => rankOf(other.score) - rankOf(one.score))
        .slice(0, wanted);
    },
  };
}

/** @typedef {ReturnType<typeof createMultiPv>} MultiPv */
