// Runs an evolution: the worker says which matches a generation needs, the pool plays them, and so on until all
// generations are over and the best numbers have met the original in fresh games. It can be stopped at any moment and
// goes on from the generations that are over.

import { contestJobs } from "./contest-jobs.js";
import { createLabClient } from "./lab-client.js";
import { count, nobodys } from "./score-statistics.js";
import { createWorkerPool } from "./worker-pool.js";

/** @typedef {import("./types.js").EvolutionPlan} EvolutionPlan */
/** @typedef {import("./types.js").NeededMatch} NeededMatch */
/** @typedef {import("./types.js").Changes} Changes */
/** @typedef {import("./score-statistics.js").Standing} Standing */
/** @typedef {import("../engine/types.js").Complaint} Complaint */

/**
 * @typedef {object} Experiment
 * @property {EvolutionPlan} plan
 * @property {number} plies
 * @property {number} generations
 * @property {number} fresh  games of the final measurement
 * @property {number[][]} results  of each generation that is over: wins, draws and losses of each match
 * @property {{ check: Standing, best: Changes }[]} stages
 * @property {Standing | null} anew  the final measurement
 */

/**
 * @typedef {object} Listener
 * @property {() => void} changed  a generation is over, or the whole run
 * @property {(done: number, total: number) => void} progress  games of the generation
 * @property {(complaint: Complaint) => void} failed
 */

/** The seed of the final measurement: no generation has played these games. */
const FRESH_SEED = 0x5eed;

/** The best numbers so far. @param {Experiment} experiment @returns {Changes} */
export const bestOf = ({ stages, plan }) => stages.at(-1)?.best ?? plan.start;

export class EvolutionRun {
  #files;
  #listener;
  #pool;
  /** @type {import("./lab-client.js").LabClient | null} */
  #client = null;
  /** Of the run that is meant: what belongs to one that has been stopped is dropped. */
  #current = 0;

  /** @param {import("../engine/types.js").ModuleFiles} files @param {Listener} listener */
  constructor(files, listener) {
    this.#files = files;
    this.#listener = listener;
    this.#pool = createWorkerPool(files, (complaint) => this.#fail(complaint));
  }

  /** @param {Experiment} experiment */
  async start(experiment) {
    this.stop();
    const run = this.#current;
    const client = createLabClient(this.#files);
    this.#client = client;
    this.#listener.changed();
    try {
      const isOver = await this.#evolve(experiment, client, run);
      if (!isOver || !(await this.#measure(experiment, run))) return;
      this.stop();
      this.#listener.changed();
    } catch (error) {
      if (run === this.#current) this.#fail(/** @type {Complaint} */ (error));
    }
  }

  stop() {
    this.#current += 1;
    this.#pool.stop();
    this.#client?.close();
    this.#client = null;
  }

  isRunning() {
    return this.#client !== null;
  }

  /**
   * Answers whether all generations are over; false: the run has been stopped.
   * @param {Experiment} experiment @param {import("./lab-client.js").LabClient} client @param {number} run
   */
  async #evolve(experiment, client, run) {
    const { plan, results: past, generations } = experiment;
    let { matches } = await client.evolve(plan);
    for (const results of past) {
      if (run !== this.#current) return false;
      ({ matches } = await client.nextGeneration(results));
    }
    while (run === this.#current && past.length < generations) {
      const standings = await this.#play(experiment, matches);
      if (run !== this.#current) return false;
      const results = standings.flatMap(({ wins, draws, losses }) => [wins, draws, losses]);
      const { matches: next, last } = await client.nextGeneration(results);
      if (run !== this.#current) return false;
      matches = next;
      past.push(results);
      if (last) experiment.stages.push({ check: last.check, best: Object.fromEntries(last.best) });
      this.#listener.changed();
    }
    return run === this.#current;
  }

  /** The best numbers against the original, in fresh games. @param {Experiment} experiment @param {number} run */
  async #measure(experiment, run) {
    if (experiment.anew) return true;
    const { player, against } = experiment.plan;
    const numbers = /** @type {any} */ ([bestOf(experiment), against].map(Object.entries));
    const games = experiment.fresh ?? 400; // those kept by an earlier version do not say
    /** @type {NeededMatch} */
    const match = { players: [player, player], numbers, games, seed: FRESH_SEED };
    [experiment.anew] = await this.#play(experiment, [match]);
    return run === this.#current;
  }

  /** @param {Experiment} experiment @param {NeededMatch[]} matches @returns {Promise<Standing[]>} */
  #play(experiment, matches) {
    const standings = matches.map(nobodys);
    const { plan, plies } = experiment;
    const total = matches.reduce((sum, { games }) => sum + games, 0);
    let done = 0;
    this.#listener.progress(done, total);
    return new Promise((resolve) => {
      this.#pool.add(
        contestJobs({ game: plan.game, plies }, matches, (match, { won_by: wonBy }) => {
          count(standings[match], wonBy);
          done += 1;
          this.#listener.progress(done, total);
          if (done === total) resolve(standings);
        }),
      );
    });
  }

  /** @param {Complaint} complaint */
  #fail(complaint) {
    this.stop();
    this.#listener.failed(complaint);
  }
}
