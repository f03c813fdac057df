// The moves of a match that cost something, as far as it is known.

import { t } from "../../i18n/index.js";
import { moverOf } from "../../table/players.js";
import { balanceOf, scoreText } from "../../table/score.js";
import { previewLine } from "../analysis/preview-line.js";
import { branch } from "../record/variations.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../analysis/evaluation-cache.js").EvaluationCache} EvaluationCache */

/** By their numbers counted from 0. @param {EvaluationCache} evaluations @param {View} view */
const mistakesOf = (evaluations, view) =>
  [...view.moves.keys()].filter((ply) => evaluations.cost(view, ply));

/**
 * The same, of the only person where one has played against the computer: the other side's are not the visitor's to mend.
 * @param {EvaluationCache} evaluations @param {Pick<import("../../table/match-controller.js").State, "view" | "players">} state
 */
export function ownMistakesOf(evaluations, { view, players }) {
  const all = mistakesOf(evaluations, view);
  const isAlone = (players.first === null) !== (players.second === null);
  return isAlone ? all.filter((ply) => players[moverOf(view, ply)] === null) : all;
}

/**
 * How much of what there was to keep a side has kept with its moves, from 0 to 1; null before any is known.
 * @param {EvaluationCache} evaluations @param {View} view @param {import("../../engine/engine.types").Side} side
 */
export function accuracyOf(evaluations, view, side) {
  const losses = [...view.moves.keys()].flatMap((ply) => {
    const [before, after] = [evaluations.at(view, ply), evaluations.at(view, ply + 1)];
    if (moverOf(view, ply) !== side || !before || !after) return [];
    const of = (/** @type {typeof before} */ known) =>
      balanceOf(known.score) * (known.side === side ? 1 : -1);
    return [Math.max(0, of(before) - of(after)) / 2];
  });
  if (losses.length === 0) return null;
  return 1 - losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/**
 * The move that is made in the position on the board, if it is a mistake: a sentence about it, which does not tell what
 * would have been better.
 * @param {EvaluationCache} evaluations @param {import("../../table/game-ui.types").GameUi} kind @param {View} view
 */
export function describeMistake(evaluations, kind, view) {
  const { ply, moves } = view;
  const cost = evaluations.cost(view, ply);
  const [before, after] = [evaluations.at(view, ply), evaluations.at(view, ply + 1)];
  if (!cost || !before || !after) return null;
  return t(`review.${cost}`, {
    ply: ply + 1,
    side: t(`${moverOf(view, ply)}.name`),
    move: kind.moveName(moves[ply]),
    before: `${t(`${before.side}.name`)}: ${scoreText(before.score)}`,
    after: `${t(`${after.side}.name`)}: ${scoreText(after.score)}`,
  });
}

/** The best move in the position on the board, where it is not the one that is made. @param {EvaluationCache} evaluations @param {View} view */
export function betterMove(evaluations, view) {
  const best = evaluations.at(view, view.ply)?.best;
  return best && view.moves[view.ply] !== best ? best : null;
}

/**
 * Another variation of the match, in which the better move is made here.
 * @param {EvaluationCache} evaluations @param {import("../../table/table.js").Table} table
 */
export function playBetter(evaluations, table) {
  const { view, record } = table.match.state();
  const best = betterMove(evaluations, view);
  if (best) branch(table, previewLine(table, record, null, [best]).record);
}

/** Marks the mistakes in the list of moves. @param {EvaluationCache} evaluations @param {View} view */
export function markMistakes(evaluations, view) {
  for (const [ply, move] of [...document.querySelectorAll("#record button")].entries()) {
    const cost = evaluations.cost(view, ply);
    if (cost) move.setAttribute("data-cost", cost);
    else move.removeAttribute("data-cost");
  }
}
