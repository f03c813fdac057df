// Finds elements of the page by id. A missing one is a bug in the HTML and throws at once.

/** The document or shadow tree of a node. @param {Node} node */
export const treeOf = (node) => /** @type {Document | ShadowRoot} */ (node.getRootNode());

/**
 * @template {Element} [Kind=HTMLElement]
 * @param {string} id @param {new () => Kind} [kind] @param {Node} [near] a node of the tree to search @returns {Kind}
 */
export function byId(id, kind = /** @type {any} */ (HTMLElement), near = document) {
  const found = treeOf(near).getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} "${id}".`);
}

/** @param {string} id @param {Node} [near] */
export const buttonById = (id, near) => byId(id, HTMLButtonElement, near);

/** @param {string} id @param {Node} [near] */
export const dialogById = (id, near) => byId(id, HTMLDialogElement, near);

/**
 * Enables or disables a button; a disabled one remains focusable.
 * @param {HTMLElement} control @param {boolean} usable
 */
export function setUsable(control, usable) {
  control.ariaDisabled = usable ? null : "true";
}

/**
 * Hides or shows an element. The focus moves from a hidden one to a control.
 * @param {HTMLElement} part @param {boolean} hidden @param {HTMLElement} control
 */
export function setHidden(part, hidden, control) {
  if (hidden && part.contains(document.activeElement)) control.focus();
  part.hidden = hidden;
}

/** @param {HTMLElement} control */
export function isUsable(control) {
  return control.ariaDisabled !== "true";
}
