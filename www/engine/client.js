// Client of the worker that runs the computer players: requests a move, or the values of all moves.

import { createPlayerWorker } from "./player-worker.js";
import { chooseShared, createHelpers } from "./shared-search.js";
import { createTurns } from "./turns.js";

/** @typedef {import("./engine.types").SearchRequest} SearchRequest */
/** @typedef {import("./engine.types").Report} Report */
/** @typedef {import("./engine.types").EngineError} EngineError */
/** @typedef {import("./engine.types").Thoughts} Thoughts */

/**
 * @typedef {object} ChooseListener
 * @property {(report: Report) => void} [report]
 * @property {(choice: import("./engine.types").Choice) => void} choice
 * @property {(error: EngineError) => void} failed
 * @property {() => void} [superseded]  see AnalysisListener
 */

/**
 * @typedef {object} AnalysisListener
 * @property {(report: Report) => void} [report]
 * @property {(value: import("./engine.types").MoveValue) => void} value  of one move; a later value of it is a better one
 * @property {(complete: boolean) => void} analysed
 * @property {(error: EngineError) => void} failed
 * @property {() => void} [superseded]  another request replaced this one and has ended: this one may be sent again
 */

/**
 * @typedef {object} RecallListener
 * @property {(thoughts: Thoughts | null) => void} recalled  null if the worker has no trace of the player
 * @property {(error: EngineError) => void} failed
 */

/**
 * A request that is sent while another one is pending replaces it. Aborting the signal of a request ends it without
 * another callback.
 * @typedef {object} EngineClient
 * @property {(request: SearchRequest, listener: ChooseListener, options?: import("./engine.types").RequestOptions) => void} choose
 * @property {(request: SearchRequest, listener: AnalysisListener, options?: import("./engine.types").RequestOptions) => void} analyse
 * @property {(request: SearchRequest, listener: RecallListener, options?: import("./engine.types").RequestOptions) => void} recall
 *   the trace of the player's last search
 */

/**
 * @param {import("./engine.types").ModuleFiles} files
 * @param {number} [cores]  available to players that can share a search
 * @returns {EngineClient}
 */
export function createEngineClient(files, cores = 1) {
  const worker = createPlayerWorker(files);
  const helpers = createHelpers(() => createPlayerWorker(files), cores);

  const inTurn = createTurns();

  /** @param {"choose" | "analyse" | "recall"} type */
  const alone = (type) =>
    inTurn((request, listener, options) => worker.request({ type, request }, listener, options));

  const shared = inTurn((request, listener, options) =>
    chooseShared(worker, helpers, request, listener, options),
  );
  return {
    choose: helpers.size > 0 ? shared : alone("choose"),
    analyse: alone("analyse"),
    recall: alone("recall"),
  };
}
