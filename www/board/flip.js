// Flips the board of any game by reversing the order of its cells in the page, so that reading order and arrow keys
// match the picture.

import { treeOf } from "../ui/dom.js";

/**
 * No-op if the board is flipped already; a newly created board is not.
 * @param {HTMLElement} board @param {boolean} isFlipped @param {() => void} flipped called before the focus is restored
 */
export function flipCells(board, isFlipped, flipped) {
  const rows = /** @type {HTMLElement[]} */ ([
    ...board.querySelectorAll("tbody > tr, :scope > [role=row]"),
  ]);
  if (rows.length === 0 || rows[0].hasAttribute("data-turned") === isFlipped) return;
  const { activeElement } = treeOf(board);
  const focused = board.contains(activeElement) ? activeElement : null;
  rows[0].parentElement?.append(...[...rows].reverse());
  for (const row of rows) {
    row.append(...[...row.children].filter((cell) => !cell.matches("th, span")).reverse());
    row.toggleAttribute("data-turned", isFlipped);
  }
  const head = board.querySelector("thead tr, .head");
  head?.append(...[...head.children].slice(1).reverse());
  flipped();
  if (focused instanceof HTMLElement) focused.focus();
}
