// HTML of the Reversi board for the build: a table of buttons with the diagonal start. Each button contains both discs;
// styles show the one named by `data-stone`.

import { en } from "./i18n/game.js";

const LETTERS = [..."abcdefgh"];
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The diagonal start with the tomato to move: `x` tomato, `o` mole, `*` legal moves of the tomato. */
const START = [
  "........",
  "........",
  "....*...",
  "...xo*..",
  "..*ox...",
  "...*....",
  "........",
  "........",
];

/** Message keys of the labels. */
const CONTENT = /** @type {const} */ ({
  ".": "cell.empty",
  "*": "cell.legal",
  x: "cell.first",
  o: "cell.second",
});

export function reversiMarkup() {
  const head = LETTERS.map((letter) => `<th scope="col">${letter}</th>`).join("");
  const rows = ROWS.map((row) => `<tr><th scope="row">${row}</th>${cells(row)}</tr>`).join("\n");
  return (
    `<table id="board" class="board" role="grid" aria-label="${en.board}" data-side="first">\n` +
    `<thead aria-hidden="true"><tr><td></td>${head}</tr></thead>\n<tbody>\n${rows}\n</tbody>\n</table>`
  );
}

/** @param {number} row */
function cells(row) {
  return LETTERS.map((letter, column) => cell(letter + row, START[row - 1][column])).join("");
}

/** @param {string} name @param {string} mark */
function cell(name, mark) {
  const content = /** @type {keyof typeof CONTENT} */ (mark);
  const label = en[CONTENT[content]].replace("{cell}", name);
  const legal = content === "*";
  const state = legal
    ? ' data-stone="." data-legal'
    : ` data-stone="${content}" aria-disabled="true"`;
  const stop = name === "e3" ? 0 : -1;
  return (
    `<td><button type="button" class="cell" tabindex="${stop}" aria-label="${label}"${state}>` +
    `<svg class="stone" aria-hidden="true"><use class="first" href="#tomato"/><use class="second" href="#mole"/></svg>` +
    `</button></td>`
  );
}
