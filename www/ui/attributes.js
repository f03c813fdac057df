// Writes the state of a board into attributes, for styles and screen readers.

/**
 * Sets an attribute, or removes it for null; no-op if unchanged, as for most cells of a board.
 * @param {Element} element @param {string} name @param {string | null} value
 */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Highlights cells of a board, as for a hint.
 * @param {readonly Element[]} elements  one for each cell @param {readonly number[]} cells
 */
export function markHinted(elements, cells) {
  elements.forEach((element, at) => {
    setAttribute(element, "data-hint", cells.includes(at) ? "" : null);
  });
}
