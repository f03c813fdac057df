// Writes the state of a board into attributes, for style sheets and screen readers.

/**
 * Sets an attribute, or takes it away, where it is not so already: most cells stay as they are.
 * @param {Element} element @param {string} name @param {string | null} value
 */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Points out some cells of a board, as a hint does.
 * @param {readonly Element[]} elements  one for each cell @param {readonly number[]} cells
 */
export function markHinted(elements, cells) {
  elements.forEach((element, at) => {
    setAttribute(element, "data-hint", cells.includes(at) ? "" : null);
  });
}
