// Runs an experiment in generations: a worker determines the matches of each generation and learns from their results.
// Base of evolutions, which the breeding page uses too, and of order experiments.

import { createLabClient } from "../lab-client.js";
import { StorageError } from "../stored/database.js";
import { contestJobs } from "./contest-jobs.js";
import { ExperimentRun } from "./experiment-run.js";
import { countGame, emptyStanding } from "./score-statistics.js";

/** @typedef {import("../lab.types").EvolutionPlan} EvolutionPlan */
/** @typedef {import("../lab.types").Generation} Generation */
/** @typedef {import("../lab.types").NeededMatch} NeededMatch */
/** @typedef {import("./score-statistics.js").Standing} Standing */

/**
 * State of an evolution.
 * @typedef {object} Generations
 * @property {EvolutionPlan} plan
 * @property {number} plies
 * @property {number} generations
 * @property {number[][]} results  of each finished generation: wins, draws and losses of each match
 */

/** @template Experiment @extends {ExperimentRun<Experiment>} @abstract */
export class GenerationRun extends ExperimentRun {
  /** @type {import("../lab-client.js").LabClient | null} */
  #client = null;
  /** Finished and total games of the current matches. */
  #progress = { done: 0, total: 0 };

  progress() {
    return this.#progress;
  }

  /** @override */
  stopped() {
    this.#client?.close();
    this.#client = null;
  }

  /**
   * Called before a generation plays; its standings change while it does.
   * @param {Generation} _generation @param {Standing[]} _standings
   */
  generationStarted(_generation, _standings) {}

  /**
   * Plays all generations and appends to `results`; returns false if the run was stopped.
   * @param {Generations} evolution @param {import("./experiment-run.js").RunState} going
   * @param {(next: Generation) => void} done
   */
  async evolve({ plan, plies, generations, results: past }, { isCurrent }, done) {
    this.#client = createLabClient(this.files);
    const client = this.#client;
    let generation = await client.evolve(plan);
    for (const results of past) {
      if (!isCurrent()) return false;
      if (results.length !== 3 * generation.matches.length) throw new StorageError("damaged");
      generation = await client.nextGeneration(results);
    }
    while (isCurrent() && past.length < generations) {
      const standings = generation.matches.map(emptyStanding);
      this.generationStarted(generation, standings);
      await this.play({ game: plan.game, plies }, generation.matches, (match, wonBy) =>
        countGame(standings[match], wonBy),
      );
      if (!isCurrent()) return false;
      const results = standings.flatMap(({ wins, draws, losses }) => [wins, draws, losses]);
      generation = await client.nextGeneration(results);
      if (!isCurrent()) return false;
      past.push(results);
      done(generation);
      this.changed();
    }
    return isCurrent();
  }

  /**
   * Plays all games of some matches; never resolves if the run is stopped.
   * @param {{ game: string, plies: number }} conditions @param {NeededMatch[]} matches
   * @param {(match: number, wonBy: number | null, number: number) => void} played
   * @returns {Promise<void>}
   */
  play(conditions, matches, played) {
    const total = matches.reduce((sum, { games }) => sum + games, 0);
    this.#progress = { done: 0, total };
    this.reportProgress();
    if (total === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.addJobs(
        contestJobs(conditions, matches, (match, { won_by: wonBy }, number) => {
          this.#progress.done += 1;
          played(match, wonBy, number);
          this.reportProgress();
          if (this.#progress.done === total) resolve();
        }),
      );
    });
  }
}
