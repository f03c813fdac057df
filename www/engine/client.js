// Client of the worker that runs the computer players; the table and the panels request moves and move values from it.

import { withTimeout } from "./loading.js";
import { createPlayerWorker, isModern } from "./player-worker.js";
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
 * @property {(value: import("./engine.types").MoveValue) => void} value  the value of one move; replaces an earlier one
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
 * @property {() => void} close  terminates the workers and drops a pending request
 */

/**
 * @param {import("./engine.types").PlayerFiles} files
 * @param {number} [cores]  available to players that can share a search
 * @returns {EngineClient}
 */
export function createEngineClient(files, cores = 1) {
  const worker = createPlayerWorker(files);
  const serialise = createTurns();

  /** @param {"choose" | "analyse" | "recall"} type @returns {import("./turns.js").Send} */
  const unshared = (type) => (request, listener, options) =>
    worker.request({ type, request }, listener, options);

  /** Loaded with the first request that can be shared. @type {Promise<import("./turns.js").Send> | undefined} */
  let sharing;
  /** Terminates the helper workers, if any. */
  let dismissHelpers = () => {};
  const loadSharing = async () => {
    const { chooseShared, createHelpers } = await withTimeout(import("./shared-search.js"));
    const helpers = createHelpers(() => createPlayerWorker(files), cores);
    dismissHelpers = helpers.dismiss;
    return /** @type {import("./turns.js").Send} */ (
      (...request) => chooseShared(worker, helpers, ...request)
    );
  };

  /** @type {import("./turns.js").Send} */
  async function choose(request, listener, options) {
    let send = unshared("choose");
    if (cores > 1 && isModern(files.info, request.player)) {
      sharing ??= loadSharing();
      try {
        send = await sharing;
      } catch (error) {
        sharing = undefined;
        return listener.failed(error);
      }
    }
    if (!options?.signal?.aborted) send(request, listener, options);
  }

  return {
    choose: serialise(choose),
    analyse: serialise(unshared("analyse")),
    recall: serialise(unshared("recall")),
    close() {
      worker.close();
      dismissHelpers();
    },
  };
}
