// The best moves of the analysis as arrows on the board, with their values, in games whose moves go from square to square.

import { cellsByNumber } from "../../board/cells.js";
import { drawArrows } from "../../board/overlay.js";
import { formatNumber } from "../../i18n/index.js";
import { signed } from "../../table/score.js";
import { previewLine } from "./preview-line.js";

/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */

/** @param {import("../../table/table.js").Table} table @param {MoveValue[]} best */
export function showBestMoves(table, best) {
  const { record } = table.match.state();
  const squares = best.length > 0 ? cellsByNumber() : [];
  const arrows = best.flatMap(({ move, score }) => {
    const last = lastOf(table, record, move);
    if (last?.from == null || last.cell === null) return [];
    const [from, to] = [last.from, last.cell].map((cell) => squares[cell]);
    return [{ from, to, text: figure(score) }];
  });
  drawArrows("best", arrows);
}

/** @param {import("../../table/table.js").Table} table @param {string} record @param {string} move */
function lastOf(table, record, move) {
  try {
    return previewLine(table, record, null, [move]).view.last;
  } catch {
    return null; // a value of the position before
  }
}

/** @param {import("../../table/score.js").Score} score */
function figure(score) {
  if (score.kind === "pawns") return signed(score.value.hundredths / 100, 1);
  if (score.kind === "win") return `#${formatNumber(Math.ceil(score.value / 2))}`;
  if (score.kind === "loss") return `\u2212#${formatNumber(Math.ceil(score.value / 2))}`;
  return "";
}
