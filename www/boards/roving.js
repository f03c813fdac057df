// One tab stop for many buttons: the arrow keys walk from one to the next, and the tab key comes back to
// the one that was left. Serves boards (rows and columns) and lists (one column) alike.

/**
 * @typedef {object} Walk
 * @property {() => readonly HTMLElement[]} items  in reading order
 * @property {() => number} columns
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

/** @typedef {{ at: number, column: number, columns: number, count: number, far: boolean }} Place */

/**
 * @param {HTMLElement} root @param {Walk} walk
 * @returns {{ stopAt(index: number): void, focus(): void }}
 */
export function rove(root, { items, columns }) {
  const current = () =>
    Math.max(
      0,
      items().findIndex((item) => item.tabIndex === 0),
    );

  /** @param {number} index */
  function stopAt(index) {
    items().forEach((item, at) => {
      const stop = at === index ? 0 : -1;
      if (item.tabIndex !== stop) item.tabIndex = stop;
    });
  }

  root.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.metaKey) return;
    const at = items().indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0) return;
    event.preventDefault();
    const wide = columns();
    const place = {
      at,
      column: at % wide,
      columns: wide,
      count: items().length,
      far: event.ctrlKey,
    };
    items()[step(place)]?.focus();
  });

  root.addEventListener("focusin", (event) => {
    const at = items().indexOf(/** @type {HTMLElement} */ (event.target));
    if (at >= 0) stopAt(at);
  });

  return { stopAt, focus: () => items()[current()]?.focus() };
}
