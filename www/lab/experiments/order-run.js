// Runs an order experiment: every swap of two entries, an evolution, and the best of both again in fresh games, all
// against the original. Plays the same games with the same seeds as `stratege order`.

import { StorageError } from "../stored/database.js";
import { fields, isText, listOf, sparseListOf, whole } from "../stored/shapes.js";
import { GenerationRun } from "./generation-run.js";
import { pairScoreOf } from "./score-statistics.js";

/** @typedef {import("../lab.types").NeededMatch} NeededMatch */
/** @typedef {import("./score-statistics.js").Pairs} Pairs */
/** @typedef {"swaps" | "evolution" | "finals" | "over"} Stage */

/**
 * @typedef {object} Plan
 * @property {string} game
 * @property {string} player
 * @property {string} list  parameter name
 * @property {number[]} original
 * @property {number} games  of each swap
 * @property {number} generations
 * @property {number} population
 * @property {number} trialGames  of each order in a generation
 * @property {number} finalists  number of swaps in the final
 * @property {number} finalGames
 * @property {number} plies
 * @property {number} seed
 */

/**
 * State of an order experiment, stored as it is; later fields are filled later.
 * @typedef {object} Experiment
 * @property {Plan} plan
 * @property {Pairs[]} swaps  by number of the swap; sparse
 * @property {number[][]} results  of each finished generation: wins, draws and losses of each match
 * @property {number[]} evolved  best order of the evolution so far
 * @property {Pairs[]} finals  of the best swaps and the evolved order
 */

/** An order, and the two entries swapped in it; null for an evolved order. @typedef {{ order: number[], swapped: [number, number] | null }} Order */

/** Offset of the seed for fresh games. */
const FRESH_SEED_OFFSET = 0x5eed;

/** All orders that differ from the original by one swap. @param {number[]} original @returns {Order[]} */
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

/** Numbers of the measured swaps, best first. @param {Experiment} experiment */
export function rankedSwaps({ swaps }) {
  const known = [...swaps.keys()].filter((at) => swaps[at]);
  const mean = new Map(known.map((at) => [at, pairScoreOf(swaps[at]).mean]));
  return known.sort((one, other) => (mean.get(other) ?? 0) - (mean.get(one) ?? 0));
}

/** The orders in the final: the best swaps, then the evolved order. @param {Experiment} experiment @returns {Order[]} */
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

const isInteger = Number.isInteger;
const isPairs = (/** @type {any} */ value) => listOf(whole())(value) && value.length === 5;
const isShapedAsExperiment = fields({
  plan: fields({
    game: isText,
    player: isText,
    list: isText,
    original: listOf(isInteger),
    ...{ games: whole(), generations: whole(), population: whole(), trialGames: whole() },
    ...{ finalists: whole(), finalGames: whole(), plies: whole(), seed: whole() },
  }),
  swaps: sparseListOf(isPairs),
  results: listOf(listOf(whole())),
  evolved: listOf(isInteger),
  finals: sparseListOf(isPairs),
});
/** @param {any} value @returns {value is Experiment} */
const isExperiment = (value) =>
  isShapedAsExperiment(value) &&
  value.swaps.length <= swapsOf(value.plan.original).length &&
  value.finals.length <= finalists(value).length;

/** @extends {GenerationRun<Experiment>} */
export class OrderRun extends GenerationRun {
  #info;

  /**
   * @param {import("../../engine/engine.types").GameInfo} info @param {import("../../engine/engine.types").ModuleFiles} files
   * @param {import("./experiment-run.js").Listener} listener
   */
  constructor(info, files, listener) {
    super(`${info.id}.order`, files, listener);
    this.#info = info;
  }

  /** @override @param {unknown} value */
  validate(value) {
    if (!isExperiment(value) || value.plan.game !== this.#info.id)
      throw new StorageError("damaged");
    const { player, list, original } = value.plan;
    const parameter = this.#info.players
      .find(({ id }) => id === player)
      ?.parameters.find(({ name }) => name === list);
    if (`${parameter?.default}` !== `${original}`) throw new StorageError("outdated");
    return value;
  }

  /** @override @param {Experiment} experiment @param {import("./experiment-run.js").RunState} run */
  async work(experiment, run) {
    const { plan } = experiment;
    await this.#measure(plan, swapsOf(plan.original), plan.games, plan.seed, experiment.swaps);
    const evolution = { ...experiment, ...plan, plan: evolutionOf(plan) };
    const isOver = await this.evolve(evolution, run, ({ matches }) => {
      // The first player of the last match, which checks a generation, has the best order.
      experiment.evolved = orderIn(matches[matches.length - 1], plan.list);
    });
    if (!isOver) return false;
    const seed = plan.seed + FRESH_SEED_OFFSET;
    await this.#measure(plan, finalists(experiment), plan.finalGames, seed, experiment.finals);
    return run.isCurrent();
  }

  /**
   * Plays the missing matches; never resolves if the run is stopped.
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

/** The order of the first player of a match. @param {NeededMatch} match @param {string} list */
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
