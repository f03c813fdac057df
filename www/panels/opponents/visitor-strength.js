// The visitor's strength in a game, estimated by Glicko-2 from results against computer players of known strength. The
// sparring partner follows it.

import { updateRating } from "../../exercise/glicko2.js";

/** @typedef {import("../../exercise/glicko2.js").Rating} Rating */

/**
 * @typedef {object} Estimate
 * @property {Rating} rating  stored on the common scale; its deviation in points of the game's ladder
 * @property {number} games
 * @property {number | null} streak  the score of every game so far; null without games or once scores differ
 * @property {number} offset  rating points by which the partner is stronger than the visitor
 */

/** Deviation at the start, large enough to reach strong visitors within ten games. */
const START_DEVIATION = 450;

/** Smallest deviation, so that the estimate follows a visitor who improves. */
const MIN_DEVIATION = 150;

/** Number of a visitor's first games in which the deviation is larger: an early surprise must not end the approach. */
const FIRST_GAMES = 10;
const FIRST_MIN_DEVIATION = 300;

/** Points by which the estimate can lie outside the levels, so that results against the last one count in both directions. */
const MARGIN = 150;

/** Estimate of a new visitor. @type {Estimate} */
const UNRATED = {
  rating: { rating: 1000, deviation: START_DEVIATION, volatility: 0.06 },
  games: 0,
  streak: null,
  offset: 0,
};

/** Deviation of a computer player's strength. */
const OPPONENT_DEVIATION = 50;

/** Largest offset that a visitor can choose. */
export const MAX_OFFSET = 300;

/** @param {unknown} value @param {number} low @param {number} high */
const isWithin = (value, low, high) => typeof value === "number" && value >= low && value <= high;

/** @param {any} one @returns {one is Estimate} */
const isEstimate = (one) =>
  isWithin(one?.rating?.rating, -5000, 9000) &&
  isWithin(one.rating.deviation, 1, START_DEVIATION) &&
  isWithin(one.rating.volatility, 0, 1) &&
  Number.isInteger(one.games) &&
  one.games >= 0 &&
  (one.streak === null || isWithin(one.streak, 0, 1)) &&
  isWithin(one.offset, -MAX_OFFSET, MAX_OFFSET);

/** Reads a stored estimate; an invalid one is that of a new visitor. @param {string | null} text @returns {Estimate} */
export function readEstimate(text) {
  try {
    const stored = JSON.parse(text ?? "null");
    return isEstimate(stored) ? stored : UNRATED;
  } catch {
    return UNRATED;
  }
}

/**
 * The estimate after a game, with ratings on the game's ladder. As long as all games have been won or all lost, it stays as uncertain as at the start, so
 * that it reaches strong visitors within a few games; it also remains uncertain during the first games.
 * @param {Estimate} estimate @param {number} opponent  rating of the computer player
 * @param {number} score  1 for a win of the visitor, 0.5 for a draw, 0 for a loss
 * @param {readonly number[]} range  least and greatest rating of the levels
 * @returns {Estimate}
 */
export function withGame(estimate, opponent, score, [least, greatest]) {
  const isOpen = score !== 0.5 && (estimate.games === 0 || estimate.streak === score);
  const updated = updateRating(estimate.rating, [
    { rating: opponent, deviation: OPPONENT_DEVIATION, score },
  ]);
  const games = estimate.games + 1;
  const minDeviation = games < FIRST_GAMES ? FIRST_MIN_DEVIATION : MIN_DEVIATION;
  const deviation = isOpen ? START_DEVIATION : Math.max(minDeviation, updated.deviation);
  const rating = Math.min(greatest + MARGIN, Math.max(least - MARGIN, updated.rating));
  return {
    ...estimate,
    rating: { ...updated, rating, deviation },
    games,
    streak: isOpen ? score : null,
  };
}
