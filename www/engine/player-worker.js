// A worker in which players think, and the token that stops it.

import { createStopToken } from "./stop.js";
import { startWorker, WorkerClient } from "./worker-client.js";

/**
 * @typedef {object} PlayerWorker
 * @property {(asked: import("./types.js").EngineRequest, listener: import("./worker-client.js").Listener) => { stop(): void }} ask
 *   a question that is still open is given up
 * @property {() => void} close
 */

/** A worker that the browser has ended says nothing. */
const OPTIONS = { attempts: 2, silence: 10 };

/** @param {import("./types.js").ModuleFiles} files @returns {PlayerWorker} */
export function createPlayerWorker(files) {
  const client = new WorkerClient(() => startWorker(__WORKER_URL__, files), OPTIONS);

  /** A token whose question was answered serves the next one: making one costs the page more than it looks. */
  let idle = /** @type {ReturnType<typeof createStopToken> | null} */ (null);

  return {
    ask(asked, listener) {
      const token = idle ?? createStopToken();
      idle = null;
      return client.request({ ...asked, token: token.urls }, listener, (answered) => {
        if (answered) idle = token;
        else token.stop();
      });
    },
    close() {
      client.close();
      idle?.stop();
      idle = null;
    },
  };
}
