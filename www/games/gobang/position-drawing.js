// Draws a Gobang position with one marked square and a numbered continuation; for the post-mortem.

import { svgElement } from "../../ui/svg.js";
import { SYMBOLS } from "./symbols.js";

/** @typedef {import("../../engine/engine.types").View} View */

const CELL = 24;

/** @param {View} view @param {string} marked @param {string[]} following */
export function drawPosition({ columns, cells, names, side }, marked, following) {
  const size = columns * CELL;
  const at = (/** @type {string} */ name) => {
    const index = names.indexOf(name);
    return { x: (index % columns) * CELL, y: Math.floor(index / columns) * CELL };
  };
  const picture = svgElement("svg", {
    viewBox: `0 0 ${size} ${size}`,
    class: "position",
    "aria-hidden": "true",
  });
  picture.append(svgElement("rect", { width: size, height: size, class: "ground" }));
  picture.append(svgElement("path", { d: lines(columns), class: "lines" }));
  names.forEach((name, index) => {
    if (cells[index] !== ".") picture.append(stone(at(name), cells[index] === "x"));
  });
  following.forEach((name, index) => {
    const isFirst = (side === "first") === (index % 2 === 0);
    const place = at(name);
    const number = svgElement(
      "text",
      { x: place.x + CELL / 2, y: place.y + 0.68 * CELL, class: "number" },
      String(index + 1),
    );
    picture.append(stone(place, isFirst), number);
  });
  const { x, y } = at(marked);
  picture.append(svgElement("rect", { x, y, width: CELL, height: CELL, class: "marked" }));
  return picture;
}

/** @param {number} columns */
function lines(columns) {
  const size = columns * CELL;
  const inner = Array.from({ length: columns - 1 }, (_, at) => (at + 1) * CELL);
  return inner.map((at) => `M${at} 0v${size}M0 ${at}h${size}`).join("");
}

/** @param {{ x: number, y: number }} place @param {boolean} isFirst */
const stone = ({ x, y }, isFirst) =>
  svgElement("use", {
    x: x + 2,
    y: y + 2,
    width: CELL - 4,
    height: CELL - 4,
    href: `#${isFirst ? SYMBOLS.first : SYMBOLS.second}`,
  });
