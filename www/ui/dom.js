// Finds elements of the page by id. A missing one is a bug in the HTML and throws at once.

/**
 * @template {Element} [Kind=HTMLElement]
 * @param {string} id @param {new () => Kind} [kind] @returns {Kind}
 */
export function byId(id, kind = /** @type {any} */ (HTMLElement)) {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} "${id}".`);
}

/** @param {string} id */
export const buttonById = (id) => byId(id, HTMLButtonElement);

/** @param {string} id */
export const dialogById = (id) => byId(id, HTMLDialogElement);

/**
 * Enables or disables a button; a disabled one remains focusable.
 * @param {HTMLElement} control @param {boolean} usable
 */
export function setUsable(control, usable) {
  control.ariaDisabled = usable ? null : "true";
}

/** @param {HTMLElement} control */
export function isUsable(control) {
  return control.ariaDisabled !== "true";
}
