// Asks a worker: one request at a time, each with an id, so that answers to a request that was given up are dropped.
// A worker that dies, or falls silent where silence is limited, is replaced and its request sent again.

/** @typedef {import("./types.js").Complaint} Complaint */

/**
 * What happens to a request: `failed`, and whatever else its worker posts, by the message's type.
 * @typedef {{ failed(complaint: Complaint): void } & Record<string, any>} Listener
 */

/**
 * @typedef {object} Request
 * @property {{ id: number, type: string }} message
 * @property {Listener} listener
 * @property {(answered: boolean) => void} [released]  called once, however the request ends
 * @property {number} attempts
 */

/**
 * @typedef {object} Options
 * @property {number} [attempts]  how often a request is sent before the death of its worker is reported
 * @property {number} [silence]  seconds without a message after which a worker counts as dead; it may say "alive"
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
   * Sends a request; one that is still open is given up.
   * @param {{ type: string, [more: string]: unknown }} message @param {Listener} listener @param {Request["released"]} [released]
   */
  request(message, listener, released) {
    this.#finish();
    this.#lastId += 1;
    const request = { message: { ...message, id: this.#lastId }, listener, released, attempts: 0 };
    this.#current = request;
    this.#watchdog.start();
    this.#send(request);
    return {
      stop: () => {
        if (this.#current === request) this.#finish();
      },
    };
  }

  /** Tells the worker something about the request that is open. @param {{ type: string }} message */
  notify(message) {
    this.#worker?.postMessage(message);
  }

  /** Ends the worker and drops the request that is open. */
  close() {
    this.#finish();
    this.#terminate();
  }

  #connect() {
    const worker = this.#start();
    listen(
      worker,
      (message) => this.#receive(message),
      (complaint) => {
        if (worker === this.#worker) this.#replace(complaint);
      },
    );
    return worker;
  }

  /** @param {import("./types.js").WorkerMessage} message */
  #receive({ id, type, value, end }) {
    if (!this.#current || id !== this.#current.message.id) return;
    this.#watchdog.hear();
    const { listener } = this.#current;
    if (end === "fatal") return this.#replace(value);
    if (end) this.#finish(true);
    listener[type]?.(value);
  }

  /**
   * The next worker starts with the next request: one that cannot even begin is not started again and again.
   * @param {Complaint} complaint
   */
  #replace(complaint) {
    this.#terminate();
    const current = this.#current;
    if (!current) return;
    if (current.attempts < this.#attempts) return this.#send(current);
    this.#finish();
    current.listener.failed(complaint);
  }

  /** @param {Request} request */
  #send(request) {
    request.attempts += 1;
    this.#watchdog.hear();
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
 * @param {Worker} worker @param {(message: import("./types.js").WorkerMessage) => void} receive
 * @param {(complaint: Complaint) => void} died
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
 * Notices a worker that has fallen silent; its seconds count only while the page itself is awake.
 * @param {number} limit @param {() => void} silent
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
    hear() {
      seconds = 0;
    },
    stop: () => clearInterval(timer),
  };
}

/** A worker with the module that it is to open. @param {string} script @param {import("./types.js").ModuleFiles} files */
export function startWorker(script, { module, glue, engine }) {
  const worker = new Worker(script, { type: "module" });
  worker.postMessage({ type: "open", module, glue, engine });
  return worker;
}
