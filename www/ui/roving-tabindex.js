// Roving tabindex: one tab stop for a group of buttons, arrow keys to move within it. For boards (rows and columns),
// lists (one column) and boards of several levels, which Page Up and Page Down change.

import { treeOf } from "./dom.js";

/**
 * @typedef {object} Grid
 * @property {() => readonly HTMLElement[]} items  in reading order
 * @property {() => number} columns
 * @property {number} [level]  items per level; all of them by default
 */

/** @type {Record<string, (place: Place) => number>} */
const STEPS = {
  ArrowLeft: ({ at, column }) => (column > 0 ? at - 1 : at),
  ArrowRight: ({ at, column, columns, count }) =>
    column < columns - 1 && at + 1 < count ? at + 1 : at,
  ArrowUp: ({ at, columns }) => (at >= columns ? at - columns : at),
  ArrowDown: ({ at, columns, count }) => (at + columns < count ? at + columns : at),
  Home: ({ at, column, far }) => (far ? 0 : at - column),
  End: ({ at, column, columns, count, far }) =>
    far ? count - 1 : Math.min(at - column + columns, count) - 1,
};

/** @type {Record<string, number>} */
const LEVELS = { PageUp: -1, PageDown: 1 };

/** @typedef {{ at: number, column: number, columns: number, count: number, far: boolean }} Place */

/**
 * @param {HTMLElement} root @param {Grid} grid
 * @returns {{ setTabStop(index: number): void, focus(): void }}
 */
export function rovingTabindex(root, { items, columns, level }) {
  const current = () =>
    Math.max(
      0,
      items().findIndex((item) => item.tabIndex === 0),
    );

  /** @param {number} index */
  function setTabStop(index) {
    items().forEach((item, at) => {
      const tabIndex = at === index ? 0 : -1;
      if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex;
    });
  }

  root.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const levels = level ? LEVELS[event.key] : undefined;
    if (!(step || levels) || event.altKey || event.metaKey) return;
    const index = items().indexOf(/** @type {HTMLElement} */ (treeOf(root).activeElement));
    if (index < 0) return;
    event.preventDefault();
    const count = level ?? items().length;
    const at = index % count;
    const wide = columns();
    const place = { at, column: at % wide, columns: wide, count, far: event.ctrlKey };
    const next = levels ? index + levels * count : index - at + step(place);
    items()[next]?.focus();
  });

  root.addEventListener("focusin", (event) => {
    const at = items().indexOf(/** @type {HTMLElement} */ (event.target));
    if (at >= 0) setTabStop(at);
  });

  return { setTabStop, focus: () => items()[current()]?.focus() };
}
