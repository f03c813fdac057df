// Sends requests to a worker, one at a time, each with an id, so that answers to an aborted request are dropped. A worker
// that fails, or is silent for longer than the limit, is replaced and its request sent again.

/** @typedef {import("./engine.types").EngineError} EngineError */

/**
 * Callbacks of a request: `failed`, and one for each type of message that its worker posts.
 * @typedef {{ failed(error: EngineError): void } & Record<string, any>} Listener
 */

/**
 * @typedef {object} Request
 * @property {{ id: number, type: string }} message
 * @property {Listener} listener
 * @property {(answered: boolean) => void} [released]  called once when the request ends, for whatever reason
 * @property {number} attempts
 */

/**
 * @typedef {object} Options
 * @property {number} [attempts]  how often a request is sent before the failure of its worker is reported
 * @property {number} [silence]  seconds without a message, heartbeats included, after which a worker is replaced
 */

const STOPPED = "The worker has stopped.";

export class WorkerClient {
  #start;
  #attempts;
  #watchdog;
  /** @type {Worker | null} */
  #worker;
  /** @type {Request | null} */
  #current = null;
  #lastId = 0;

  /** @param {() => Worker} start @param {Options} [options] */
  constructor(start, { attempts = 1, silence = Number.POSITIVE_INFINITY } = {}) {
    this.#start = start;
    this.#attempts = attempts;
    this.#watchdog = createWatchdog(silence, () => this.#replace({ message: STOPPED }));
    this.#worker = this.#connect();
  }

  /**
   * Sends a request; a pending one is dropped. Aborting the signal drops this one, without another callback but `released`.
   * @param {{ type: string, [more: string]: unknown }} message @param {Listener} listener
   * @param {import("./engine.types").RequestOptions & Pick<Request, "released">} [options]
   */
  request(message, listener, { signal, released } = {}) {
    if (signal?.aborted) return released?.(false);
    this.#finish();
    this.#lastId += 1;
    const request = { message: { ...message, id: this.#lastId }, listener, released, attempts: 0 };
    this.#current = request;
    this.#watchdog.start();
    this.#send(request);
    signal?.addEventListener("abort", () => {
      if (this.#current === request) this.#finish();
    });
  }

  /** Posts a message about the pending request. @param {{ type: string }} message */
  notify(message) {
    this.#worker?.postMessage(message);
  }

  /** Terminates the worker and drops the pending request. */
  close() {
    this.#finish();
    this.#terminate();
  }

  #connect() {
    const worker = this.#start();
    listen(
      worker,
      (message) => this.#receive(message),
      (error) => {
        if (worker === this.#worker) this.#replace(error);
      },
    );
    return worker;
  }

  /** @param {import("./engine.types").WorkerMessage} message */
  #receive({ id, type, value, end }) {
    if (!this.#current || id !== this.#current.message.id) return;
    this.#watchdog.reset();
    const { listener } = this.#current;
    if (end === "fatal") return this.#replace(value);
    if (end) this.#finish(true);
    listener[type]?.(value);
  }

  /**
   * The next worker starts with the next request: one that fails on start-up is not restarted in a loop.
   * @param {EngineError} error
   */
  #replace(error) {
    this.#terminate();
    const current = this.#current;
    if (!current) return;
    if (current.attempts < this.#attempts) return this.#send(current);
    this.#finish();
    current.listener.failed(error);
  }

  /** @param {Request} request */
  #send(request) {
    request.attempts += 1;
    this.#watchdog.reset();
    this.#worker ??= this.#connect();
    this.#worker.postMessage(request.message);
  }

  #finish(answered = false) {
    this.#watchdog.stop();
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
    died({ message: event.message || STOPPED });
  };
  worker.onmessageerror = () => died({ message: "The worker's answer could not be read." });
}

/**
 * Detects a silent worker; seconds count only while the page is awake.
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

/** Starts a worker and passes it its module. @param {string} script @param {import("./engine.types").ModuleFiles} files */
export function startWorker(script, { module, glue, engine }) {
  const worker = new Worker(script, { type: "module" });
  worker.postMessage({ type: "open", module, glue, engine });
  return worker;
}
