// Mistakes in words: what the move lost, and what the best one keeps, as far as that is proved or measured.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { moveNumber } from "../../table/players.js";
import { balanceOf, mirrored, resultOf } from "../../table/score.js";
import { messages } from "../i18n/analysis.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/score.js").Score} Score */
/** @typedef {import("../../table/game-tools.types").GameTools} GameTools */
/** @typedef {import("../../table/game-tools.types").Mistaken} Mistaken */
/** @typedef {import("../analysis/evaluation-cache.js").EvaluationCache} EvaluationCache */

const { plural, t } = translatorFor(messages);

/**
 * @typedef {object} Parts
 * @property {EvaluationCache} evaluations
 * @property {import("../../table/game-ui.types").GameUi} gameUi
 * @property {Pick<GameTools, "contrast">} tools
 * @property {Mistaken["viewAfter"]} viewAfter the position after moves from the one on the board
 */

/**
 * Describes the move played in the position on the board if it is a mistake; the best move only if it may be revealed.
 * @param {Parts} parts @param {View} view @param {boolean} revealsBest
 */
export function describeMistake({ evaluations, gameUi, tools, viewAfter }, view, revealsBest) {
  const { ply, moves, side } = view;
  const cost = evaluations.cost(view, ply);
  const [known, next] = [evaluations.at(view, ply), evaluations.at(view, ply + 1)];
  if (!cost || !known || !next) return null;
  const move = moves[ply];
  const before = known.score;
  const after = next.side === side ? next.score : mirrored(next.score);
  const better = revealsBest ? betterMove(evaluations, view) : null;
  const best =
    better === null
      ? null
      : { moves: [better, ...(known.line ?? []).slice(1)], name: gameUi.moveName(better) };
  const loss = lossText(before, after, t(`${side}.name`));
  const played = { moves: [move, ...(next.line ?? [])] };
  const own = ownTerms(tools, { view, before, after, loss, played, best, viewAfter });
  const sentence = {
    verdict: t(`verdict.${cost}`),
    move: `${moveNumber(view, ply, gameUi)} ${gameUi.moveName(move)}`,
    loss: own?.loss ?? loss,
  };
  if (!best) return t("review.mistake", sentence);
  return t("review.mistake.best", {
    ...sentence,
    best: own?.best ?? bestText(before, after, best.name),
  });
}

/** The game's own terms; null if it has none, or a line of the engine cannot be played. @param {Pick<GameTools, "contrast">} tools @param {Mistaken} mistaken */
function ownTerms({ contrast }, mistaken) {
  try {
    return contrast?.(mistaken) ?? null;
  } catch {
    return null;
  }
}

/** Moves of one side within a number of plies. @param {number} plies */
const movesIn = (plies) => Math.max(1, Math.ceil(plies / 2));

/**
 * Describes the loss of a mistake: discs or pawns, a proved result, otherwise chances.
 * @param {Score} before @param {Score} after both for its side @param {string} name of the side
 */
function lossText(before, after, name) {
  if (before.kind === "discs" && after.kind === "discs") {
    const discs = Math.round((before.value.hundredths - after.value.hundredths) / 100);
    return plural("loss.discs", discs);
  }
  const [was, is] = [resultOf(before), resultOf(after)];
  if (was === 1 && is !== null) return t(is === 0 ? "loss.win-draw" : "loss.win-loss");
  if (was === 0 && is === -1) return t("loss.draw-loss");
  if (before.kind === "win") return plural("loss.misses", movesIn(before.value));
  if (after.kind === "loss") return plural("loss.allows", movesIn(after.value));
  if (before.kind === "pawns" && after.kind === "pawns") {
    const pawns = (before.value.hundredths - after.value.hundredths) / 100;
    return t("loss.pawns", { value: formatNumber(pawns, 1) });
  }
  const percent = (/** @type {Score} */ score) =>
    formatNumber(Math.round(50 * (1 + balanceOf(score))));
  return t("loss.chances", { side: name, before: percent(before), after: percent(after) });
}

/**
 * Describes the best move by its proved result, if that differs from the one after the mistake.
 * @param {Score} before @param {Score} after both for its side @param {string} move
 */
function bestText(before, after, move) {
  const [was, is] = [resultOf(before), resultOf(after)];
  if (before.kind === "win") return plural("best.wins", movesIn(before.value), { move });
  if (was === 1 && is !== 1) return t("best.keeps-win", { move });
  if (was === 0 && is === -1) return t("best.keeps-draw", { move });
  return t("best.was", { move });
}

/** The best move in the position on the board; null if it was played or is unknown. @param {EvaluationCache} evaluations @param {View} view */
export function betterMove(evaluations, view) {
  const best = evaluations.at(view, view.ply)?.best;
  return best && view.moves[view.ply] !== best ? best : null;
}
