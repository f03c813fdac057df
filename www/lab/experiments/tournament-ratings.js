// Ratings of a tournament's participants on the scale that all games share: the differences are those of the results, and
// their mean is that of the participants' measured ratings. No DOM.

import { onScale } from "../../table/scale.js";
import { gamesOf, ratingOf, scoreOf } from "./score-statistics.js";

/** @typedef {import("../../table/game-tools.types").GameTools} GameTools */
/** @typedef {import("../lab.types").Entrant} Entrant */
/** @typedef {import("./score-statistics.js").Standing} Standing */

/** Measured ratings by player id, and the anchors that convert them to the common scale. @typedef {{ measured: ReadonlyMap<string, number>, anchors: import("../../table/scale.js").Anchors }} Scale */

/**
 * Rating with its interval. `bound` is ">" or "<" if every game was won or lost: the results then show only that the
 * rating is higher or lower.
 * @typedef {{ rating: number, low: number, high: number, bound: "" | ">" | "<" }} Performance
 */

/** Loads the scale of a game. @param {Pick<GameTools, "ladder" | "scale">} game @returns {Promise<Scale>} */
export async function loadScale(game) {
  const [{ default: ladder }, { default: scale }] = await Promise.all([
    game.ladder(),
    game.scale(),
  ]);
  const measured = new Map(ladder.players.map(({ id, rating }) => [id, rating]));
  return { measured, anchors: /** @type {Scale["anchors"]} */ (scale.anchors) };
}

/**
 * @param {Entrant[]} entrants @param {Standing[]} totals  results of each against all others
 * @param {Scale} scale @returns {Performance[]}
 */
export function performancesOf(entrants, totals, { measured, anchors }) {
  const differences = totals.map(differenceOf);
  const base = meanOf(
    anchoring(entrants, measured).flatMap(({ player }) => measured.get(player) ?? []),
  );
  const known = entrants.flatMap((entrant, at) =>
    anchoring(entrants, measured).includes(entrant) && measured.has(entrant.player)
      ? differences[at]
      : [],
  );
  // A difference is that from the mean of the others.
  const share = (entrants.length - 1) / entrants.length;
  const middle = base - share * meanOf(known.map(({ rating }) => rating));
  const at = (/** @type {number} */ difference) => onScale(anchors, middle + share * difference);
  return differences.map(({ rating, low, high, bound }) => ({
    rating: at(rating),
    low: at(low),
    high: at(high),
    bound,
  }));
}

/** Participants with a measured rating: those with unchanged parameters, if there are any. @param {Entrant[]} entrants @param {Scale["measured"]} measured */
function anchoring(entrants, measured) {
  const unchanged = entrants.filter(
    ({ player, numbers }) => measured.has(player) && Object.keys(numbers).length === 0,
  );
  return unchanged.length > 0 ? unchanged : entrants;
}

/** The rating difference of a result; of only wins or only losses that of half a point less or more. @param {Standing} standing @returns {Performance} */
function differenceOf(standing) {
  const { mean, margin } = scoreOf(standing);
  const half = 0.5 / Math.max(1, gamesOf(standing));
  const limited = (/** @type {number} */ score) =>
    ratingOf(Math.min(1 - half, Math.max(half, score)));
  const bound = mean === 1 ? ">" : mean === 0 ? "<" : "";
  return {
    rating: limited(mean),
    low: limited(mean - margin),
    high: limited(mean + margin),
    bound,
  };
}

/** @param {number[]} values */
const meanOf = (values) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
