// HTML of the empty Connect Four board for the build: a button above each column, six rows of cells, and a row for move
// values. Each cell contains both discs; styles show the one named by `data-stone`.

import { en } from "./i18n/game.js";

const COLUMNS = [1, 2, 3, 4, 5, 6, 7];
const ROWS = [6, 5, 4, 3, 2, 1];
/** The initial tab stop. */
const TAB_STOP = 4;

const DISCS = `<use class="first" href="#sunflower"/><use class="second" href="#plum"/>`;
const STAR = `<use class="star" href="#star"/>`;

export function connect4Markup() {
  const head = COLUMNS.map((column) => `<th scope="col">${button(column)}</th>`).join("");
  const rows = ROWS.map((row) => `<tr>${cells(row)}</tr>`).join("\n");
  const values = COLUMNS.map(
    () => `<td><span aria-hidden="true"></span><span class="visually-hidden"></span></td>`,
  ).join("");
  return (
    `<table id="board" class="board" role="grid" aria-label="${en.board}" data-side="first">\n` +
    `<thead><tr>${head}</tr></thead>\n<tbody>\n${rows}\n</tbody>\n` +
    `<tfoot hidden><tr>${values}</tr></tfoot>\n</table>`
  );
}

/** @param {number} column */
function button(column) {
  const name = en["column.other"]
    .replace("{column}", String(column))
    .replace("{count}", "0")
    .replace("{free}", String(ROWS.length));
  return (
    `<button type="button" class="column" tabindex="${column === TAB_STOP ? 0 : -1}" aria-label="${name}">` +
    `<svg class="stone" aria-hidden="true">${DISCS}</svg><span aria-hidden="true">${column}</span></button>`
  );
}

/** @param {number} row */
function cells(row) {
  return COLUMNS.map((_, at) => {
    const name = en["cell.empty"].replace("{cell}", "abcdefg"[at] + row);
    return `<td data-stone="." aria-label="${name}"><svg class="stone" aria-hidden="true">${DISCS}${STAR}</svg></td>`;
  }).join("");
}
