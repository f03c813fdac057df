// Scores as text: wins, discs, pawns. No DOM.

import { formatNumber, isKey, translatorFor } from "../i18n/index.js";
import { messages } from "./i18n/score.js";

/**
 * The kinds of scores; some come from players that not every game has.
 * @typedef {NonNullable<import("../engine/engine.types").Report["score"]>
 *   | { kind: "pawns", value: { hundredths: number } }} Score
 */

const { t, plural } = translatorFor(messages);

/** Moves of one side in so many moves of both. @param {number} plies */
const movesIn = (plies) => Math.max(1, Math.ceil(plies / 2));

/** Whether a score is proved, and not an estimate. @param {Score} score */
export function isProved(score) {
  if (score.kind === "discs") return score.value.percent === 100;
  return ["win", "loss", "left"].includes(score.kind);
}

/** A score for the side that it is about, as the end of a sentence about it. @param {Score} score */
export function scoreText(score) {
  switch (score.kind) {
    case "win":
      return plural(mating("mate") ?? "worth.win", movesIn(score.value));
    case "loss":
      return plural(mating("mated") ?? "worth.loss", movesIn(score.value));
    case "left":
      if (score.value === 0) return t("worth.draw");
      return plural(score.value > 0 ? "worth.left" : "worth.lost", Math.abs(score.value));
    case "discs":
      return isProved(score)
        ? sayDiscs(Math.round(score.value.hundredths / 100))
        : sayLead("discs", score.value.hundredths, 1);
    case "pawns":
      return sayLead("pawns", score.value.hundredths, 2);
    case "points":
      return t("worth.points", { value: signed(score.value, 0) });
    case "resigns":
      return t("worth.resigns");
    default:
      return "";
  }
}

/** A game may have its own words for the same. @param {"mate" | "mated"} what */
function mating(what) {
  return isKey(`worth.${what}.other`) ? /** @type {"worth.win"} */ (`worth.${what}`) : null;
}

/** @param {number} discs */
function sayDiscs(discs) {
  if (discs === 0) return t("worth.draw");
  return plural(discs > 0 ? "worth.discs.wins" : "worth.discs.loses", Math.abs(discs));
}

/** @param {"discs" | "pawns"} unit @param {number} hundredths @param {number} digits */
function sayLead(unit, hundredths, digits) {
  const value = formatNumber(Math.abs(hundredths) / 100, digits);
  if (value === formatNumber(0, digits)) return t("worth.level");
  return t(`worth.${unit}.${hundredths > 0 ? "ahead" : "behind"}`, { value });
}

/** A number with its sign. @param {number} value @param {number} digits */
export function signed(value, digits) {
  const sign = value > 0 ? "+" : value < 0 ? "\u2212" : "";
  return sign + formatNumber(Math.abs(value), digits);
}

/** The same seen by the other side. @param {Score} score @returns {Score} */
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

/** More for what is better for the side that a score is about; an early win and a late loss are better. @param {Score} score */
export function strengthOf(score) {
  switch (score.kind) {
    case "win":
      return 1e9 - score.value;
    case "loss":
      return score.value - 1e9;
    case "resigns":
      return -1e9;
    case "left":
    case "points":
      return score.value;
    case "discs":
    case "pawns":
      return score.value.hundredths;
    default:
      return 0;
  }
}

/** A value on the way from a level game to a certain win, from 0 to 1. @param {number} value @param {number} unit */
const lean = (value, unit) => Math.tanh(value / unit);

/** Values, in the units of each kind, at which a game is about half decided. */
const HALF = { discs: 1000, pawns: 400, points: 400 };

/**
 * How far a game leans towards the side that a score is about: 1 is a win, −1 a loss.
 * @param {Score} score
 */
export function balanceOf(score) {
  switch (score.kind) {
    case "win":
      return 1;
    case "loss":
    case "resigns":
      return -1;
    case "left":
      return score.value === 0 ? 0 : Math.sign(score.value) * (0.7 + Math.abs(score.value) / 70);
    case "discs":
    case "pawns":
      return lean(score.value.hundredths, HALF[score.kind]);
    case "points":
      return lean(score.value, HALF.points);
    default:
      return 0;
  }
}
