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
  const watchdog = createWatchdog(silence, () => replace({ message: STOPPED }));
  /** @type {Worker | null} */
  let worker = connect();

  function connect() {
    const fresh = start();
    listen(fresh, receive, (complaint) => {
      if (fresh === worker) replace(complaint);
    });
    return fresh;
  }

  /** @param {import("./types.js").WorkerMessage} message */
  function receive({ id, type, value, end }) {
    if (!current || id !== current.message.id) return;
    watchdog.hear();
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
    terminate();
    if (!current) return;
    if (current.attempts < attempts) return send(current);
    const { listener } = current;
    finish();
    listener.failed(complaint);
  }

  /** @param {Request} request */
  function send(request) {
    request.attempts += 1;
    watchdog.hear();
    worker ??= connect();
    worker.postMessage(request.message);
  }

  function finish() {
    watchdog.stop();
    current?.released?.();
    current = null;
  }

  function terminate() {
    worker?.terminate();
    worker = null;
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
      watchdog.start();
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
      terminate();
    },
  };
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

/** @typedef {ReturnType<typeof createWorkerClient>} WorkerClient */

/** A worker with the module that it is to open. @param {string} script @param {import("./types.js").ModuleFiles} files */
export function startWorker(script, { module, glue, engine }) {
  const worker = new Worker(script, { type: "module" });
  worker.postMessage({ type: "open", module, glue, engine });
  return worker;
}
