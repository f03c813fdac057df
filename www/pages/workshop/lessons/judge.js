// The check of a lesson or an exercise in the browser: seats, games and errors of the program.

import { computerContestant, programContestant } from "../../../programs/play/contestants.js";
import { playGame } from "../../../programs/play/game.js";
import { ProgramError } from "../../../programs/program-error.js";
import { textLanguage } from "../editor/editor.js";
import { openRules } from "../games.js";
import { playSeries, verdictOf } from "../play/series.js";

/** @typedef {import("../../../engine/rules-module.js").Rules} Rules */
/** @typedef {import("../../../programs/play/play.types").Program} Program */
/** @typedef {import("../../../programs/play/play.types").Contestant} Contestant */
/** @typedef {import("../../../programs/play/play.types").Seat} Seat */
/** @typedef {import("./lesson.types").Assignment} Assignment */
/** @typedef {import("./lesson.types").Finding} Finding */
/** @typedef {{ error: ProgramError, record: string | null }} Fault */
/** @typedef {import("../../../exercise/exercise.js").Verdict & { finding: Finding | null, fault: Fault | null, program: Program }} Judged */

/**
 * Checks a program. An error of the program is part of the verdict, with the position in which it occurred.
 * @param {Assignment} lesson @param {Program} program @param {AbortSignal} signal @returns {Promise<Judged>}
 */
export async function judge(lesson, program, signal) {
  const verdict = (/** @type {Finding | null} */ finding, /** @type {Fault | null} */ fault) => {
    const isFinal = !finding && !fault;
    return { isFinal, points: 1, maxPoints: 1, finding, fault, program };
  };
  const rules = await openRules(lesson.game);
  const bench = createBench(lesson, program, rules, signal);
  try {
    return verdict(await lesson.check(bench.services), null);
  } catch (error) {
    if (error instanceof ProgramError) return verdict(null, { error, record: bench.record() });
    throw error;
  } finally {
    bench.close();
  }
}

/** @param {Assignment} lesson @param {Program} program @param {Rules} rules @param {AbortSignal} signal */
function createBench({ game, hasTree: hasVisited }, program, rules, signal) {
  const { source } = program;
  const start = rules.info.starts[0];
  const own = programContestant({ ...program, game }, { hasVisited });
  /** The position in which the program was last requested for a move. @type {string | null} */
  let record = null;
  /** @type {Seat[]} */
  const seats = [];
  const open = async (/** @type {string} */ other) => {
    const contestant = programContestant({ ...program, game, source: other }, { hasVisited });
    const seat = await contestant.open(1, signal);
    seats.push(seat);
    return seat;
  };
  /** @param {import("../../../programs/play/play.types").Fault | null} fault of the program */
  const check = (fault) => {
    if (!fault) return;
    record = fault.record;
    throw fault.error;
  };
  /** @type {import("./lesson.types").Bench} */
  const services = {
    ...{ rules, start, language: textLanguage(program.language), source, open },
    async seat() {
      const seat = await open(source);
      return {
        choose(position) {
          record = position;
          return seat.choose(position, { signal });
        },
        close: () => seat.close(),
      };
    },
    score: (player, games) =>
      against(rules, player, async (other) => {
        const options = { games, seed: 1, size: navigator.hardwareConcurrency ?? 1, signal };
        const series = await playSeries(rules, start, [own, other], options);
        check(series.fault);
        return verdictOf(series).mean;
      }),
    beats: (player, position) =>
      against(rules, player, async (other) => {
        const at = rules.view(position).side === "first" ? 0 : 1;
        /** @type {[Contestant, Contestant]} */
        const pair = at === 0 ? [own, other] : [other, own];
        const { winner, fault } = await playGame(rules, position, pair, { seed: 1, signal });
        check(fault?.seat === at ? fault : null);
        return winner === at;
      }),
  };
  const close = () => {
    for (const seat of seats) seat.close();
  };
  return { services, record: () => record, close };
}

/** Plays against a computer player. @template Result @param {Rules} rules @param {string} player @param {(other: Contestant) => Promise<Result>} play */
async function against(rules, player, play) {
  const other = computerContestant(rules, player, player);
  try {
    return await play(other);
  } finally {
    other.close();
  }
}
