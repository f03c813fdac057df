// Arrows and rings over the board, in any game: drawn from cell to cell, wherever those lie on the page now.

import { svgElement } from "../ui/svg.js";

/** The cells of the boards of all games. */
const CELLS = ".cell, [role=gridcell], tbody td:not(:has(.cell))";

/** A ring around a cell where both are the same. @typedef {{ from: Element, to: Element, text?: string }} Arrow */

/** @typedef {{ x: number, y: number, size: number }} Place */

/** @type {SVGSVGElement | null} */
let picture = null;

const board = () => /** @type {HTMLElement} */ (document.getElementById("board"));

export const cells = () => [...board().querySelectorAll(CELLS)];

/** The cell at a point of the window. @param {number} x @param {number} y */
export function cellAt(x, y) {
  return cells().find((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });
}

/** Shows these arrows and no others of their kind. @param {"own" | "best"} kind @param {Arrow[]} arrows */
export function drawArrows(kind, arrows) {
  if (arrows.length === 0 && !picture) return;
  picture ??= createPicture();
  const layer = /** @type {Element} */ (picture.querySelector(`.${kind}`));
  if (arrows.length === 0 && layer.childElementCount === 0) return;
  const { left, top } = picture.getBoundingClientRect();
  const place = (/** @type {Element} */ cell) => {
    const box = cell.getBoundingClientRect();
    const [x, y] = [box.left - left + box.width / 2, box.top - top + box.height / 2];
    return { x, y, size: Math.min(box.width, box.height) };
  };
  const parts = arrows.flatMap(({ from, to, text }) =>
    from === to ? ring(place(to)) : arrow(place(from), place(to), text),
  );
  layer.replaceChildren(...parts);
}

function createPicture() {
  const made = svgElement("svg", { class: "overlay", "aria-hidden": "true" });
  made.append(svgElement("g", { class: "best" }), svgElement("g", { class: "own" }));
  board().after(made);
  return made;
}

/** @param {Place} at */
function ring({ x, y, size }) {
  const r = 0.42 * size;
  const width = Math.max(2, 0.07 * size);
  return ["edge", "colour"].map((name) =>
    svgElement("circle", {
      class: name,
      cx: x,
      cy: y,
      r,
      "stroke-width": name === "edge" ? width + 3 : width,
    }),
  );
}

/** From near the middle of one cell to the middle of another. @param {Place} from @param {Place} to @param {string} [text] */
function arrow(from, to, text) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [across, down] = [dx / length, dy / length];
  const half = Math.max(2, 0.075 * to.size);
  const [start, neck] = [0.25 * from.size, length - 0.36 * to.size];
  /** A point so far along the arrow and so far beside it. @param {number} along @param {number} aside */
  const point = (along, aside) =>
    `${(from.x + across * along - down * aside).toFixed(1)} ${(from.y + down * along + across * aside).toFixed(1)}`;
  const outline = [
    point(start, half),
    point(neck, half),
    point(neck, 2.6 * half),
    point(length, 0),
    point(neck, -2.6 * half),
    point(neck, -half),
    point(start, -half),
  ];
  const shape = svgElement("path", { class: "shaft", d: `M${outline.join("L")}Z` });
  if (!text) return [shape];
  const font = Math.max(9, 0.24 * to.size);
  const label = { x: to.x, y: to.y + 0.38 * to.size, "font-size": font, class: "value" };
  return [shape, svgElement("text", label, text)];
}
