// A pool of workers that play the games of an experiment, one for each core: started when there are games to play and
// terminated on a pause. Games of visitors' programs, which have separate workers, take places of the pool. A worker that fails is replaced and its game restarted.

import { WorkerClient } from "../engine/worker-client.js";
import { startLabWorker } from "./lab-client.js";

/** @typedef {import("../engine/engine.types").EngineError} EngineError */

/**
 * A game to play: by a worker of the pool, or by a function that rejects if the signal is aborted.
 * @typedef {WorkerJob | PageJob} Job
 *
 * @typedef {object} PageJob
 * @property {(signal: AbortSignal) => Promise<import("./lab.types").TournamentGame>} play
 * @property {(game: import("./lab.types").TournamentGame) => void} played
 *
 * @typedef {object} WorkerJob
 * @property {import("./lab.types").ContestPlan} contest
 * @property {number} number
 * @property {(game: import("./lab.types").PlayedGame) => void} played
 */

/** Attempts to play a game before it fails. */
const MAX_ATTEMPTS = 2;

export class WorkerPool {
  size = Math.max(1, navigator.hardwareConcurrency ?? 1);
  #files;
  #failed;
  /** @type {Set<WorkerClient>} */
  #clients = new Set();
  /** Number of games that are played by functions. */
  #pageGames = 0;
  #run = new AbortController();
  #jobs = createQueue();

  /**
   * @param {import("../engine/engine.types").ModuleFiles} files
   * @param {(error: EngineError) => void} failed  called when a game has failed and the pool has stopped
   */
  constructor(files, failed) {
    this.#files = files;
    this.#failed = failed;
  }

  /** @param {Iterable<Job>} more */
  add(more) {
    this.#jobs.add(more);
    while (this.#clients.size + this.#pageGames < this.size) {
      const job = this.#jobs.next();
      if (!job) return;
      this.#start(job);
    }
  }

  stop() {
    this.#jobs.clear();
    this.#run.abort();
    this.#run = new AbortController();
    this.#pageGames = 0;
    for (const client of this.#clients) this.#release(client);
  }

  /** @param {EngineError} error */
  #fail(error) {
    this.stop();
    this.#failed(error);
  }

  /** @param {Job} job @param {WorkerClient} [client]  free for it */
  #start(job, client) {
    if ("contest" in job) return this.#request(client ?? this.#open(), job);
    if (client) this.#release(client);
    this.#perform(job);
  }

  #open() {
    const start = () => startLabWorker(this.#files);
    const client = new WorkerClient(start, { attempts: MAX_ATTEMPTS });
    this.#clients.add(client);
    return client;
  }

  /** @param {WorkerClient} client */
  #release(client) {
    this.#clients.delete(client);
    client.close();
  }

  /** @param {PageJob} job */
  async #perform({ play, played }) {
    const { signal } = this.#run;
    this.#pageGames += 1;
    try {
      const game = await play(signal);
      if (signal.aborted) return;
      this.#pageGames -= 1;
      const next = this.#jobs.next();
      if (next) this.#start(next);
      played(game);
    } catch (error) {
      if (!signal.aborted) this.#fail(/** @type {EngineError} */ (error));
    }
  }

  /** @param {WorkerClient} client @param {WorkerJob} job */
  #request(client, { contest, number, played }) {
    const message = { type: "play", contest, number };
    client.request(message, {
      reply: (/** @type {import("./lab.types").PlayedGame} */ game) => {
        const next = this.#jobs.next();
        if (next) this.#start(next, client);
        else this.#release(client);
        played(game);
      },
      failed: (error) => this.#fail(error),
    });
  }
}

/** Jobs that are created lazily: ten thousand at once would block the page. */
function createQueue() {
  /** @type {Iterator<Job>[]} */
  let sources = [];

  /** @returns {Job | undefined} */
  function next() {
    if (sources.length === 0) return undefined;
    const { value, done } = sources[0].next();
    if (!done) return value;
    sources.shift();
    return next();
  }

  return {
    next,
    /** @param {Iterable<Job>} jobs */
    add: (jobs) => sources.push(jobs[Symbol.iterator]()),
    clear() {
      sources = [];
    },
  };
}
