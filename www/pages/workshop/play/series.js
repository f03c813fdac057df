// A series of games of a program against an opponent: pairs of games share a random opening with colours reversed.

import {
  countGame,
  emptyStanding,
  pairScoreOf,
} from "../../../lab/experiments/score-statistics.js";
import { playAll, playGame, randomOpening } from "../../../programs/play/game.js";

/** @typedef {import("../../../programs/play/play.types").Contestant} Contestant */
/** @typedef {import("../../../programs/play/play.types").Fault} Fault */
/** @typedef {import("../../../programs/play/play.types").GameRules} GameRules */
/** @typedef {import("../../../lab/experiments/score-statistics.js").Standing} Standing */

/** Random moves at the beginning of each game. */
const OPENING_PLIES = 4;

/** Standing of the program, numbers of pairs by their half points, and the first fault of the program. @typedef {{ standing: Standing, pairs: number[], played: number, games: number, fault: Fault | null }} Series */

/**
 * @param {GameRules} rules @param {string} start
 * @param {readonly [own: Contestant, opponent: Contestant]} contestants
 * @param {{ games: number, seed: number, size: number, signal: AbortSignal, progress?(series: Series): void }} options
 *   `games`: an even number
 * @returns {Promise<Series>}
 */
export async function playSeries(rules, start, [own, opponent], options) {
  const { games, seed, size, signal, progress } = options;
  /** @type {Series} */
  const series = {
    standing: emptyStanding(),
    pairs: [0, 0, 0, 0, 0],
    played: 0,
    games,
    fault: null,
  };
  /** Half points of each finished game of a pair. @type {number[][]} */
  const halves = [];
  await playAll(Array(games).keys(), size, signal, async (number, all) => {
    const pair = number >> 1;
    const at = number % 2; // the program's seat
    const opening = randomOpening(rules, start, OPENING_PLIES, seed + pair);
    const { winner, fault } = await playGame(
      rules,
      opening,
      at === 0 ? [own, opponent] : [opponent, own],
      { seed: seed + number * 2, signal: all },
    );
    countGame(series.standing, winner, at);
    halves[pair] = [...(halves[pair] ?? []), winner === null ? 1 : winner === at ? 2 : 0];
    const [one, other] = halves[pair];
    if (other !== undefined) series.pairs[one + other] += 1;
    if (fault?.seat === at) series.fault ??= fault;
    series.played += 1;
    progress?.(series);
  });
  return series;
}

/** Verdict on a series: whether the program is better, and its score in per cent with its margin. @param {Series} series */
export function verdictOf({ pairs }) {
  const { mean, margin } = pairScoreOf(pairs);
  const proved = mean - margin > 0.5 ? "better" : mean + margin < 0.5 ? "worse" : "even";
  return { verdict: /** @type {"better" | "worse" | "even"} */ (proved), mean, margin };
}
