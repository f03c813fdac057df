// Rates a player by games against players with measured ratings that are about as strong: after each round the opponents
// nearest to the estimate are chosen anew.

import { onScale } from "../table/scale.js";
import { contestJobs } from "./experiments/contest-jobs.js";
import { countGame, emptyStanding, gamesOf } from "./experiments/score-statistics.js";
import { WorkerPool } from "./worker-pool.js";

/** @typedef {import("./experiments/score-statistics.js").Standing} Standing */
/** @typedef {import("./lab.types").Changes} Changes */
/** An opponent with its rating on the ladder of its game. @typedef {{ id: string, rating: number }} Rung */
/** @typedef {import("./lab.types").MeasuredRating} MeasuredRating */

const ROUNDS = 4;
/** Opponents per round, and games against each: every opening is played twice, with the colours swapped. */
const OPPONENTS = 2;
const GAMES = 12;
/** Random moves at the beginning of each game. */
const PLIES = 4;

export const TOTAL_GAMES = ROUNDS * OPPONENTS * GAMES;

/** Rating points of a factor e in the expected odds. */
const POINTS_PER_E = 400 / Math.LN10;

/**
 * The most likely rating on the ladder, and half the width of its 95 % interval. A draw with each opponent is added, so
 * that only wins or only losses have a finite rating, too.
 * @param {readonly { rating: number, standing: Standing }[]} results
 */
export function estimateRating(results) {
  const played = results.map(({ rating, standing }) => ({
    rating,
    games: gamesOf(standing) + 1,
    points: standing.wins + (standing.draws + 1) / 2,
  }));
  const expected = (/** @type {number} */ own, /** @type {number} */ other) =>
    1 / (1 + Math.exp((other - own) / POINTS_PER_E));
  const surplus = (/** @type {number} */ own) =>
    played.reduce(
      (sum, { rating, games, points }) => sum + points - games * expected(own, rating),
      0,
    );
  const ratings = played.map(({ rating }) => rating);
  let [low, high] = [Math.min(...ratings) - 2000, Math.max(...ratings) + 2000];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (surplus(middle) > 0) low = middle;
    else high = middle;
  }
  const information = played.reduce((sum, { rating, games }) => {
    const share = expected(low, rating);
    return sum + games * share * (1 - share);
  }, 0);
  return { rating: low, margin: (1.96 * POINTS_PER_E) / Math.sqrt(information) };
}

/** The rungs nearest to a rating. @param {readonly Rung[]} rungs @param {number} rating */
export const nearestRungs = (rungs, rating) =>
  [...rungs]
    .sort((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating))
    .slice(0, OPPONENTS);

/**
 * Plays the games on all cores; rejects if one fails or the signal aborts.
 * @param {{ game: string, player: string, numbers: Changes }} contestant
 * @param {{ files: import("../engine/engine.types").ModuleFiles, rungs: readonly Rung[], start: number, anchors: import("../table/scale.js").Anchors }} scale  `start`: the ladder rating expected before the first game
 * @param {{ progress(done: number): void, signal: AbortSignal }} listener
 * @returns {Promise<MeasuredRating>}
 */
export async function measureRating(contestant, { files, rungs, start, anchors }, listener) {
  /** @type {Map<Rung, Standing>} */
  const standings = new Map();
  const results = () => [...standings].map(([{ rating }, standing]) => ({ rating, standing }));
  let estimate = { rating: start, margin: 0 };
  let done = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const opponents = nearestRungs(rungs, estimate.rating);
    await playRound(contestant, opponents, files, listener.signal, (rung, wonBy) => {
      const standing = standings.get(rung) ?? emptyStanding();
      countGame(standing, wonBy);
      standings.set(rung, standing);
      done += 1;
      listener.progress(done);
    });
    estimate = estimateRating(results());
  }
  const at = (/** @type {number} */ rating) => onScale(anchors, rating);
  const { rating, margin } = estimate;
  const spread = at(rating + margin) - at(rating - margin);
  return { rating: at(rating), margin: Math.round(spread / 2), games: done };
}

/**
 * @param {{ game: string, player: string, numbers: Changes }} contestant @param {Rung[]} opponents
 * @param {import("../engine/engine.types").ModuleFiles} files @param {AbortSignal} signal
 * @param {(rung: Rung, wonBy: number | null) => void} played
 */
async function playRound({ game, player, numbers }, opponents, files, signal, played) {
  signal.throwIfAborted();
  const { promise, resolve, reject } = withResolvers();
  const pool = new WorkerPool(files, reject);
  const abort = () => {
    pool.stop();
    reject(signal.reason);
  };
  signal.addEventListener("abort", abort);
  const own = Object.entries(numbers).map(([name, value]) => [name, [value].flat()]);
  const matches = opponents.map(({ id }) => ({
    players: /** @type {[string, string]} */ ([player, id]),
    numbers: /** @type {[any, any]} */ ([own, []]),
    games: GAMES,
    seed: crypto.getRandomValues(new Uint32Array(1))[0],
  }));
  let left = opponents.length * GAMES;
  pool.add(
    contestJobs({ game, plies: PLIES }, matches, (match, { won_by: wonBy }) => {
      played(opponents[match], wonBy);
      left -= 1;
      if (left === 0) resolve(undefined);
    }),
  );
  return promise.finally(() => signal.removeEventListener("abort", abort));
}

/** `Promise.withResolvers`, which older browsers lack. */
function withResolvers() {
  let resolve = (/** @type {unknown} */ _value) => {};
  let reject = (/** @type {unknown} */ _error) => {};
  const promise = new Promise((one, other) => {
    resolve = one;
    reject = other;
  });
  return { promise, resolve, reject };
}
