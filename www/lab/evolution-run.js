// Runs an evolution: the worker says which matches a generation needs, the pool plays them, and so on until all
// generations are over and the best numbers have met the original in fresh games. It can be stopped at any moment and
// goes on from the generations that are over.

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
const FRESH_GAMES = 400;

/** The best numbers so far. @param {Experiment} experiment @returns {Changes} */
export const bestOf = ({ stages, plan }) => stages.at(-1)?.best ?? plan.start;

/** @param {import("../engine/types.js").ModuleFiles} files @param {Listener} listener */
export function createEvolutionRun(files, listener) {
  const pool = createWorkerPool(files, fail);
  /** @type {import("./lab-client.js").LabClient | null} */
  let client = null;
  /** Of the run that is meant: what belongs to one that has been stopped is dropped. */
  let current = 0;

  /** @param {Experiment} experiment */
  async function start(experiment) {
    stop();
    const run = current;
    client = createLabClient(files);
    listener.changed();
    try {
      if (!(await evolve(experiment, client, run)) || !(await measure(experiment, run))) return;
      stop();
      listener.changed();
    } catch (error) {
      if (run === current) fail(/** @type {Complaint} */ (error));
    }
  }

  /**
   * Answers whether all generations are over; false: the run has been stopped.
   * @param {Experiment} experiment @param {import("./lab-client.js").LabClient} asked @param {number} run
   */
  async function evolve(experiment, asked, run) {
    const { plan, results: past, generations } = experiment;
    let { matches } = await asked.evolve(plan);
    for (const results of past) {
      if (run !== current) return false;
      ({ matches } = await asked.nextGeneration(results));
    }
    while (run === current && past.length < generations) {
      const standings = await play(experiment, matches);
      if (run !== current) return false;
      const results = standings.flatMap(({ wins, draws, losses }) => [wins, draws, losses]);
      const { matches: next, last } = await asked.nextGeneration(results);
      if (run !== current) return false;
      matches = next;
      past.push(results);
      if (last) experiment.stages.push({ check: last.check, best: Object.fromEntries(last.best) });
      listener.changed();
    }
    return run === current;
  }

  /** The best numbers against the original, in fresh games. @param {Experiment} experiment @param {number} run */
  async function measure(experiment, run) {
    if (experiment.anew) return true;
    const { player, against } = experiment.plan;
    const numbers = /** @type {any} */ ([bestOf(experiment), against].map(Object.entries));
    /** @type {NeededMatch} */
    const match = { players: [player, player], numbers, games: FRESH_GAMES, seed: FRESH_SEED };
    [experiment.anew] = await play(experiment, [match]);
    return run === current;
  }

  /** @param {Experiment} experiment @param {NeededMatch[]} matches @returns {Promise<Standing[]>} */
  function play(experiment, matches) {
    const standings = matches.map(nobodys);
    const total = matches.reduce((sum, { games }) => sum + games, 0);
    let done = 0;
    listener.progress(done, total);
    return new Promise((resolve) => {
      pool.add(
        jobsFor(experiment, matches, (match, wonBy) => {
          count(standings[match], wonBy);
          done += 1;
          listener.progress(done, total);
          if (done === total) resolve(standings);
        }),
      );
    });
  }

  function stop() {
    current += 1;
    pool.stop();
    client?.close();
    client = null;
  }

  /** @param {Complaint} complaint */
  function fail(complaint) {
    stop();
    listener.failed(complaint);
  }

  return { start, stop, isRunning: () => client !== null };
}

/**
 * Every game of some matches.
 * @param {Experiment} experiment @param {NeededMatch[]} matches
 * @param {(match: number, wonBy: number | null) => void} played
 */
function jobsFor({ plan, plies }, matches, played) {
  return matches.flatMap(({ players, numbers, games, seed }, match) => {
    const [one, other] = players.map((player, at) => ({
      player,
      numbers: Object.fromEntries(/** @type {[string, number[]][]} */ (numbers[at])),
    }));
    /** @type {import("./types.js").ContestPlan} */
    const contest = {
      game: plan.game,
      opening: "",
      plies,
      limits: {},
      seed,
      contestants: [one, other],
    };
    return Array.from({ length: games }, (_, number) => ({
      contest,
      number,
      played: (/** @type {import("./types.js").PlayedGame} */ game) => played(match, game.won_by),
    }));
  });
}
