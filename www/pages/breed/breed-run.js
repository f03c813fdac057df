// Breeds a historical program: the laboratory's evolution, sized so that a generation takes a few seconds on this device,
// with a record of all its members.

import { EvolutionRun } from "../../lab/experiments/evolution-run.js";
import { emptyStanding } from "../../lab/experiments/score-statistics.js";

/** @typedef {import("../../lab/experiments/evolution-run.js").Evolution} Evolution */
/** @typedef {import("../../lab/experiments/score-statistics.js").Standing} Standing */
/** @typedef {import("../../lab/lab.types").Changes} Changes */

/**
 * A member of a generation with its score in that generation against the original.
 * @typedef {{ id: number, parents: [number, number], numbers: Changes, standing: Standing }} Kin
 */

/** Target seconds of a generation and of the final measurement. */
const [GENERATION, FINAL] = [2.5, 12];
/** Limits of the speed trial in seconds and in games. */
const [TRIAL, TRIAL_GAMES] = [0.6, 2000];
/** Random first moves, so that games differ. */
const PLIES = 6;
/** Maximum generations; time ends the run earlier. */
const GENERATIONS = 1000;

/** A new run, sized after the speed is measured. @param {string} game @param {string} player @returns {Evolution} */
export const newBreed = (game, player) => ({
  plan: {
    game,
    player,
    start: {},
    against: {},
    method: "genetic",
    only: [],
    symmetric: true,
    population: 0,
    games: 0,
    check: 2,
    seed: crypto.getRandomValues(new Uint32Array(1))[0],
  },
  plies: PLIES,
  generations: GENERATIONS,
  fresh: 0,
  results: [],
  stages: [],
  anew: null,
});

/** Sizes of a generation and of the final match at a speed in games per second. @param {number} speed */
function sizesFor(speed) {
  const each = speed * GENERATION;
  const population = each < 240 ? 8 : 12;
  const even = (/** @type {number} */ games, /** @type {number} */ max) =>
    2 * Math.round(Math.min(max, Math.max(4, games)) / 2);
  return {
    population,
    games: even(each / population, 200),
    fresh: Math.max(40, even(speed * FINAL, 2000)),
  };
}

export class BreedRun extends EvolutionRun {
  /** Every generation so far. @type {Kin[][]} */
  family = [];
  /** The best member of the finished generations. @type {{ id: number, numbers: Changes } | null} */
  leader = null;

  /** @param {import("../../engine/engine.types").GameInfo} info @param {import("../../engine/engine.types").ModuleFiles} files @param {import("../../lab/experiments/experiment-run.js").Listener} listener */
  constructor(info, files, listener) {
    super(info, files, listener, null);
  }

  /** @override @param {Evolution} evolution */
  start(evolution) {
    this.family = [];
    this.leader = null;
    return super.start(evolution);
  }

  /** @override @param {Evolution} evolution @param {import("../../lab/experiments/experiment-run.js").RunState} run */
  async work(evolution, run) {
    if (evolution.plan.population === 0) {
      const { fresh, ...sizes } = sizesFor(await this.#speed(evolution));
      Object.assign(evolution.plan, sizes);
      evolution.fresh = fresh;
    }
    return super.work(evolution, run);
  }

  /** @override @param {import("../../lab/lab.types").Generation} generation @param {Standing[]} standings */
  generationStarted({ family, matches }, standings) {
    const people = standings.slice(0, family.length / 3).map((standing, at) => {
      const [id, one, other] = family.slice(3 * at, 3 * at + 3);
      const numbers = asChanges(matches[at].numbers[0]);
      return { id, parents: /** @type {[number, number]} */ ([one, other]), numbers, standing };
    });
    this.family.push(people);
  }

  /** @override @param {Evolution} evolution @param {import("../../lab/lab.types").Generation} next */
  generationDone(evolution, next) {
    super.generationDone(evolution, next);
    this.leader = { id: next.family[0], numbers: asChanges(next.matches[0].numbers[0]) };
  }

  /** @override */
  finalParameters() {
    return this.leader?.numbers ?? {};
  }

  /** @override */
  finish() {
    const over = this.current()?.results.length ?? 0;
    this.family.length = Math.min(this.family.length, over);
    if (over === 0) this.clear();
    else super.finish();
  }

  /** Measures the games per second of the original against itself, on all cores. @param {Evolution} evolution */
  async #speed({ plan: { game, player, seed }, plies }) {
    for (let games = 8; ; games *= 4) {
      const startTime = performance.now();
      await this.play(
        { game, plies },
        [{ players: [player, player], numbers: [[], []], games, seed }],
        () => {},
      );
      const seconds = (performance.now() - startTime) / 1000;
      if (seconds >= TRIAL || games >= TRIAL_GAMES) return games / seconds;
    }
  }
}

/** The score of a member over all its generations. @param {Kin[][]} family @param {number} id */
export function lifeOf(family, id) {
  const whole = emptyStanding();
  for (const { standing } of family.flat().filter((one) => one.id === id)) {
    whole.wins += standing.wins;
    whole.draws += standing.draws;
    whole.losses += standing.losses;
  }
  return whole;
}

/** All ancestors of a member, including itself. @param {Kin[][]} family @param {number} id */
export function ancestorsOf(family, id) {
  const members = new Map(family.flat().map((one) => [one.id, one]));
  /** @type {Set<number>} */
  const found = new Set();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(members.get(next)?.parents ?? []));
  }
  return found;
}

/** @param {[string, number[]][]} numbers @returns {Changes} */
const asChanges = (numbers) =>
  Object.fromEntries(numbers.map(([name, list]) => [name, list.length === 1 ? list[0] : list]));
