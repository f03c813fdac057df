// A worker in which players search, with the token that stops its search; used by the engine client and shared
// searches.

import { openWorker } from "./open-worker.js";
import { createStopToken } from "./stop.js";
import { WorkerClient } from "./worker-client.js";

/**
 * @typedef {object} PlayerWorker
 * @property {(message: import("./engine.types").EngineMessage, listener: import("./worker-client.js").Listener, options?: import("./engine.types").RequestOptions) => void} request
 *   drops a pending request
 * @property {() => void} close
 */

/** Browsers may terminate a worker without an error event, so silence counts as failure. */
const OPTIONS = { attempts: 2, silence: 10 };

/** Whether a player is in the engine module. @param {import("./engine.types").GameInfo} info @param {string} player */
export const isModern = ({ players }, player) =>
  players.some(({ id, elsewhere }) => id === player && elsewhere);

/** @param {import("./engine.types").PlayerFiles} files @returns {PlayerWorker} */
export function createPlayerWorker(files) {
  const { module, glue, info, loadEngine, start, createToken = createStopToken } = files;
  /** The engine module, after the first request for one of its players. @type {import("./engine.types").OpenModule | undefined} */
  let engine;
  const client = new WorkerClient(() => openWorker(start(), { module, glue, engine }), OPTIONS);
  /** Number of requests; one that waits for the engine module is dropped if another follows. */
  let lastRequest = 0;

  /** Token of an answered request, for reuse: creating object URLs is expensive. */
  let idleToken = /** @type {ReturnType<typeof createStopToken> | null} */ (null);

  /** @param {import("./engine.types").StopToken} token */
  function stop(token) {
    token.stop();
    if (token.urls.length === 0) client.restart(); // the worker has nothing to poll
  }

  /** @type {PlayerWorker["request"]} */
  async function loadAndSend(message, listener, options) {
    client.drop();
    const number = lastRequest;
    const isCurrent = () => number === lastRequest && !options?.signal?.aborted;
    try {
      const loaded = await loadEngine();
      if (!engine) client.notify({ type: "engine", engine: loaded });
      engine = loaded;
    } catch (error) {
      if (isCurrent()) listener.failed(/** @type {import("./loading.js").LoadingError} */ (error));
      return;
    }
    if (isCurrent()) send(message, listener, options);
  }

  /** @type {PlayerWorker["request"]} */
  function send(message, listener, options) {
    const token = idleToken ?? createToken();
    idleToken = null;
    const released = (/** @type {boolean} */ answered) => {
      if (answered) idleToken = token;
      else stop(token);
    };
    client.request({ ...message, token: token.urls }, listener, { ...options, released });
  }

  return {
    request(message, listener, options) {
      if (options?.signal?.aborted) return;
      lastRequest += 1;
      const needsEngine = !engine && isModern(info, message.request.player);
      (needsEngine ? loadAndSend : send)(message, listener, options);
    },
    close() {
      lastRequest += 1;
      client.close();
      idleToken?.stop();
      idleToken = null;
    },
  };
}
