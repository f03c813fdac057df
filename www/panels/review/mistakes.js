// The costly moves of a match according to the cached evaluations; for the review.

import { formatNumber, plural, t } from "../../i18n/index.js";
import { moveNumber, moverOf } from "../../table/players.js";
import { balanceOf, mirrored, resultOf } from "../../table/score.js";
import { byId } from "../../ui/dom.js";
import { previewLine } from "../analysis/preview-line.js";
import { openVariation } from "../record/variations.js";

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
 * Describes the move played in the position on the board if it is a mistake; the best move only if it may be revealed.
 * @param {EvaluationCache} evaluations @param {import("../../table/game-ui.types").GameUi} gameUi @param {View} view
 * @param {boolean} revealsBest
 */
export function describeMistake(evaluations, gameUi, view, revealsBest) {
  const { ply, moves, side } = view;
  const cost = evaluations.cost(view, ply);
  const [before, after] = [evaluations.at(view, ply), evaluations.at(view, ply + 1)];
  if (!cost || !before || !after) return null;
  const result = after.side === side ? after.score : mirrored(after.score);
  const sentence = {
    verdict: t(`verdict.${cost}`),
    move: `${moveNumber(view, ply, gameUi)} ${gameUi.moveName(moves[ply])}`,
    loss: lossText(before.score, result, t(`${side}.name`)),
  };
  const best = revealsBest ? betterMove(evaluations, view) : null;
  return best
    ? t("review.mistake.best", { ...sentence, best: gameUi.moveName(best) })
    : t("review.mistake", sentence);
}

/**
 * Describes the loss of a mistake: discs or pawns, a proved result, otherwise chances.
 * @param {import("../../table/score.js").Score} before @param {import("../../table/score.js").Score} after both for its side
 * @param {string} name of the side
 */
function lossText(before, after, name) {
  if (before.kind === "discs" && after.kind === "discs") {
    const discs = Math.round((before.value.hundredths - after.value.hundredths) / 100);
    return plural("loss.discs", discs);
  }
  const [was, is] = [resultOf(before), resultOf(after)];
  if (was === 1 && is !== null) return t(is === 0 ? "loss.win-draw" : "loss.win-loss");
  if (was === 0 && is === -1) return t("loss.draw-loss");
  if (was === 1) return t("loss.win");
  if (is === -1) return t("loss.loss");
  if (before.kind === "pawns" && after.kind === "pawns") {
    const pawns = (before.value.hundredths - after.value.hundredths) / 100;
    return t("loss.pawns", { value: formatNumber(pawns, 1) });
  }
  const percent = (/** @type {typeof before} */ score) =>
    formatNumber(Math.round(50 * (1 + balanceOf(score))));
  return t("loss.chances", { side: name, before: percent(before), after: percent(after) });
}

/** The best move in the position on the board; null if it was played or is unknown. @param {EvaluationCache} evaluations @param {View} view */
export function betterMove(evaluations, view) {
  const best = evaluations.at(view, view.ply)?.best;
  return best && view.moves[view.ply] !== best ? best : null;
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
