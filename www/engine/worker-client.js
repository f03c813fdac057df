// Sends requests to a worker, one at a time. Answers carry the id of their request; those to an aborted one are
// dropped. A worker that fails, or is silent for longer than the limit, is replaced and its request sent again.

import { LoadingError } from "./loading.js";

/** @typedef {import("./engine.types").EngineError} EngineError */

/**
 * Callbacks of a request: `failed`, and one for each type of message that its worker posts.
 * @typedef {{ failed(error: EngineError): void } & Record<string, any>} Listener
 */

/**
 * @typedef {object} Request
 * @property {{ id: number, type: string }} message
 * @property {Listener} listener
 * @property {(answered: boolean) => void} [released]  called once when the request ends
 * @property {() => void} dropSignal  stops listening to the caller's signal
 * @property {number} attempts
 */

/**
 * @typedef {object} Options
 * @property {number} [attempts]  maximum number of times a request is sent before its failure is reported
 * @property {number} [silence]  maximum seconds without a message, heartbeats included, before the worker is replaced
 */

/** @typedef {import("./loading.js").Cause} Cause */

/** Causes that a retry in another worker would not change. @type {(string | undefined)[]} */
const FINAL_CAUSES = /** @type {Cause[]} */ (["slow", "no-workers"]);

export class WorkerClient {
  #start;
  #attempts;
  #watchdog;
  /** @type {Worker | null} */
  #worker;
  /** @type {Request | null} */
  #current = null;
  #lastId = 0;
  /** Whether the worker has posted a message. */
  #hasResponded = false;

  /** @param {() => Worker} start @param {Options} [options] */
  constructor(start, { attempts = 1, silence = Number.POSITIVE_INFINITY } = {}) {
    this.#start = start;
    this.#attempts = attempts;
    this.#watchdog = createWatchdog(silence, () => this.#replace(this.#silenceError()));
    this.#worker = this.#connect(); // loads its script before the first request
  }

  /**
   * Sends a request and drops a pending one. Aborting the signal drops this one, without a callback except `released`.
   * @param {{ type: string, [more: string]: unknown }} message @param {Listener} listener
   * @param {import("./engine.types").RequestOptions & Pick<Request, "released">} [options]
   */
  request(message, listener, { signal, released } = {}) {
    if (signal?.aborted) return released?.(false);
    this.#finish();
    this.#lastId += 1;
    const drop = () => this.#finish();
    const request = {
      message: { ...message, id: this.#lastId },
      listener,
      released,
      dropSignal: () => signal?.removeEventListener("abort", drop),
      attempts: 0,
    };
    this.#current = request;
    signal?.addEventListener("abort", drop);
    this.#watchdog.start();
    this.#send(request);
  }

  /** Posts a message without an answer. @param {{ type: string, [more: string]: unknown }} message */
  notify(message) {
    this.#worker?.postMessage(message);
  }

  /** Drops the pending request. */
  drop() {
    this.#finish();
  }

  /** Terminates the worker and drops the pending request. */
  close() {
    this.#finish();
    this.#terminate();
  }

  /** Terminates the worker; the next request starts another one. */
  restart() {
    this.#terminate();
  }

  /** Starts a worker; null if the browser does not support workers. */
  #connect() {
    const worker = startOrNull(this.#start);
    if (!worker) return null;
    this.#hasResponded = false;
    listen(
      worker,
      (message) => this.#receive(message),
      (error) => {
        if (worker === this.#worker) this.#replace(error);
      },
    );
    return worker;
  }

  /** The error of a silent worker: "slow" if all attempts failed and its script never loaded. @returns {EngineError} */
  #silenceError() {
    const isLast = this.#current?.attempts === this.#attempts;
    return new LoadingError(isLast && !this.#hasResponded ? "slow" : "stopped");
  }

  /** @param {import("./engine.types").WorkerMessage} message */
  #receive({ id, type, value, end }) {
    this.#hasResponded = true;
    if (!this.#current || id !== this.#current.message.id) return;
    this.#watchdog.reset();
    const { listener } = this.#current;
    if (end === "fatal") return this.#replace(value);
    if (end) this.#finish(true);
    listener[type]?.(value);
  }

  /**
   * Terminates a failed worker and retries the request. Without one, the next request starts the next worker: a worker
   * that fails on start-up must not be restarted in a loop.
   * @param {EngineError} error
   */
  #replace(error) {
    this.#terminate();
    const current = this.#current;
    if (!current) return;
    if (current.attempts < this.#attempts && !FINAL_CAUSES.includes(error.code))
      return this.#send(current);
    this.#finish();
    current.listener.failed(error);
  }

  /** @param {Request} request */
  #send(request) {
    request.attempts += 1;
    this.#watchdog.reset();
    this.#worker ??= this.#connect();
    if (this.#worker) return this.#worker.postMessage(request.message);
    const error = new LoadingError("no-workers");
    Promise.resolve().then(() => this.#replace(error));
  }

  #finish(answered = false) {
    this.#watchdog.stop();
    this.#current?.dropSignal();
    this.#current?.released?.(answered);
    this.#current = null;
  }

  #terminate() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/**
 * @param {Worker} worker @param {(message: import("./engine.types").WorkerMessage) => void} receive
 * @param {(error: EngineError) => void} died
 */
function listen(worker, receive, died) {
  worker.onmessage = ({ data }) => receive(data);
  worker.onerror = (event) => {
    event.preventDefault();
    // An error without a message means that the script could not be loaded.
    died(event.message ? { message: event.message } : new LoadingError("unreachable"));
  };
  worker.onmessageerror = () => died({ message: "The worker's answer could not be read." });
}

/**
 * Detects a silent worker. Counts ticks instead of reading the clock, so that time asleep is no silence.
 * @param {number} limit  seconds @param {() => void} silent
 */
function createWatchdog(limit, silent) {
  let seconds = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  return {
    start() {
      if (limit < Number.POSITIVE_INFINITY)
        timer = setInterval(() => {
          if (++seconds > limit) silent();
        }, 1000);
    },
    reset() {
      seconds = 0;
    },
    stop: () => clearInterval(timer),
  };
}

/** @param {() => Worker} start */
function startOrNull(start) {
  try {
    return start();
  } catch {
    return null;
  }
}
