// Hints in three steps: where, what, and the move.

import { translatorFor } from "../../i18n/index.js";
import { cellsAround, cellsOf } from "../../table/board-page/exercise-board.js";
import { messages } from "./i18n/practice.js";
import { describeIdea } from "./sentences.js";

/** @typedef {import("./puzzle-file.js").Puzzle} Puzzle */
/** @typedef {import("../../engine/engine.types").View} View */

const { t } = translatorFor(messages);

const WHERE = 1;
const WHAT = 2;
/** The last step, which reveals the move. */
export const MOVE = 3;

/** Cells that a hint marks: the piece that moves, cells among which the answer is, or the move. @param {Puzzle} puzzle @param {View} view @param {number} step */
export function hintCells({ id, answers }, view, step) {
  const { from, to } = cellsOf(view, answers[0]);
  if (step === MOVE) return [from, to].flatMap((cell) => (cell === null ? [] : [cell]));
  if (from !== null) return [from];
  return to === null ? [] : cellsAround(view, centreNear(view, to, id));
}

/** @param {Puzzle} puzzle @param {View} view @param {number} step @param {(move: string) => string} moveName */
export function describeHint(puzzle, view, step, moveName) {
  const { from, to } = cellsOf(view, puzzle.answers[0]);
  if (step === WHERE && from !== null) return t("hint.piece", { cell: view.names[from] });
  if (step === WHERE && to !== null)
    return t("hint.where", { cell: view.names[centreNear(view, to, puzzle.id)] });
  if (step <= WHAT) return describeIdea(puzzle);
  return t("hint.move", { move: moveName(puzzle.answers[0]) });
}

/** A cell next to the answer, always the same for a puzzle, so that the marked area is not centred on the answer. @param {View} view @param {number} cell @param {string} id */
function centreNear(view, cell, id) {
  const near = cellsAround(view, cell);
  return near[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % near.length];
}
