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
 * @property {() => void} [released]  called once, however the request ends
 * @property {number} attempts
 */

/**
 * @typedef {object} Options
 * @property {number} [attempts]  how often a request is sent before the death of its worker is reported
 * @property {number} [silence]  seconds without a message after which a worker counts as dead; it may say "alive"
 */

const STOPPED = "The worker has stopped.";

/** @param {() => Worker} start @param {Options} [options] */
export function createWorkerClient(
  start,
  { attempts = 1, silence = Number.POSITIVE_INFINITY } = {},
) {
  /** @type {Request | null} */
  let current = null;
  let lastId = 0;
  /** Seconds since the worker's last message, counted only while the page itself is awake. */
  let silent = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let clock;
  /** @type {Worker | null} */
  let worker = connect();

  function connect() {
    const fresh = start();
    fresh.onmessage = ({ data }) => receive(data);
    fresh.onerror = (event) => {
      event.preventDefault();
      if (fresh === worker) replace({ message: event.message || STOPPED });
    };
    fresh.onmessageerror = () => {
      if (fresh === worker) replace({ message: "The worker's answer could not be read." });
    };
    return fresh;
  }

  /** @param {import("./types.js").WorkerMessage} message */
  function receive({ id, type, value, end }) {
    if (!current || id !== current.message.id) return;
    silent = 0;
    const { listener } = current;
    if (end === "fatal") return replace(value);
    if (end) finish();
    listener[type]?.(value);
  }

  /**
   * The next worker starts with the next request: one that cannot even begin is not started again and again.
   * @param {Complaint} complaint
   */
  function replace(complaint) {
    worker?.terminate();
    worker = null;
    if (!current) return;
    if (current.attempts < attempts) return send(current);
    const { listener } = current;
    finish();
    listener.failed(complaint);
  }

  /** @param {Request} request */
  function send(request) {
    request.attempts += 1;
    silent = 0;
    worker ??= connect();
    worker.postMessage(request.message);
  }

  function finish() {
    clearInterval(clock);
    current?.released?.();
    current = null;
  }

  return {
    /**
     * Sends a request; one that is still open is given up.
     * @param {{ type: string, [more: string]: unknown }} message @param {Listener} listener @param {() => void} [released]
     */
    request(message, listener, released) {
      finish();
      lastId += 1;
      const request = { message: { ...message, id: lastId }, listener, released, attempts: 0 };
      current = request;
      if (silence < Number.POSITIVE_INFINITY)
        clock = setInterval(() => {
          if (++silent > silence) replace({ message: STOPPED });
        }, 1000);
      send(request);
      return {
        stop() {
          if (current === request) finish();
        },
      };
    },

    /** Tells the worker something about the request that is open. @param {{ type: string }} message */
    notify(message) {
      worker?.postMessage(message);
    },

    /** Ends the worker and drops the request that is open. */
    close() {
      finish();
      worker?.terminate();
      worker = null;
    },
  };
}

/** @typedef {ReturnType<typeof createWorkerClient>} WorkerClient */

/** A worker with the module that it is to open. @param {string} script @param {import("./types.js").ModuleFiles} files */
export function startWorker(script, { module, glue, engine }) {
  const worker = new Worker(new URL(script, location.href), { type: "module" });
  worker.postMessage({ type: "open", module, glue, engine });
  return worker;
}
