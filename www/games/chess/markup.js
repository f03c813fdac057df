// HTML of the chess board for the build: a table of buttons in the standard position, and the promotion dialog.

import { en } from "./i18n/game.js";
import { drawingOf, STANDARD } from "./pieces.js";

const LETTERS = [..."abcdefgh"];
const ROWS = [8, 7, 6, 5, 4, 3, 2, 1];
/** The initial tab stop. */
const TAB_STOP = "e2";

export function chessMarkup() {
  const head = LETTERS.map((letter) => `<th scope="col">${letter}</th>`).join("");
  const rows = ROWS.map((row) => `<tr><th scope="row">${row}</th>${cells(row)}</tr>`).join("\n");
  return (
    `<table id="board" class="board" role="grid" aria-label="${en.board}">\n` +
    `<thead aria-hidden="true"><tr><td></td>${head}</tr></thead>\n<tbody>\n${rows}\n</tbody>\n</table>\n` +
    `<dialog id="promotion" class="promotion" aria-label="${en.promotion}"></dialog>`
  );
}

/** @param {number} row */
function cells(row) {
  return LETTERS.map((letter, column) => cell(letter + row, STANDARD[8 * (8 - row) + column])).join(
    "",
  );
}

/** @param {string} name @param {string} letter */
function cell(name, letter) {
  const drawing = letter === "." ? "" : drawingOf(letter);
  const label = drawing
    ? en["cell.piece"].replace("{piece}", en[/** @type {"white-king"} */ (drawing)])
    : en["cell.empty"];
  return (
    `<td><button type="button" class="cell" tabindex="${name === TAB_STOP ? 0 : -1}" ` +
    `aria-label="${label.replace("{cell}", name)}" aria-disabled="true">` +
    `<svg class="piece" aria-hidden="true">${drawing && `<use href="#${drawing}"/>`}</svg></button></td>`
  );
}
