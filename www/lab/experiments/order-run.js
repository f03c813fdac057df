// The experiment with the order of a list: every swap of two entries, an evolution, and the best of both once more in
// fresh games; all against the original. The same games, seed for seed, as `stratege order` plays.

import { ExperimentRun } from "./experiment-run.js";
import { pairScoreOf } from "./score-statistics.js";

/** @typedef {import("../lab.types").NeededMatch} NeededMatch */
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

/** @extends {ExperimentRun<Experiment>} */
export class OrderRun extends ExperimentRun {
  /** @override @param {Experiment} experiment @param {import("./experiment-run.js").Going} going */
  async work(experiment, going) {
    const { plan } = experiment;
    await this.#measure(plan, swapsOf(plan.original), plan.games, plan.seed, experiment.swaps);
    const evolution = { ...experiment, ...plan, plan: evolutionOf(plan) };
    const isOver = await this.evolve(evolution, going, ({ matches }) => {
      // The last match is the check of the best order, which stands first in it.
      experiment.evolved = orderIn(matches[matches.length - 1], plan.list);
    });
    if (!isOver) return false;
    const seed = plan.seed + FRESH;
    await this.#measure(plan, finalists(experiment), plan.finalGames, seed, experiment.finals);
    return going.isMeant();
  }

  /**
   * Plays what is not known yet; a run that has been stopped never comes to the end of this.
   * @param {Plan} plan @param {Order[]} orders @param {number} games @param {number} seed @param {Pairs[]} known
   */
  async #measure(plan, orders, games, seed, known) {
    const missing = [...orders.keys()].filter((at) => !known[at]);
    const matches = missing.map((at) => matchOf(plan, orders[at].order, games, seed));
    /** @type {(number | null)[][]} */
    const results = matches.map(() => []);
    const left = matches.map((match) => match.games);
    await this.play(plan, matches, (match, wonBy, number) => {
      results[match][number] = wonBy;
      left[match] -= 1;
      if (left[match] > 0) return;
      known[missing[match]] = pairsOf(results[match]);
      this.changed();
    });
  }
}

/** @param {Plan} plan @param {number[]} order @param {number} games @param {number} seed @returns {NeededMatch} */
function matchOf({ player, list, original }, order, games, seed) {
  const numbers = /** @type {NeededMatch["numbers"]} */ ([[[list, order]], [[list, original]]]);
  return { players: [player, player], numbers, games: games + (games % 2), seed };
}

/** @param {Plan} plan @returns {import("../lab.types").EvolutionPlan} */
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
