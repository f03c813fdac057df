// The thread in which players search in Node, with what they use of a browser's worker.

import * as engine from "game:engine";
import * as rules from "game:rules";
import { parentPort, workerData } from "node:worker_threads";
import { servePlayers } from "../../www/engine/serve-players.js";
import { isStopped } from "../engine/client/node-worker.mjs";

/** Polls a stop token (src/web/watch.rs): the status is 200 while the caller holds it. */
class StopRequest {
  status = 0;
  #token = "";

  /** @param {string} _method @param {string} token */
  open(_method, token) {
    this.#token = token;
  }

  send() {
    this.status = isStopped(workerData, this.#token) ? 404 : 200;
  }
}

Object.assign(globalThis, {
  XMLHttpRequest: StopRequest,
  postMessage: (/** @type {unknown} */ message) => parentPort?.postMessage(message),
  addEventListener: (/** @type {string} */ type, /** @type {(event: object) => void} */ listener) =>
    parentPort?.on(type, (data) => listener({ data })),
});

servePlayers(async (glue) => (glue === "engine" ? engine : rules));
