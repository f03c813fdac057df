// Draws arrows and rings over the board of any game.

import { svgElement } from "../ui/svg.js";
import { insertOverBoard, spotsWithin } from "./cells.js";

/** An arrow between cells; a ring if they are the same. @typedef {{ from: Element, to: Element, text?: string }} Arrow */

/** @typedef {import("./cells.js").Spot} Spot */

/** @type {SVGSVGElement | null} */
let picture = null;

/** Replaces the arrows of one kind. @param {"own" | "best"} kind @param {Arrow[]} arrows */
export function drawArrows(kind, arrows) {
  if (arrows.length === 0 && !picture) return;
  picture ??= createPicture();
  const layer = /** @type {Element} */ (picture.querySelector(`.${kind}`));
  if (arrows.length === 0 && layer.childElementCount === 0) return;
  const spotOf = spotsWithin(picture);
  const parts = arrows.flatMap(({ from, to, text }) =>
    from === to ? ring(spotOf(to)) : arrow(spotOf(from), spotOf(to), text),
  );
  layer.replaceChildren(...parts);
}

function createPicture() {
  const made = svgElement("svg", { class: "overlay", "aria-hidden": "true" });
  made.append(svgElement("g", { class: "best" }), svgElement("g", { class: "own" }));
  insertOverBoard(made);
  return made;
}

/** @param {Spot} at */
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

/** An arrow between two cells that leaves their centres free. @param {Spot} from @param {Spot} to @param {string} [text] */
function arrow(from, to, text) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [across, down] = [dx / length, dy / length];
  const half = Math.max(2, 0.075 * to.size);
  const [start, neck] = [0.25 * from.size, length - 0.36 * to.size];
  /** A point at a distance along the arrow and across it. @param {number} along @param {number} aside */
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
