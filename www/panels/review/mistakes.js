// The costly moves of a match according to the cached evaluations; for the review.

import { moverOf } from "../../table/players.js";
import { balanceOf } from "../../table/score.js";
import { byId } from "../../ui/dom.js";
import { previewLine } from "../analysis/preview-line.js";
import { openVariation } from "../record/variations.js";
import { betterMove } from "./sentences.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../analysis/evaluation-cache.js").EvaluationCache} EvaluationCache */

/** Plies of the costly moves. @param {EvaluationCache} evaluations @param {View} view */
const mistakesOf = (evaluations, view) =>
  [...view.moves.keys()].filter((ply) => evaluations.cost(view, ply));

/**
 * Plies of the costly moves that the visitor may want to improve: only the person's, if one person played.
 * @param {EvaluationCache} evaluations @param {Pick<import("../../table/match-controller.js").State, "view" | "players">} state
 */
export function ownMistakesOf(evaluations, { view, players }) {
  const all = mistakesOf(evaluations, view);
  const isAlone = (players.first === null) !== (players.second === null);
  return isAlone ? all.filter((ply) => players[moverOf(view, ply)] === null) : all;
}

/**
 * Share of the balance that a side's moves preserved, from 0 to 1; null if no move is evaluated.
 * @param {EvaluationCache} evaluations @param {View} view @param {import("../../engine/engine.types").Side} side
 */
export function accuracyOf(evaluations, view, side) {
  const losses = [...view.moves.keys()].flatMap((ply) => {
    const [before, after] = [evaluations.at(view, ply), evaluations.at(view, ply + 1)];
    if (moverOf(view, ply) !== side || !before || !after) return [];
    const balanceFor = (/** @type {typeof before} */ known) =>
      balanceOf(known.score) * (known.side === side ? 1 : -1);
    return [Math.max(0, balanceFor(before) - balanceFor(after)) / 2];
  });
  if (losses.length === 0) return null;
  return 1 - losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/**
 * Opens the variation in which the better move is played.
 * @param {EvaluationCache} evaluations @param {import("../../table/table.js").Table} table
 */
export function playBetter(evaluations, table) {
  const { view, record } = table.match.state();
  const best = betterMove(evaluations, view);
  if (best) openVariation(table, previewLine(table, record, null, [best]).record);
}

/** Marks the mistakes in the record. @param {EvaluationCache} evaluations @param {View} view */
export function markMistakes(evaluations, view) {
  const first = Number(byId("record").dataset.first ?? 0);
  for (const [index, move] of [...document.querySelectorAll("#record button")].entries()) {
    const ply = first + index;
    const cost = evaluations.cost(view, ply);
    if (cost) move.setAttribute("data-cost", cost);
    else move.removeAttribute("data-cost");
  }
}
