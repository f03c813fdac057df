// The row that has won, which lights up from end to end.

import { setAttribute } from "../ui/attributes.js";

/**
 * Marks a cell of the row that has won, and says how far along the row it lies (styles/board/winning-row.css).
 * @param {Element} element @param {readonly number[]} row @param {number} cell
 */
export function markWon(element, row, cell) {
  const place = row.indexOf(cell);
  setAttribute(element, "data-won", place < 0 ? null : "");
  if (place >= 0) /** @type {HTMLElement} */ (element).style.setProperty("--place", `${place}`);
}
