// The workers of an experiment, one for each core: they are hired when there are games to play and let go when
// somebody pauses. One that dies is replaced, and its game begins anew.

/** @typedef {import("./types.js").ContestPlan} ContestPlan */
/** @typedef {import("./types.js").PlayedGame} PlayedGame */
/** @typedef {import("./types.js").FromCrew} FromCrew */
/** @typedef {import("./types.js").ToCrew} ToCrew */
/** @typedef {import("../engine/types.js").Complaint} Complaint */

/**
 * A game that is wanted, and who waits for it.
 * @typedef {object} Job
 * @property {ContestPlan} contest
 * @property {number} number
 * @property {(game: PlayedGame) => void} played
 * @property {number} [attempts]  how often it has been begun
 */

/** How often a game is begun anew before it is given up. */
const ATTEMPTS = 2;

/** @param {import("./types.js").Files} files */
export function hireWorker({ module, glue, engine }) {
  const worker = new Worker(new URL(__LABORATORY_URL__, document.baseURI), { type: "module" });
  worker.postMessage(/** @type {ToCrew} */ ({ type: "open", module, glue, engine }));
  return worker;
}

/**
 * @param {import("./types.js").Files} files
 * @param {(complaint: Complaint) => void} failed  a game cannot be played; everything has stopped
 */
export function createCrew(files, failed) {
  const size = Math.max(1, navigator.hardwareConcurrency ?? 1);
  /** @type {Set<Worker>} */
  const workers = new Set();
  /** @type {Job[]} */
  let waiting = [];

  /** Gives games to whoever is free. */
  function employ() {
    while (workers.size < Math.min(size, waiting.length + workers.size) && waiting.length > 0) {
      serve(hireWorker(files));
    }
  }

  /** @param {Worker} worker */
  function serve(worker) {
    workers.add(worker);
    /** @type {Job | undefined} */
    let job;

    const leave = () => {
      workers.delete(worker);
      worker.terminate();
    };
    const begin = () => {
      job = waiting.shift();
      if (!job) return leave();
      job.attempts = (job.attempts ?? 0) + 1;
      worker.postMessage({ type: "play", contest: job.contest, number: job.number });
    };
    worker.onmessage = (/** @type {MessageEvent<FromCrew>} */ { data }) => {
      if (!job) return;
      if (data.type === "error") {
        stop();
        failed(data.complaint);
      } else if (data.type === "played") {
        const { played } = job;
        begin();
        played(data.game);
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      leave();
      if (!job || (job.attempts ?? 0) >= ATTEMPTS) {
        stop();
        failed({ message: event.message || "The worker has stopped." });
        return;
      }
      waiting.unshift(job);
      employ();
    };
    begin();
  }

  function stop() {
    waiting = [];
    for (const worker of workers) worker.terminate();
    workers.clear();
  }

  return {
    size,
    /** @param {Job[]} jobs */
    add(jobs) {
      waiting.push(...jobs);
      employ();
    },
    stop,
  };
}
