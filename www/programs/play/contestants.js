// The two kinds of contestants: a pupil's program, and a computer player of the game.

import { createPlayerWorker } from "../../engine/player-worker.js";
import { openProgram } from "../open-program.js";
import { fromBase64 } from "../stored/program-files.js";

/** @typedef {import("./play.types").Contestant} Contestant */
/** @typedef {import("./play.types").Program} Program */
/** @typedef {import("./play.types").Thought} Thought */
/** @typedef {import("../../engine/rules-module.js").Rules} Rules */
/** @typedef {import("../../engine/player-worker.js").PlayerWorker} PlayerWorker */

/** A program; its thoughts have the positions that it looked at if `hasVisited`. @param {Program} program @param {{ hasVisited?: boolean }} [options] @returns {Contestant} */
export const programContestant = (
  { name, game, language, source },
  { hasVisited = false } = {},
) => ({
  name,
  open(seed, signal) {
    const program = language === "wasm" ? fromBase64(source) : source;
    return openProgram({ language, source: program, game, seed, hasVisited }, { signal });
  },
  close() {},
});

/**
 * A computer player; its workers are reused by later games.
 * @param {Rules} rules @param {string} player @param {string} name
 * @param {Partial<Pick<import("../../engine/engine.types").SearchRequest, "parameters" | "limits">>} [more]
 * @returns {Contestant}
 */
export function computerContestant(rules, player, name, { parameters = {}, limits = {} } = {}) {
  /** @type {PlayerWorker[]} */
  const all = [];
  /** @type {PlayerWorker[]} */
  const idle = [];

  function takeWorker() {
    const worker = idle.pop() ?? createPlayerWorker(rules);
    if (!all.includes(worker)) all.push(worker);
    return worker;
  }

  return {
    name,
    async open(seed) {
      const worker = takeWorker();
      return {
        choose: (record, { signal } = {}) =>
          chosenBy(
            worker,
            { record, game: rules.info.id, player, seed, parameters, limits },
            signal,
          ),
        close: () => idle.push(worker),
      };
    },
    close() {
      for (const worker of all) worker.close();
      all.length = 0;
      idle.length = 0;
    },
  };
}

/**
 * @param {PlayerWorker} worker @param {import("../../engine/engine.types").SearchRequest} request
 * @param {AbortSignal} [signal] @returns {Promise<Thought>}
 */
function chosenBy(worker, request, signal) {
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.request(
      { type: "choose", request },
      {
        choice: (/** @type {{ move: string }} */ { move }) =>
          resolve({ move, printed: [], marks: {}, explanation: null, steps: 0 }),
        failed: reject,
      },
      { signal },
    );
    if (signal?.aborted) reject(signal.reason);
  });
}
