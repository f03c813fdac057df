// One scale of strength for all games: converts the measured ratings of a game's ladder by the anchors in its
// `data/<game>/scale.json`, and divides the scale into the classes of `data/scale.json`. docs/laboratory.md describes both.

import scale from "../../data/scale.json" with { type: "json" };

/**
 * Measured ratings of a game's players, as written by `stratege ladder`.
 * @typedef {{ command: string, players: { id: string, rating: number, margin: number, games: number, micros: number }[] }} Ladder
 */
/**
 * Loads the ratings, and their anchors on the scale that all games share, `data/<game>/scale.json`.
 * @typedef {{ ladder(): Promise<{ default: Ladder }>, scale(): Promise<{ default: { basis: string, anchors: number[][] } }> }} Ladders
 */
/** Pairs of a ladder rating and the rating on the common scale, in ascending order. @typedef {[number, number][]} Anchors */

/**
 * Strength of a player.
 * @typedef {object} Strength
 * @property {number} rating  on the common scale
 * @property {number} rank  of its class, 0 for the weakest
 * @property {string} word  message key of the class
 * @property {number} [elo]  rating on the game's own ladder, whose differences are expected scores
 */

/** Ratings are rounded to this step, and never lower than `MIN_RATING`. */
const STEP = 10;
const MIN_RATING = 100;

/** Number of classes. */
export const CLASSES = scale.classes.length;

/** Interpolates between pairs in ascending order, and extrapolates with the first and the last two. @param {Anchors} pairs @param {number} x */
export function interpolate(pairs, x) {
  const found = pairs.findIndex(([from]) => x <= from);
  const upper = found < 0 ? pairs.length - 1 : Math.max(1, found);
  const [[x0, y0], [x1, y1]] = [pairs[upper - 1], pairs[upper]];
  return y0 + ((x - x0) * (y1 - y0)) / (x1 - x0);
}

/** A ladder rating on the common scale. @param {Anchors} anchors @param {number} rating */
export const onScale = (anchors, rating) =>
  Math.max(MIN_RATING, STEP * Math.round(interpolate(anchors, rating) / STEP));

/** @param {number} rating  on the common scale @returns {Strength} */
export function strengthAt(rating) {
  const rank = scale.classes.filter(({ from }) => rating >= from).length - 1;
  return { rating, rank, word: `class.${scale.classes[rank].id}` };
}

/**
 * Loads the strengths of a game's players by id; empty if loading fails.
 * @param {Ladders} game @returns {Promise<Map<string, Strength>>}
 */
export async function strengthsOf({ ladder, scale: anchors }) {
  try {
    const [{ default: measured }, { default: own }] = await Promise.all([ladder(), anchors()]);
    const pairs = /** @type {Anchors} */ (own.anchors);
    return new Map(
      measured.players.map(({ id, rating }) => [
        id,
        { ...strengthAt(onScale(pairs, rating)), elo: rating },
      ]),
    );
  } catch {
    return new Map();
  }
}
