// The experiment with the order of a list: every swap of two entries, an evolution, and the best of both once more in
// fresh games; all against the original. The same games, seed for seed, as `stratege order` plays. It can be stopped at
// any moment and goes on with the matches that are not over.

import { contestJobs } from "./contest-jobs.js";
import { createLabClient } from "./lab-client.js";
import { count, nobodys, pairScoreOf } from "./score-statistics.js";
import { createWorkerPool } from "./worker-pool.js";

/** @typedef {import("./types.js").NeededMatch} NeededMatch */
/** @typedef {import("../engine/types.js").Complaint} Complaint */
/** @typedef {import("./score-statistics.js").Pairs} Pairs */
/** @typedef {"swaps" | "evolution" | "finals" | "over"} Stage */

/**
 * @typedef {object} Plan
 * @property {string} game
 * @property {string} player
 * @property {string} list  the parameter
 * @property {number[]} original
 * @property {number} games  of each swap
 * @property {number} generations
 * @property {number} population
 * @property {number} trialGames  of each order in a generation
 * @property {number} finalists  swaps that are measured again
 * @property {number} finalGames
 * @property {number} plies
 * @property {number} seed
 */

/**
 * What is known of an experiment, in the order in which it becomes known.
 * @typedef {object} Experiment
 * @property {Plan} plan
 * @property {Pairs[]} swaps  by the number of the swap; holes where one has not played
 * @property {number[][]} results  of each generation that is over: wins, draws and losses of each match
 * @property {number[]} evolved  the best order of the evolution so far
 * @property {Pairs[]} finals  of the best swaps and the evolved order
 */

/** An order, and the entries that have changed places in it. @typedef {{ order: number[], swapped: [number, number] | null }} Order */

/** Fresh games have a seed so far from that of the first. */
const FRESH = 0x5eed;

/** Every order that differs from the original by one swap. @param {number[]} original @returns {Order[]} */
export function swapsOf(original) {
  return original.flatMap((one, from) =>
    original.slice(from + 1).flatMap((other, step) => {
      if (one === other) return [];
      const order = [...original];
      [order[from], order[from + 1 + step]] = [other, one];
      return [{ order, swapped: /** @type {[number, number]} */ ([one, other]) }];
    }),
  );
}

/** The numbers of the swaps that have played, the best first. @param {Experiment} experiment */
export function rankedSwaps({ swaps }) {
  const known = [...swaps.keys()].filter((at) => swaps[at]);
  const mean = new Map(known.map((at) => [at, pairScoreOf(swaps[at]).mean]));
  return known.sort((one, other) => (mean.get(other) ?? 0) - (mean.get(one) ?? 0));
}

/** What plays in fresh games: the best swaps, then the evolved order. @param {Experiment} experiment @returns {Order[]} */
export function finalists(experiment) {
  const { plan, evolved } = experiment;
  const all = swapsOf(plan.original);
  const best = rankedSwaps(experiment).slice(0, plan.finalists);
  return [...best.map((at) => all[at]), { order: evolved, swapped: null }];
}

/** @param {Experiment} experiment @returns {Stage} */
export function stageOf(experiment) {
  const { plan, swaps, results, finals } = experiment;
  const isWhole = (/** @type {Pairs[]} */ list, /** @type {number} */ length) =>
    list.filter(Boolean).length === length;
  if (!isWhole(swaps, swapsOf(plan.original).length)) return "swaps";
  if (results.length < plan.generations) return "evolution";
  return isWhole(finals, finalists(experiment).length) ? "over" : "finals";
}

/**
 * @typedef {object} Listener
 * @property {() => void} changed  a match is over, or a generation
 * @property {(done: number, total: number) => void} progress  games of what is being played
 * @property {(complaint: Complaint) => void} failed
 */

export class OrderRun {
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

  isRunning() {
    return this.#client !== null;
  }

  stop() {
    this.#current += 1;
    this.#pool.stop();
    this.#client?.close();
    this.#client = null;
  }

  /** @param {Experiment} experiment */
  async start(experiment) {
    this.stop();
    const run = this.#current;
    const client = createLabClient(this.#files);
    this.#client = client;
    this.#listener.changed();
    const { plan } = experiment;
    try {
      await this.#measure(plan, swapsOf(plan.original), plan.games, plan.seed, experiment.swaps);
      await this.#evolve(experiment, client, run);
      const seed = plan.seed + FRESH;
      await this.#measure(plan, finalists(experiment), plan.finalGames, seed, experiment.finals);
      this.stop();
      this.#listener.changed();
    } catch (error) {
      if (run === this.#current) this.#fail(/** @type {Complaint} */ (error));
    }
  }

  /**
   * Plays what is not known yet; a run that has been stopped never comes to the end of this.
   * @param {Plan} plan @param {Order[]} orders @param {number} games @param {number} seed @param {Pairs[]} known
   */
  async #measure(plan, orders, games, seed, known) {
    const missing = [...orders.keys()].filter((at) => !known[at]);
    const matches = missing.map((at) => matchOf(plan, orders[at].order, games, seed));
    await this.#play(plan, matches, (match, results) => {
      known[missing[match]] = pairsOf(results);
      this.#listener.changed();
    });
  }

  /** @param {Experiment} experiment @param {import("./lab-client.js").LabClient} client @param {number} run */
  async #evolve(experiment, client, run) {
    const { plan, results: past } = experiment;
    let { matches } = await client.evolve(evolutionOf(plan));
    for (const results of past) ({ matches } = await client.nextGeneration(results));
    while (past.length < plan.generations) {
      const standings = matches.map(nobodys);
      await this.#play(plan, matches, (match, results) => {
        for (const wonBy of results) count(standings[match], wonBy);
      });
      const results = standings.flatMap(({ wins, draws, losses }) => [wins, draws, losses]);
      const { matches: next } = await client.nextGeneration(results);
      if (run !== this.#current) return;
      past.push(results);
      matches = next;
      // The last match is the check of the best order, which stands first in it.
      experiment.evolved = orderIn(matches[matches.length - 1], plan.list);
      this.#listener.changed();
    }
  }

  /**
   * @param {Plan} plan @param {NeededMatch[]} matches
   * @param {(match: number, results: (number | null)[]) => void} over  who won each game of a match
   * @returns {Promise<void>}
   */
  #play({ game, plies }, matches, over) {
    /** @type {(number | null)[][]} */
    const results = matches.map(() => []);
    const left = matches.map(({ games }) => games);
    const total = left.reduce((sum, games) => sum + games, 0);
    let done = 0;
    this.#listener.progress(done, total);
    if (total === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#pool.add(
        contestJobs({ game, plies }, matches, (match, { won_by: wonBy }, number) => {
          results[match][number] = wonBy;
          left[match] -= 1;
          done += 1;
          if (left[match] === 0) over(match, results[match]);
          this.#listener.progress(done, total);
          if (done === total) resolve();
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

/** @param {Plan} plan @param {number[]} order @param {number} games @param {number} seed @returns {NeededMatch} */
function matchOf({ player, list, original }, order, games, seed) {
  const numbers = /** @type {NeededMatch["numbers"]} */ ([[[list, order]], [[list, original]]]);
  return { players: [player, player], numbers, games: games + (games % 2), seed };
}

/** @param {Plan} plan @returns {import("./types.js").EvolutionPlan} */
const evolutionOf = ({ game, player, list, population, trialGames, seed }) => ({
  game,
  player,
  start: {},
  against: {},
  method: "genetic",
  only: [list],
  symmetric: false,
  population,
  games: trialGames,
  check: trialGames,
  seed,
});

/** The order that the first player of a match has. @param {NeededMatch} match @param {string} list */
function orderIn({ numbers }, list) {
  const own = /** @type {[string, number[]][]} */ (numbers[0]);
  return own.find(([name]) => name === list)?.[1] ?? [];
}

/** @param {(number | null)[]} results @returns {Pairs} */
function pairsOf(results) {
  const pairs = [0, 0, 0, 0, 0];
  const points = (/** @type {number | null} */ wonBy) => (wonBy === null ? 1 : wonBy === 0 ? 2 : 0);
  for (let at = 0; at + 1 < results.length; at += 2)
    pairs[points(results[at]) + points(results[at + 1])] += 1;
  return pairs;
}
