// Marks the winning row, whose cells light up from end to end.

import { setAttribute } from "../ui/attributes.js";

/**
 * Marks a cell if it is in the winning row, with its position in the row (styles/board/winning-row.css).
 * @param {Element} element @param {readonly number[]} row @param {number} cell
 */
export function markWon(element, row, cell) {
  const place = row.indexOf(cell);
  setAttribute(element, "data-won", place < 0 ? null : "");
  if (place >= 0) /** @type {HTMLElement} */ (element).style.setProperty("--place", `${place}`);
}
