// Finds the parts of the page by their names, and is strict about it: a part that is missing is a mistake
// in index.html, to be seen at once.

/**
 * @template {Element} Kind
 * @param {string} id @param {new () => Kind} kind @returns {Kind}
 */
export function part(id, kind) {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} "${id}".`);
}

/** @param {string} id */
export const button = (id) => part(id, HTMLButtonElement);

/** @param {string} id */
export const dialog = (id) => part(id, HTMLDialogElement);

/** @param {string} id */
export const box = (id) => part(id, HTMLElement);

/**
 * A button that cannot be used now stays where the tab key finds it.
 * @param {HTMLElement} control @param {boolean} usable
 */
export function setUsable(control, usable) {
  control.ariaDisabled = usable ? null : "true";
}

/** @param {HTMLElement} control */
export function isUsable(control) {
  return control.ariaDisabled !== "true";
}

/**
 * A picture from the symbols of index.html.
 * @param {string} symbol @param {string} look
 */
export function picture(symbol, look) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  svg.setAttribute("class", look);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

/** @param {Element} holder @param {string} symbol */
export function showPicture(holder, symbol) {
  holder.querySelector("use")?.setAttribute("href", `#${symbol}`);
}
