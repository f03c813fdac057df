// Scores as text, for sorting and for graphs. No DOM.

import { isProved } from "../engine/score-order.js";
import { formatNumber, isKey, translatorFor } from "../i18n/index.js";
import { messages } from "./i18n/score.js";

/** @typedef {import("../engine/score-order.js").Score} Score */

const { t, plural } = translatorFor(messages);

/** Moves of one side within a number of plies. @param {number} plies */
const movesIn = (plies) => Math.max(1, Math.ceil(plies / 2));

/** A score as the end of a sentence about the side that it is for. @param {Score} score */
export function scoreText(score) {
  switch (score.kind) {
    case "win":
      return plural(mateKey("mate") ?? "worth.win", movesIn(score.value));
    case "loss":
      return plural(mateKey("mated") ?? "worth.loss", movesIn(score.value));
    case "left":
      if (score.value === 0) return t("worth.draw");
      return plural(score.value > 0 ? "worth.left" : "worth.lost", Math.abs(score.value));
    case "discs":
      return isProved(score)
        ? discsText(Math.round(score.value.hundredths / 100))
        : leadText("discs", score.value.hundredths, 1);
    case "pawns":
      return leadText("pawns", score.value.hundredths, 2);
    case "points":
      return t("worth.points", { value: signed(score.value, 0) });
    case "resigns":
      return t("worth.resigns");
    case "draws":
      return t("worth.draws");
    default:
      return "";
  }
}

/** Message key of a game's own term for a forced win or loss; null if it has none. @param {"mate" | "mated"} what */
function mateKey(what) {
  return isKey(`worth.${what}.other`) ? /** @type {"worth.win"} */ (`worth.${what}`) : null;
}

/** @param {number} discs */
function discsText(discs) {
  if (discs === 0) return t("worth.draw");
  return plural(discs > 0 ? "worth.discs.wins" : "worth.discs.loses", Math.abs(discs));
}

/** @param {"discs" | "pawns"} unit @param {number} hundredths @param {number} digits */
function leadText(unit, hundredths, digits) {
  const value = formatNumber(Math.abs(hundredths) / 100, digits);
  if (value === formatNumber(0, digits)) return t("worth.level");
  return t(`worth.${unit}.${hundredths > 0 ? "ahead" : "behind"}`, { value });
}

/** A number with its sign. @param {number} value @param {number} digits */
export function signed(value, digits) {
  const sign = value > 0 ? "+" : value < 0 ? "\u2212" : "";
  return sign + formatNumber(Math.abs(value), digits);
}

/** The score from the other side's view. @param {Score} score @returns {Score} */
export function mirrored(score) {
  switch (score.kind) {
    case "win":
      return { ...score, kind: "loss" };
    case "loss":
      return { ...score, kind: "win" };
    case "left":
    case "points":
      return { ...score, value: -score.value };
    case "discs":
      return { ...score, value: { ...score.value, hundredths: -score.value.hundredths } };
    case "pawns":
      return { ...score, value: { hundredths: -score.value.hundredths } };
    default:
      return score;
  }
}

/** Moves of one side until a proved end. @param {number} plies */
const movesUntil = (plies) => formatNumber(Math.ceil(plies / 2));

/**
 * A score as a few characters: `+#3` wins in three moves, `−#3` loses in three. @param {Score} score
 */
export function shortScore(score) {
  switch (score.kind) {
    case "win":
      return `+#${movesUntil(score.value)}`;
    case "loss":
      return `\u2212#${movesUntil(score.value)}`;
    case "left":
    case "points":
      return signed(score.value, 0);
    case "discs":
    case "pawns":
      return signed(Math.round(score.value.hundredths / 10) / 10, isProved(score) ? 0 : 1);
    default:
      return "";
  }
}

/**
 * A score from the view of the side that is ahead; of the same side if neither is.
 * @param {Score} score @param {import("../engine/engine.types").Side} side that the score is for
 * @returns {{ score: Score, side: import("../engine/engine.types").Side }}
 */
export function leading(score, side) {
  if (balanceOf(score) >= 0) return { score, side };
  return { score: mirrored(score), side: side === "first" ? "second" : "first" };
}

/** The short form from the view of the first player. @param {Score} score @param {import("../engine/engine.types").Side} side that the score is for */
export const shortScoreForFirst = (score, side) =>
  shortScore(side === "first" ? score : mirrored(score));

/** Squashes an unbounded value into −1 to 1. @param {number} value @param {number} unit */
const squash = (value, unit) => Math.tanh(value / unit);

/** Scale of each kind: a lead at which the game is about half decided. */
const HALF = { discs: 1000, pawns: 400, points: 400 };

/** The proved result: 1 is a win of the side of the score, 0 a draw, −1 a loss; null if it is not proved. @param {Score} score */
export function resultOf(score) {
  switch (score.kind) {
    case "win":
      return 1;
    case "loss":
      return -1;
    case "left":
      return Math.sign(score.value);
    case "discs":
      return isProved(score) ? Math.sign(score.value.hundredths) : null;
    default:
      return null;
  }
}

/** The balance for graphs and bars, from 1 for the side of the score to −1; exactly 1, 0 or −1 if it is proved. @param {Score} score */
export const balanceOf = (score) => resultOf(score) ?? estimatedBalance(score);

/** @param {Score} score */
function estimatedBalance(score) {
  switch (score.kind) {
    case "discs":
    case "pawns":
      return squash(score.value.hundredths, HALF[score.kind]);
    case "points":
      return squash(score.value, HALF.points);
    case "resigns":
      return -1;
    default:
      return 0;
  }
}

/**
 * The balance that a move lost, between the scores before and after it for the side that made it. Discs count even if
 * the result remains the same.
 * @param {Score} before @param {Score} after
 */
export function lostBalance(before, after) {
  const haveDiscs = before.kind === "discs" && after.kind === "discs";
  const balance = haveDiscs ? estimatedBalance : balanceOf;
  return balance(before) - balance(after);
}

/** Minimum loss for each verdict on a move, in units of the balance from −1 to 1. */
const COSTS = /** @type {const} */ ([
  ["blunder", 0.6],
  ["mistake", 0.3],
  ["inaccuracy", 0.15],
]);

/** @typedef {typeof COSTS[number][0]} Cost */

/**
 * The verdict on a move; null for a good one.
 * @param {Score} before @param {Score} after both for the side that made it @returns {Cost | null}
 */
export function costOf(before, after) {
  const lost = lostBalance(before, after);
  const verdict = COSTS.find(([, min]) => lost >= min)?.[0] ?? null;
  const [wasGuess, isGuess] = [before, after].map(({ kind }) => kind === "points");
  if (wasGuess === isGuess) return verdict;
  // Points and proofs are hardly comparable: a win without proof may still be a win, and a game that is proved lost
  // may have been lost before.
  return wasGuess && verdict ? "mistake" : null;
}
