// What the runs of an evolution and of an order have in common: a worker that says which matches are needed, a pool that
// plays them, and an experiment that is kept on this device whenever something has become known. It can be stopped at any
// moment and goes on from what is known.

import { forget, keep, recall } from "../idb-store.js";
import { createLabClient } from "../lab-client.js";
import { createWorkerPool } from "../worker-pool.js";
import { contestJobs } from "./contest-jobs.js";
import { count, nobodys } from "./score-statistics.js";

/** @typedef {import("../lab.types").EvolutionPlan} EvolutionPlan */
/** @typedef {import("../lab.types").Generation} Generation */
/** @typedef {import("../lab.types").NeededMatch} NeededMatch */
/** @typedef {import("../../engine/engine.types").EngineError} EngineError */

/**
 * @typedef {object} Listener
 * @property {() => void} changed  something has become known, or the run has begun or ended
 * @property {() => void} progress  another game is over
 * @property {(error: EngineError) => void} failed
 */

/** @typedef {import("./score-statistics.js").Standing} Standing */

/** A run until it is stopped. @typedef {{ client: import("../lab-client.js").LabClient, isMeant: () => boolean }} Going */

/**
 * An evolution, as far as it has come.
 * @typedef {object} Generations
 * @property {EvolutionPlan} plan
 * @property {number} plies
 * @property {number} generations
 * @property {number[][]} results  of each generation that is over: wins, draws and losses of each match
 */

/** @template Experiment @abstract */
export class ExperimentRun {
  #name;
  #files;
  #listener;
  #pool;
  /** @type {Experiment | null} */
  #experiment = null;
  /** @type {import("../lab-client.js").LabClient | null} */
  #client = null;
  /** Of the run that is meant: what belongs to one that has been stopped is dropped. */
  #current = 0;
  /** Games of what is being played. */
  #progress = { done: 0, total: 0 };

  /**
   * @param {string | null} name  under which it is kept; null: it lives as long as its page
   * @param {import("../../engine/engine.types").ModuleFiles} files @param {Listener} listener
   */
  constructor(name, files, listener) {
    this.#name = name;
    this.#files = files;
    this.#listener = listener;
    this.#pool = createWorkerPool(files, (error) => this.#fail(error));
  }

  current() {
    return this.#experiment;
  }

  isRunning() {
    return this.#client !== null;
  }

  progress() {
    return this.#progress;
  }

  /** @param {Experiment} experiment */
  start(experiment) {
    this.#halt();
    this.#experiment = experiment;
    this.resume();
  }

  pause() {
    this.#halt();
    this.#listener.changed();
  }

  async resume() {
    const experiment = this.#experiment;
    if (!experiment) return;
    this.#halt();
    const run = this.#current;
    const client = createLabClient(this.#files);
    this.#client = client;
    this.#listener.changed();
    try {
      if (!(await this.work(experiment, { client, isMeant: () => run === this.#current }))) return;
      this.#halt();
      this.changed();
    } catch (error) {
      if (run === this.#current) this.#fail(/** @type {EngineError} */ (error));
    }
  }

  clear() {
    this.#halt();
    this.#experiment = null;
    if (this.#name) forget(this.#name);
    this.#listener.changed();
  }

  /** Takes up the experiment of an earlier visit; answers whether there is one. */
  async recall() {
    if (!this.#name) return false;
    const kept = await recall(this.#name);
    if (!kept || this.#experiment) return false;
    if (!this.canGoOn(kept)) {
      forget(this.#name);
      return false;
    }
    this.#experiment = kept;
    return true;
  }

  /**
   * Does what is not known yet; answers whether it has come to its end.
   * @param {Experiment} _experiment @param {Going} _going @returns {Promise<boolean>} @abstract
   */
  work(_experiment, _going) {
    throw new Error("Every experiment has its own work.");
  }

  /** Whether one of an earlier visit still fits the program. @param {Experiment} _kept */
  canGoOn(_kept) {
    return true;
  }

  /**
   * A generation is about to play; its standings grow while it does.
   * @param {Generation} _generation @param {Standing[]} _standings
   */
  born(_generation, _standings) {}

  /** Something has become known. */
  changed() {
    if (this.#name && this.#experiment) keep(this.#name, this.#experiment);
    this.#listener.changed();
  }

  /**
   * Plays what the generations need; `results` grows with them. False: the run has been stopped.
   * @param {Generations} evolution @param {Going} going @param {(next: Generation) => void} learnt
   */
  async evolve({ plan, plies, generations, results: past }, { client, isMeant }, learnt) {
    let generation = await client.evolve(plan);
    for (const results of past) {
      if (!isMeant()) return false;
      generation = await client.nextGeneration(results);
    }
    while (isMeant() && past.length < generations) {
      const standings = generation.matches.map(nobodys);
      this.born(generation, standings);
      await this.play({ game: plan.game, plies }, generation.matches, (match, wonBy) =>
        count(standings[match], wonBy),
      );
      if (!isMeant()) return false;
      const results = standings.flatMap(({ wins, draws, losses }) => [wins, draws, losses]);
      generation = await client.nextGeneration(results);
      if (!isMeant()) return false;
      past.push(results);
      learnt(generation);
      this.changed();
    }
    return isMeant();
  }

  /**
   * Every game of some matches; a run that has been stopped never comes to the end of this.
   * @param {{ game: string, plies: number }} conditions @param {NeededMatch[]} matches
   * @param {(match: number, wonBy: number | null, number: number) => void} played
   * @returns {Promise<void>}
   */
  play(conditions, matches, played) {
    const total = matches.reduce((sum, { games }) => sum + games, 0);
    this.#progress = { done: 0, total };
    this.#listener.progress();
    if (total === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#pool.add(
        contestJobs(conditions, matches, (match, { won_by: wonBy }, number) => {
          this.#progress.done += 1;
          played(match, wonBy, number);
          this.#listener.progress();
          if (this.#progress.done === total) resolve();
        }),
      );
    });
  }

  #halt() {
    this.#current += 1;
    this.#pool.stop();
    this.#client?.close();
    this.#client = null;
  }

  /** @param {EngineError} error */
  #fail(error) {
    this.pause();
    this.#listener.failed(error);
  }
}
