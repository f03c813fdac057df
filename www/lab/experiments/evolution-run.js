// Runs an evolution: all its generations, and then the best numbers against the original in fresh games.

import { ExperimentRun } from "./experiment-run.js";
import { count, gamesOf, nobodys } from "./score-statistics.js";

/** @typedef {import("../lab.types").NeededMatch} NeededMatch */
/** @typedef {import("../lab.types").Changes} Changes */
/** @typedef {import("./score-statistics.js").Standing} Standing */
/** @typedef {import("../../engine/engine.types").GameInfo} GameInfo */

/**
 * What is known of an evolution; `stages` are its generations that are over, `anew` the final measurement.
 * @typedef {import("./experiment-run.js").Generations & {
 *   fresh: number, stages: { check: Standing, best: Changes }[], anew: Standing | null,
 * }} Evolution
 */

/** The seed of the final measurement: no generation has played these games. */
const FRESH_SEED = 0x5eed;
/** Fresh games of those that an earlier version has kept: they do not say. */
const FRESH_GAMES = 400;

/** The best numbers so far. @param {Evolution} evolution @returns {Changes} */
export const bestOf = ({ stages, plan }) => stages.at(-1)?.best ?? plan.start;

/** @extends {ExperimentRun<Evolution>} */
export class EvolutionRun extends ExperimentRun {
  #info;
  /** The final measurement, as far as it has come. @type {Standing | null} */
  #fresh = null;

  /**
   * @param {GameInfo} info @param {import("../../engine/engine.types").ModuleFiles} files
   * @param {import("./experiment-run.js").Listener} listener
   * @param {string | null} [name]  under which it is kept
   */
  constructor(info, files, listener, name = `${info.id}.evolution`) {
    super(name, files, listener);
    this.#info = info;
  }

  /** @override @param {Evolution} evolution @param {import("./experiment-run.js").Going} going */
  async work(evolution, going) {
    this.#fresh = null;
    const isOver = await this.evolve(evolution, going, (next) => this.learnt(evolution, next));
    if (isOver && !evolution.anew) await this.#measure(evolution);
    return isOver && going.isMeant();
  }

  /** A generation is over. @param {Evolution} evolution @param {import("../lab.types").Generation} next */
  learnt({ stages }, { last }) {
    if (last) stages.push({ check: last.check, best: Object.fromEntries(last.best) });
  }

  /** The numbers that are measured at the end. @param {Evolution} evolution */
  chosen(evolution) {
    return bestOf(evolution);
  }

  /** The final measurement, also while it goes on. */
  measured() {
    return this.current()?.anew ?? this.#fresh;
  }

  /**
   * Has enough: no generation follows, and what has not been played of this one is left out. While the final
   * measurement goes on, its games so far are all.
   */
  finish() {
    const evolution = this.current();
    if (!evolution || !this.isRunning()) return;
    if (this.#fresh && gamesOf(this.#fresh) > 0) evolution.anew = { ...this.#fresh };
    evolution.generations = evolution.results.length;
    this.resume();
  }

  /** @override @param {Evolution} kept */
  canGoOn(kept) {
    return hasNumbersOf(this.#info, kept);
  }

  /** The best numbers against the original, in fresh games. @param {Evolution} evolution */
  async #measure(evolution) {
    const { player, against, game } = evolution.plan;
    const numbers = /** @type {any} */ ([this.chosen(evolution), against].map(Object.entries));
    const games = evolution.fresh ?? FRESH_GAMES;
    /** @type {NeededMatch} */
    const match = { players: [player, player], numbers, games, seed: FRESH_SEED };
    const standing = nobodys();
    this.#fresh = standing;
    await this.play({ game, plies: evolution.plies }, [match], (_, wonBy) =>
      count(standing, wonBy),
    );
    evolution.anew = standing;
  }
}

/**
 * Whether the program has still the numbers that it had when the experiment began: with others it cannot go on.
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
