// A pool of workers that play the games of an experiment, one for each core: started when there are games to play and
// terminated on a pause. A worker that fails is replaced and its game restarted.

import { WorkerClient } from "../engine/worker-client.js";
import { startLabWorker } from "./lab-client.js";

/** @typedef {import("../engine/engine.types").EngineError} EngineError */

/**
 * A game to play.
 * @typedef {object} Job
 * @property {import("./lab.types").ContestPlan} contest
 * @property {number} number
 * @property {(game: import("./lab.types").PlayedGame) => void} played
 */

/** Attempts to play a game before it fails. */
const MAX_ATTEMPTS = 2;

/**
 * @param {import("../engine/engine.types").ModuleFiles} files
 * @param {(error: EngineError) => void} failed  called when a game has failed and the pool has stopped
 */
export function createWorkerPool(files, failed) {
  const size = Math.max(1, navigator.hardwareConcurrency ?? 1);
  /** @type {Set<WorkerClient>} */
  const clients = new Set();
  /** Jobs are created lazily: ten thousand at once would block the page. @type {Iterator<Job>[]} */
  let sources = [];

  /** @returns {Job | undefined} */
  function nextJob() {
    if (sources.length === 0) return undefined;
    const { value, done } = sources[0].next();
    if (!done) return value;
    sources.shift();
    return nextJob();
  }

  /** @param {WorkerClient} client @param {Job} job */
  function run(client, { contest, number, played }) {
    const message = { type: "play", contest, number };
    client.request(message, {
      reply(/** @type {import("./lab.types").PlayedGame} */ game) {
        const next = nextJob();
        if (next) run(client, next);
        else release(client);
        played(game);
      },
      failed(error) {
        stop();
        failed(error);
      },
    });
  }

  /** @param {WorkerClient} client */
  function release(client) {
    clients.delete(client);
    client.close();
  }

  function stop() {
    sources = [];
    for (const client of clients) release(client);
  }

  return {
    size,
    /** @param {Iterable<Job>} jobs */
    add(jobs) {
      sources.push(jobs[Symbol.iterator]());
      while (clients.size < size) {
        const job = nextJob();
        if (!job) return;
        const client = new WorkerClient(() => startLabWorker(files), { attempts: MAX_ATTEMPTS });
        clients.add(client);
        run(client, job);
      }
    },
    stop,
  };
}
