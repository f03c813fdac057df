// Glicko-2 ratings with their uncertainty (Mark Glickman, "Example of the Glicko-2 system", 2013), on the scale of the
// original Glicko system. Rates the user by solved and failed tasks, whose own ratings are fixed.

/** `deviation`: standard deviation of the rating; `volatility`: expected fluctuation. @typedef {{ rating: number, deviation: number, volatility: number }} Rating */
/** A result against an opponent: 1 for a win, 0 for a loss. @typedef {{ rating: number, deviation: number, score: number }} Result */

/** Rating units per unit of the internal scale. */
const SCALE = 173.7178;

/** Constrains the change of the volatility. */
const TAU = 0.5;

/** The deviation of an unrated player, which a long pause cannot exceed. */
export const MAX_DEVIATION = 350;

/** Convergence of the volatility. */
const EPSILON = 1e-6;

/** Weight of an opponent by the uncertainty of its rating. @param {number} phi */
const weight = (phi) => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/**
 * Probability of beating an opponent with this rating and deviation.
 * @param {number} rating @param {{ rating: number, deviation: number }} opponent
 */
export const expectedScore = (rating, opponent) =>
  1 / (1 + Math.exp((-weight(opponent.deviation / SCALE) * (rating - opponent.rating)) / SCALE));

/**
 * The rating after the results of one rating period.
 * @param {Rating} player @param {readonly Result[]} results @returns {Rating}
 */
export function updateRating({ rating, deviation, volatility }, results) {
  const phi = deviation / SCALE;
  if (results.length === 0)
    return { rating, deviation: limited(Math.hypot(phi, volatility)), volatility };
  let information = 0;
  let surplus = 0;
  for (const opponent of results) {
    const g = weight(opponent.deviation / SCALE);
    const expected = expectedScore(rating, opponent);
    information += g * g * expected * (1 - expected);
    surplus += g * (opponent.score - expected);
  }
  const variance = 1 / information;
  const newVolatility = updateVolatility(volatility, phi, variance, variance * surplus);
  const newPhi = 1 / Math.sqrt(1 / (phi * phi + newVolatility * newVolatility) + information);
  return {
    rating: rating + SCALE * newPhi * newPhi * surplus,
    deviation: limited(newPhi),
    volatility: newVolatility,
  };
}

/** @param {number} phi */
const limited = (phi) => Math.min(MAX_DEVIATION, SCALE * phi);

/**
 * Step 5 of the paper, by the Illinois algorithm.
 * @param {number} volatility @param {number} phi @param {number} variance @param {number} delta estimated improvement
 */
function updateVolatility(volatility, phi, variance, delta) {
  const start = Math.log(volatility * volatility);
  const f = (/** @type {number} */ x) => {
    const sum = phi * phi + variance + Math.exp(x);
    return (Math.exp(x) * (delta * delta - sum)) / (2 * sum * sum) - (x - start) / (TAU * TAU);
  };
  let [low, high] = [start, lowerEnd(f, start, delta * delta - phi * phi - variance)];
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > EPSILON) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}

/** The other end of the interval that contains the root. @param {(x: number) => number} f @param {number} start @param {number} excess */
function lowerEnd(f, start, excess) {
  if (excess > 0) return Math.log(excess);
  let steps = 1;
  while (f(start - steps * TAU) < 0) steps += 1;
  return start - steps * TAU;
}
