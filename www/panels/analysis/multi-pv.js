// What a search has found out about the moves of one position: the value of each, and how much has been looked at.

import { isProved, strengthOf } from "../../table/score.js";

/** @typedef {import("../../engine/engine.types").Report} Report */
/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */

export function createMultiPv() {
  /** While only one move is wanted, that alone. @type {Map<string, MoveValue>} */
  let values = new Map();
  /** How much has been looked at. @type {Report | null} */
  let latest = null;
  /** Whether every move that the player thinks of has been looked at once. */
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
    hear(report) {
      latest = report;
    },

    /** The best move alone. @param {Report} report */
    hearBest(report) {
      const { score, pv, depth, nodes } = report;
      latest = { score, pv, depth, nodes };
      if (!score || pv.length === 0) return;
      values = new Map([[pv[0], { move: pv[0], score, exact: isProved(score), depth, pv }]]);
      isComplete = true;
    },

    /** @param {MoveValue} value @param {number} legal  how many moves there are */
    learn(value, legal) {
      isComplete ||= values.has(value.move) || values.size + 1 >= legal;
      values.set(value.move, value);
    },

    complete() {
      isComplete = true;
    },

    /** The best moves, as far as they are known. @param {number} count */
    best(count) {
      const all = [...values.values()];
      const wanted = Math.min(count, all.length);
      const deepest = Math.max(...all.map(({ depth }) => depth));
      // What fell out of the player's choice, or waits for its turn in this round, is of an earlier look.
      const fresh = all.filter(({ depth, exact }) => exact || depth === deepest);
      const isEnough = fresh.filter(({ score }) => score.kind !== "loss").length >= wanted;
      return (isEnough ? fresh : all)
        .sort((one, other) => strengthOf(other.score) - strengthOf(one.score))
        .slice(0, wanted);
    },
  };
}

/** @typedef {ReturnType<typeof createMultiPv>} MultiPv */
