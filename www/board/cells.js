// The cells of the board on the page, for every game: their elements and positions.

/** Selects the cells of every game's board. */
const CELLS = ".cell, [role=gridcell], tbody td:not(:has(.cell))";

/** Centre and shorter side of a cell, in pixels. @typedef {{ x: number, y: number, size: number }} Spot */

const board = () => /** @type {HTMLElement} */ (document.getElementById("board"));

/** Cells in the order of the page. */
export const cells = () => [...board().querySelectorAll(CELLS)];

/** Cells in the order of the rules, also on a flipped board. */
export function cellsByNumber() {
  const firstRow = board().querySelector("tbody > tr, :scope > [role=row]");
  const isTurned = [board(), firstRow].some((one) => one?.hasAttribute("data-turned"));
  return isTurned ? cells().reverse() : cells();
}

/** The cell at a point of the viewport. @param {number} x @param {number} y */
export function cellAt(x, y) {
  return cells().find((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });
}

/** Returns a function that measures cells relative to an element. @param {Element} around @returns {(cell: Element) => Spot} */
export function spotsWithin(around) {
  const { left, top } = around.getBoundingClientRect();
  return (cell) => {
    const box = cell.getBoundingClientRect();
    const [x, y] = [box.left - left + box.width / 2, box.top - top + box.height / 2];
    return { x, y, size: Math.min(box.width, box.height) };
  };
}

/** Inserts an overlay for the board. @param {Element} layer */
export function insertOverBoard(layer) {
  board().after(layer);
}
