// The level of the sparring partner: a number in hundredths of a level, 250 half-way between the second and the third,
// and the ratings that belong to it: on the game's own ladder (Elo), whose differences are expected scores, and on the
// common scale.

import { interpolate, strengthAt } from "../../table/scale.js";
import { withGame } from "./visitor-strength.js";

/** @typedef {import("../../engine/engine.types").PlayerInfo} PlayerInfo */
/** @typedef {import("../../table/scale.js").Strength} Strength */
/** @typedef {import("./visitor-strength.js").Estimate} Estimate */
/** The ladder rating and the common rating of each level, in ascending order. @typedef {[elo: number, rating: number][]} Rungs */

/** Hundredths of a level. */
const WHOLE = 100;

/** Ratings are shown rounded to this step. */
const STEP = 10;

/** Ids of the modern players: the partner and the levels. @param {readonly PlayerInfo[]} players */
export function levelsOf(players) {
  const last = Math.max(...players.map(({ year }) => year));
  return players.filter(({ year }) => year === last).map(({ id }) => id);
}

/** @param {readonly PlayerInfo[]} players @param {ReadonlyMap<string, Strength>} strengths @returns {Rungs} */
export const rungsOf = (players, strengths) =>
  levelsOf(players).flatMap((id) => {
    const { elo, rating } = strengths.get(id) ?? {};
    return elo === undefined || rating === undefined ? [] : [[elo, rating]];
  });

/** Pairs of a level and its ladder rating. @param {Rungs} rungs @returns {[number, number][]} */
const levels = (rungs) => rungs.map(([elo], at) => [WHOLE * (at + 1), elo]);

/** @param {readonly (readonly [number, number])[]} pairs @returns {[number, number][]} */
const inverse = (pairs) => pairs.map(([x, y]) => [y, x]);

/** The level with a ladder rating; the first or last one outside the levels' range. @param {Rungs} rungs @param {number} elo */
export const levelWith = (rungs, elo) =>
  Math.min(
    WHOLE * rungs.length,
    Math.max(WHOLE, Math.round(interpolate(inverse(levels(rungs)), elo))),
  );

/** The ladder rating of a level. @param {Rungs} rungs @param {number} level */
export const eloOf = (rungs, level) => interpolate(levels(rungs), level);

/** A rating on the common scale as a ladder rating, and the reverse. @param {Rungs} rungs @param {number} rating */
export const toElo = (rungs, rating) => interpolate(inverse(rungs), rating);

/** @param {Rungs} rungs @param {number} elo */
export const toRating = (rungs, elo) => interpolate(rungs, elo);

/** The strength of the partner at a level; undefined if the levels' ratings are unknown. @param {Rungs} rungs @param {number} level */
export const partnerStrength = (rungs, level) =>
  rungs.length > 1
    ? strengthAt(STEP * Math.round(toRating(rungs, eloOf(rungs, level)) / STEP))
    : undefined;

/** The level of a partner for this visitor, by the chosen offset. @param {Rungs} rungs @param {Estimate} estimate */
export const levelFor = (rungs, { rating, offset }) =>
  levelWith(rungs, toElo(rungs, rating.rating) + offset);

/** Half the width of a 95 % interval in standard deviations. */
const SIGMAS = 1.96;

/**
 * The 95 % interval of an estimate on the common scale. It ends at the strongest level, or has no upper end if the estimate
 * lies above that level: stronger play is not measured.
 * @param {Rungs} rungs @param {Estimate} estimate
 */
export function intervalOf(rungs, { rating: { rating, deviation } }) {
  const [low, high] = [-SIGMAS, SIGMAS].map((sigmas) =>
    toRating(rungs, toElo(rungs, rating) + sigmas * deviation),
  );
  const [, strongest] = rungs[rungs.length - 1];
  return [Math.max(0, low), rating > strongest ? Infinity : Math.min(strongest, high)];
}

/**
 * The estimate, whose rating is on the common scale, after a game.
 * @param {Rungs} rungs @param {Estimate} estimate @param {number} opponent  its ladder rating
 * @param {number} score  1 for a win of the visitor, 0.5 for a draw, 0 for a loss
 * @returns {Estimate}
 */
export function rated(rungs, estimate, opponent, score) {
  const { rating } = estimate;
  const before = { ...estimate, rating: { ...rating, rating: toElo(rungs, rating.rating) } };
  const range = [rungs[0][0], rungs[rungs.length - 1][0]];
  const after = withGame(before, opponent, score, range);
  return { ...after, rating: { ...after.rating, rating: toRating(rungs, after.rating.rating) } };
}
