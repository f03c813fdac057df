// Runs an evolution: its generations, and then the best parameters against the original in fresh games.

import { StorageError } from "../stored/database.js";
import {
  fields,
  isChanges,
  isFlag,
  isStanding,
  isText,
  listOf,
  optional,
  whole,
} from "../stored/shapes.js";
import { GenerationRun } from "./generation-run.js";
import { countGame, emptyStanding, gamesOf } from "./score-statistics.js";

/** @typedef {import("../lab.types").NeededMatch} NeededMatch */
/** @typedef {import("../lab.types").Changes} Changes */
/** @typedef {import("./score-statistics.js").Standing} Standing */
/** @typedef {import("../../engine/engine.types").GameInfo} GameInfo */

/**
 * State of an evolution, stored as it is: `stages` are the finished generations, `anew` is the final measurement.
 * @typedef {import("./generation-run.js").Generations & {
 *   fresh: number, stages: { check: Standing, best: Changes }[], anew: Standing | null,
 * }} Evolution
 */

/** Seed of the final measurement, which no generation uses. */
const FRESH_SEED = 0x5eed;
/** Number of fresh games in experiments stored without it. */
const FRESH_GAMES = 400;

/** The best parameters so far. @param {Evolution} evolution @returns {Changes} */
export const bestOf = ({ stages, plan }) => stages.at(-1)?.best ?? plan.start;

const isPlan = fields({
  game: isText,
  player: isText,
  start: isChanges,
  against: isChanges,
  method: (value) => value === "genetic" || value === "spsa",
  only: listOf(isText),
  symmetric: isFlag,
  population: whole(),
  games: whole(),
  check: whole(),
  seed: whole(),
});
const isShapedAsEvolution = fields({
  plan: isPlan,
  plies: whole(),
  generations: whole(),
  fresh: optional(whole()),
  results: listOf(listOf(whole())),
  stages: listOf(fields({ check: isStanding, best: isChanges })),
  anew: optional(isStanding),
});
/** @param {any} value @returns {value is Evolution} */
const isEvolution = (value) =>
  isShapedAsEvolution(value) && value.stages.length === value.results.length;

/** @extends {GenerationRun<Evolution>} */
export class EvolutionRun extends GenerationRun {
  #info;
  /** Results of the running final measurement. @type {Standing | null} */
  #fresh = null;

  /**
   * @param {GameInfo} info @param {import("../../engine/engine.types").ModuleFiles} files
   * @param {import("./experiment-run.js").Listener} listener
   * @param {string | null} [name]  storage key; null does not store it
   */
  constructor(info, files, listener, name = `${info.id}.evolution`) {
    super(name, files, listener);
    this.#info = info;
  }

  /** @override @param {Evolution} evolution @param {import("./experiment-run.js").RunState} run */
  async work(evolution, run) {
    this.#fresh = null;
    const isOver = await this.evolve(evolution, run, (next) =>
      this.generationDone(evolution, next),
    );
    if (isOver && !evolution.anew) await this.#measure(evolution);
    return isOver && run.isCurrent();
  }

  /** Called after a generation. @param {Evolution} evolution @param {import("../lab.types").Generation} next */
  generationDone({ stages }, { last }) {
    if (last) stages.push({ check: last.check, best: Object.fromEntries(last.best) });
  }

  /** The parameters for the final measurement. @param {Evolution} evolution */
  finalParameters(evolution) {
    return bestOf(evolution);
  }

  /** Results of the final measurement, also while it is running. */
  measurement() {
    return this.current()?.anew ?? this.#fresh;
  }

  /**
   * Ends early: drops the current generation and starts the final measurement, or ends that with the games so far.
   */
  finish() {
    const evolution = this.current();
    if (!evolution || !this.isRunning()) return;
    if (this.#fresh && gamesOf(this.#fresh) > 0) evolution.anew = { ...this.#fresh };
    evolution.generations = evolution.results.length;
    this.resume();
  }

  /** @override @param {unknown} value */
  validate(value) {
    if (!isEvolution(value) || value.plan.game !== this.#info.id) throw new StorageError("damaged");
    if (!hasNumbersOf(this.#info, value)) throw new StorageError("outdated");
    return { ...value, anew: value.anew ?? null };
  }

  /** Plays the best parameters against the original. @param {Evolution} evolution */
  async #measure(evolution) {
    const { player, against, game } = evolution.plan;
    const numbers = /** @type {any} */ (
      [this.finalParameters(evolution), against].map(Object.entries)
    );
    const games = evolution.fresh ?? FRESH_GAMES;
    /** @type {NeededMatch} */
    const match = { players: [player, player], numbers, games, seed: FRESH_SEED };
    const standing = emptyStanding();
    this.#fresh = standing;
    await this.play({ game, plies: evolution.plies }, [match], (_, wonBy) =>
      countGame(standing, wonBy),
    );
    evolution.anew = standing;
  }
}

/**
 * Whether a stored evolution matches the program's parameters; otherwise it cannot resume.
 * @param {GameInfo} info @param {Evolution} evolution
 */
function hasNumbersOf({ players }, { plan: { player, only }, stages }) {
  const parameters = players.find(({ id }) => id === player)?.parameters ?? [];
  const evolves = (/** @type {import("../../table/parameters.js").Parameter} */ { name, kind }) =>
    only.length > 0 ? only.includes(name) : kind !== "setting";
  const best = stages.at(-1)?.best ?? {};
  const isKnown = (/** @type {[string, number | number[]]} */ [name, value]) =>
    parameters.some((one) => one.name === name && one.default.length === [value].flat().length);
  return (
    Object.entries(best).every(isKnown) &&
    (stages.length === 0 || parameters.every((one) => !evolves(one) || one.name in best))
  );
}
