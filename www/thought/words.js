// Texts for the steps and scores of a search trace.

import { formatNumber, plural, t } from "../i18n/index.js";
import { scoreText, shortScore, signed } from "../table/score.js";

/** @typedef {import("./trace-state.js").Thought} Thought */
/** @typedef {import("./trace-state.js").MoveState} MoveState */
/** @typedef {import("./trace-state.js").PlacedMove} PlacedMove */
/** @typedef {import("../table/game-tools.types").Terms} Terms */
/** @typedef {import("../table/score.js").Score} Score */

/** Maximum moves named in a sentence. */
const MAX_NAMED = 8;

/**
 * Describes a step of a search trace.
 * @param {Thought} thought @param {readonly PlacedMove[]} path  the moves before it
 * @param {{ moveName(move: PlacedMove): string, cellNames: readonly string[], terms: Terms | null }} names
 */
export function describeStep(thought, path, { moveName, cellNames, terms }) {
  const line = (/** @type {number} */ ply) => path.slice(0, ply).map(moveName).join(" ");
  switch (thought.kind) {
    case "depth":
      return plural("mind.depth", thought.depth);
    case "noise":
      return t("mind.noise");
    case "try": {
      const { ply, move } = thought;
      const key = ply === 0 ? "mind.try" : "mind.try.reply";
      return [t(key, { move: moveName(move), line: line(ply) }), describeWindow(thought)]
        .join(" ")
        .trim();
    }
    case "value": {
      const { ply, move, score, known, leads } = thought;
      const key = ply === 0 ? "mind.value" : "mind.value.reply";
      const text = t(key, {
        move: moveName(move),
        line: line(ply),
        value: valueText(score, known, terms),
      });
      return leads ? `${text} ${t(ply % 2 === 0 ? "mind.leads" : "mind.leads.reply")}` : text;
    }
    case "cut":
      return plural("mind.cut", thought.moves.length, {
        moves: listed(thought.moves.map(moveName)),
        value: signed(thought.value, 0),
        bound: signed(thought.bound, 0),
      });
    case "refuted":
      return t("mind.refuted", { move: moveName(thought.move) });
    case "custom":
      return terms?.step(thought, cellNames) ?? "";
  }
}

/** The search window, if there is one. @param {Extract<Thought, { kind: "try" }>} thought */
function describeWindow({ alpha, beta }) {
  if (alpha === null && beta === null) return "";
  if (beta === null) return t("mind.alpha", { alpha: signed(alpha ?? 0, 0) });
  if (alpha === null) return t("mind.beta", { beta: signed(beta, 0) });
  return t("mind.window", { alpha: signed(alpha, 0), beta: signed(beta, 0) });
}

/** @param {Score} score @param {MoveState["known"]} known @param {Terms | null} terms */
function valueText(score, known, terms) {
  const text = score.kind === "custom" ? (terms?.value(score.value) ?? "") : scoreText(score);
  return known === "exact" ? text : t(`mind.${known}`, { value: text });
}

/** @param {readonly string[]} names */
function listed(names) {
  const more = names.length > MAX_NAMED ? " …" : "";
  return names.slice(0, MAX_NAMED).join(", ") + more;
}

/** State of a move for the table. @param {MoveState} state @param {boolean} isBest @param {boolean} isNow  whether it is being searched */
export function describeStatus({ status, isOld }, isBest, isNow) {
  if (isNow) return t("mind.status.tried");
  if (status === "cut") return t("mind.status.cut");
  if (status === "refuted") return t("mind.status.refuted");
  if (isBest) return t("mind.status.best");
  return isOld ? t("mind.status.old") : "";
}

/** Value of a move for the table. @param {MoveState} state @param {Terms | null} terms */
export const describeValue = ({ score, known }, terms) =>
  score ? valueText(score, known, terms) : "";

/** A value short enough for a square. @param {Score} score @param {Terms | null} terms */
export function figure(score, terms) {
  if (score.kind === "points") return short(score.value);
  if (score.kind === "custom") return terms?.figure(score.value) ?? "";
  return shortScore(score);
}

/** @param {number} value */
function short(value) {
  const size = Math.abs(value);
  const sign = value < 0 ? "\u2212" : "";
  if (size < 1000) return sign + size;
  return `${sign}${formatNumber(size / 1000, size < 10_000 ? 1 : 0)}k`;
}
