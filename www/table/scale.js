// One scale of strength for all games: converts the measured ratings of a game's ladder by the anchors in its
// `data/<game>/scale.json`, and divides the scale into the classes of `data/scale.json`. docs/laboratory.md describes both.

import scale from "../../data/scale.json" with { type: "json" };

/** @typedef {import("./game-tools.types").GameTools} GameTools */
/** Pairs of a ladder rating and the rating on the common scale, in ascending order. @typedef {[number, number][]} Anchors */

/**
 * Strength of a player.
 * @typedef {object} Strength
 * @property {number} rating  on the common scale
 * @property {number} rank  of its class, 0 for the weakest
 * @property {string} word  message key of the class
 */

/** Ratings are rounded to this step, and never lower than `MIN_RATING`. */
const STEP = 10;
const MIN_RATING = 100;

/** Number of classes. */
export const CLASSES = scale.classes.length;

/** Interpolates between the anchors, and extrapolates with the first and the last pair. @param {Anchors} anchors @param {number} rating */
export function onScale(anchors, rating) {
  const found = anchors.findIndex(([from]) => rating <= from);
  const upper = found < 0 ? anchors.length - 1 : Math.max(1, found);
  const [[x0, y0], [x1, y1]] = [anchors[upper - 1], anchors[upper]];
  const value = y0 + ((rating - x0) * (y1 - y0)) / (x1 - x0);
  return Math.max(MIN_RATING, STEP * Math.round(value / STEP));
}

/** @param {number} rating  on the common scale @returns {Strength} */
export function strengthAt(rating) {
  const rank = scale.classes.filter(({ from }) => rating >= from).length - 1;
  return { rating, rank, word: `class.${scale.classes[rank].id}` };
}

/**
 * Loads the strengths of a game's players by id; empty if loading fails.
 * @param {GameTools} game @returns {Promise<Map<string, Strength>>}
 */
export async function strengthsOf({ ladder, scale: anchors }) {
  try {
    const [{ default: measured }, { default: own }] = await Promise.all([ladder(), anchors()]);
    const pairs = /** @type {Anchors} */ (own.anchors);
    return new Map(
      measured.players.map(({ id, rating }) => [id, strengthAt(onScale(pairs, rating))]),
    );
  } catch {
    return new Map();
  }
}
