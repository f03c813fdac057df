// Statistics of match scores: confidence intervals and rating differences, by the same formulas as in the terminal.

/** @typedef {{ wins: number, draws: number, losses: number }} Standing */

/** @returns {Standing} */
export const emptyStanding = () => ({ wins: 0, draws: 0, losses: 0 });

/** Counts a game of the contestant with number `own`. @param {Standing} standing @param {number | null} wonBy @param {number} own */
export function countGame(standing, wonBy, own = 0) {
  if (wonBy === null) standing.draws += 1;
  else if (wonBy === own) standing.wins += 1;
  else standing.losses += 1;
}

/** @param {Standing} standing */
export const gamesOf = ({ wins, draws, losses }) => wins + draws + losses;

/** Mean score and half the width of its 95 % interval. @param {Standing} standing */
export function scoreOf(standing) {
  const { wins, draws, losses } = standing;
  const games = Math.max(1, gamesOf(standing));
  const mean = (wins + draws / 2) / games;
  const spread = wins * (1 - mean) ** 2 + draws * (0.5 - mean) ** 2 + losses * mean ** 2;
  return { mean, margin: 1.96 * Math.sqrt(spread / games / games) };
}

/** Numbers of game pairs with 0, ½, 1, 1½ and 2 points. @typedef {number[]} Pairs */

/**
 * Mean score and half the width of its 95 % interval. Counts pairs of games with the same opening and reversed colours,
 * because such games are not independent: an advantage of the opening cancels out.
 * @param {Pairs} pairs
 */
export function pairScoreOf(pairs) {
  const total = Math.max(
    1,
    pairs.reduce((sum, count) => sum + count, 0),
  );
  const mean = pairs.reduce((sum, count, points) => sum + (count * points) / 4, 0) / total;
  const spread = pairs.reduce((sum, count, points) => sum + count * (points / 4 - mean) ** 2, 0);
  return { mean, margin: (1.96 * Math.sqrt(spread / total)) / Math.sqrt(total) };
}

/** The logistic rating difference of a mean score; infinite for 0 and 1. @param {number} mean */
export const ratingOf = (mean) => 400 * Math.log10(mean / (1 - mean));

/** The rating difference with the limits of its interval. @param {Standing} standing */
export function ratingWithin(standing) {
  const { mean, margin } = scoreOf(standing);
  return {
    rating: ratingOf(mean),
    low: ratingOf(Math.max(0, mean - margin)),
    high: ratingOf(Math.min(1, mean + margin)),
  };
}
