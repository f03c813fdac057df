// A worker in which players search, and the token that stops it.

import { createStopToken } from "./stop.js";
import { startWorker, WorkerClient } from "./worker-client.js";

/**
 * @typedef {object} PlayerWorker
 * @property {(message: import("./engine.types").EngineMessage, listener: import("./worker-client.js").Listener, options?: import("./engine.types").RequestOptions) => void} request
 *   a pending request is dropped
 * @property {() => void} close
 */

/** A worker that the browser has terminated falls silent without an error. */
const OPTIONS = { attempts: 2, silence: 10 };

/** @param {import("./engine.types").ModuleFiles} files @returns {PlayerWorker} */
export function createPlayerWorker(files) {
  const client = new WorkerClient(() => startWorker(__WORKER_URL__, files), OPTIONS);

  /** The token of an answered request, for the next one: creating object URLs is expensive. */
  let idle = /** @type {ReturnType<typeof createStopToken> | null} */ (null);

  return {
    request(message, listener, options) {
      const token = idle ?? createStopToken();
      idle = null;
      const released = (/** @type {boolean} */ answered) => {
        if (answered) idle = token;
        else token.stop();
      };
      client.request({ ...message, token: token.urls }, listener, { ...options, released });
    },
    close() {
      client.close();
      idle?.stop();
      idle = null;
    },
  };
}
