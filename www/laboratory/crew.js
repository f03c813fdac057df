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
  /** Games that have to begin anew. @type {Job[]} */
  let waiting = [];
  /** Where the games come from, made one by one: ten thousand at once would hold up the page. @type {Iterator<Job>[]} */
  let sources = [];

  /** @returns {Job | undefined} */
  function nextJob() {
    const again = waiting.shift();
    if (again || sources.length === 0) return again;
    const { value, done } = sources[0].next();
    if (!done) return value;
    sources.shift();
    return nextJob();
  }

  /** Gives games to as many as there are cores. */
  function employ() {
    while (workers.size < size) {
      const job = nextJob();
      if (!job) return;
      serve(hireWorker(files), job);
    }
  }

  /** @param {Worker} worker @param {Job} first */
  function serve(worker, first) {
    workers.add(worker);
    /** @type {Job | undefined} */
    let job;

    const leave = () => {
      workers.delete(worker);
      worker.terminate();
    };
    const begin = (/** @type {Job | undefined} */ next) => {
      job = next;
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
        begin(nextJob());
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
    begin(first);
  }

  function stop() {
    waiting = [];
    sources = [];
    for (const worker of workers) worker.terminate();
    workers.clear();
  }

  return {
    size,
    /** @param {Iterable<Job>} jobs */
    add(jobs) {
      sources.push(jobs[Symbol.iterator]());
      employ();
    },
    stop,
  };
}
