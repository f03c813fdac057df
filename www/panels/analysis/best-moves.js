// Shows the best moves of the analysis as arrows on the board, with values, in games whose moves have a start and a
// target.

import { cellsByNumber } from "../../board/cells.js";
import { drawArrows } from "../../board/overlay.js";
import { shortScoreForFirst } from "../../table/score.js";
import { previewLine } from "./preview-line.js";

/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */

/** @param {import("../../table/table.js").Table} table @param {MoveValue[]} best */
export function showBestMoves(table, best) {
  const { record, view } = table.match.state();
  const squares = best.length > 0 ? cellsByNumber() : [];
  const arrows = best.flatMap(({ move, score }) => {
    const last = lastOf(table, record, move);
    if (last?.from == null || last.cell === null) return [];
    const [from, to] = [last.from, last.cell].map((cell) => squares[cell]);
    return [{ from, to, text: shortScoreForFirst(score, view.side) }];
  });
  drawArrows("best", arrows);
}

/** @param {import("../../table/table.js").Table} table @param {string} record @param {string} move */
function lastOf(table, record, move) {
  try {
    return previewLine(table, record, null, [move]).view.last;
  } catch {
    return null; // a value of the previous position
  }
}
