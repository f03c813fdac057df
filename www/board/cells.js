// The cells of the board on the page, in any game: their elements, and where they lie as the board stands.

/** The cells of the boards of all games. */
const CELLS = ".cell, [role=gridcell], tbody td:not(:has(.cell))";

/** The centre of a cell and its shorter side, in pixels. @typedef {{ x: number, y: number, size: number }} Spot */

const board = () => /** @type {HTMLElement} */ (document.getElementById("board"));

/** In the order of the page. */
export const cells = () => [...board().querySelectorAll(CELLS)];

/** In the order of the rules, whichever way the board is turned. */
export function cellsByNumber() {
  const firstRow = board().querySelector("tbody > tr, :scope > [role=row]");
  const isTurned = [board(), firstRow].some((one) => one?.hasAttribute("data-turned"));
  return isTurned ? cells().reverse() : cells();
}

/** The cell at a point of the window. @param {number} x @param {number} y */
export function cellAt(x, y) {
  return cells().find((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });
}

/** Measures cells from the upper left corner of an element. @param {Element} around @returns {(cell: Element) => Spot} */
export function spotsWithin(around) {
  const { left, top } = around.getBoundingClientRect();
  return (cell) => {
    const box = cell.getBoundingClientRect();
    const [x, y] = [box.left - left + box.width / 2, box.top - top + box.height / 2];
    return { x, y, size: Math.min(box.width, box.height) };
  };
}

/** Lays an element over the board. @param {Element} layer */
export function putOverBoard(layer) {
  board().after(layer);
}
