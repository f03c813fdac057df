// A pool of workers that play the games of an experiment, one worker for each core: started when there are games to
// play, and ended when somebody pauses. One that dies is replaced, and its game begins anew.

import { WorkerClient } from "../engine/worker-client.js";
import { startLabWorker } from "./lab-client.js";

/** @typedef {import("../engine/engine.types").EngineError} EngineError */

/**
 * A game to be played, and who waits for it.
 * @typedef {object} Job
 * @property {import("./lab.types").ContestPlan} contest
 * @property {number} number
 * @property {(game: import("./lab.types").PlayedGame) => void} played
 */

/** How often a game is begun before it is given up. */
const ATTEMPTS = 2;

/**
 * @param {import("../engine/engine.types").ModuleFiles} files
 * @param {(error: EngineError) => void} failed  a game cannot be played; everything has stopped
 */
export function createWorkerPool(files, failed) {
  const size = Math.max(1, navigator.hardwareConcurrency ?? 1);
  /** @type {Set<WorkerClient>} */
  const clients = new Set();
  /** Jobs are made one by one: ten thousand at once would hold up the page. @type {Iterator<Job>[]} */
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
        const client = new WorkerClient(() => startLabWorker(files), { attempts: ATTEMPTS });
        clients.add(client);
        run(client, job);
      }
    },
    stop,
  };
}
