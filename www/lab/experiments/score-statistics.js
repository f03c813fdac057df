// The arithmetic of scores: how sure one is, and the rating difference that belongs to it. The same as the
// terminal's, so that both say the same of the same games.

/** @typedef {{ wins: number, draws: number, losses: number }} Standing */

/** @returns {Standing} */
export const nobodys = () => ({ wins: 0, draws: 0, losses: 0 });

/** Counts a game of the contestant with this number. @param {Standing} standing @param {number | null} wonBy @param {number} own */
export function count(standing, wonBy, own = 0) {
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

/** How many pairs of games brought 0, ½, 1, 1½ and 2 points. @typedef {number[]} Pairs */

/**
 * Mean score and half the width of its 95 % interval, by pairs that begin alike with colours changed: what an opening
 * gives one side it takes from the other, so the games of a pair are not independent.
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

/** The logistic rating difference that belongs to a mean score; infinite where one side has every point. @param {number} mean */
export const ratingOf = (mean) => 400 * Math.log10(mean / (1 - mean));

/** The rating difference with the ends of its interval. @param {Standing} standing */
export function ratingWithin(standing) {
  const { mean, margin } = scoreOf(standing);
  return {
    rating: ratingOf(mean),
    low: ratingOf(Math.max(0, mean - margin)),
    high: ratingOf(Math.min(1, mean + margin)),
  };
}
