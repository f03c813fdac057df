// Draws a small board from a view, for lists, pictures and pages with several games. Colours come from the style
// sheets; svg-export.js inlines them for a file.

import { svgElement } from "../ui/svg.js";
import { layOut } from "./layout.js";

const CELL = 48;
const RIM = 12;
const PATH = 2;

/** @typedef {import("../engine/engine.types").View} View */
/** @typedef {ReturnType<typeof layOut>["place"]} Place */
/** @typedef {import("./thumbnail.types").Look} Look */

/** @param {View} view @param {Look} look */
export function thumbnail(view, { symbols, thumbnail: { ground, drawings } }) {
  const { place, width, height } = layOut(view, CELL, ground === "levels" ? RIM : null);
  const cells = [...view.cells].map((_, cell) => cell);
  const picture = svgElement("svg", {
    viewBox: `${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`,
    class: `thumbnail ${ground}`,
    "aria-hidden": "true",
  });
  picture.append(
    svgElement("rect", {
      class: "frame",
      x: -RIM,
      y: -RIM,
      width: width + 2 * RIM,
      height: height + 2 * RIM,
      rx: RIM,
    }),
    ...(ground === "holes" ? holes(cells, place) : lawns(cells, place, view.columns, ground)),
  );
  view.cells.split("").forEach((letter, cell) => {
    if (letter === ".") return;
    const [x, y] = place(cell);
    const side = letter === "x" ? "first" : "second";
    const href = `#${drawings?.[letter] ?? symbols[side]}`;
    picture.append(
      svgElement("use", { href, x: x + 4, y: y + 4, width: CELL - 8, height: CELL - 8 }),
    );
  });
  const marked = view.winningRow.length > 0 ? view.winningRow : [view.last?.cell ?? []].flat();
  for (const cell of marked) {
    const [x, y] = place(cell);
    const inner = CELL - 6;
    picture.append(
      svgElement("rect", { class: "edge", x: x + 3, y: y + 3, width: inner, height: inner, rx: 4 }),
      svgElement("rect", { class: "mark", x: x + 3, y: y + 3, width: inner, height: inner, rx: 4 }),
    );
  }
  return picture;
}

/**
 * Squares in two alternating greens, with gaps between them.
 * @param {number[]} cells @param {Place} place @param {number} columns @param {string} ground
 */
function lawns(cells, place, columns, ground) {
  const gap = ground === "checks" ? 0 : PATH / 2;
  const size = CELL - 2 * gap;
  /** @param {string} name @param {number[]} some */
  const squares = (name, some) =>
    svgElement("path", {
      class: name,
      d: some
        .map(place)
        .map(([x, y]) => `M${x + gap} ${y + gap}h${size}v${size}h${-size}z`)
        .join(""),
    });
  const isOdd = (/** @type {number} */ cell) =>
    ((cell % columns) + Math.floor(cell / columns)) % 2 === 1;
  return [
    squares(
      "lawn",
      cells.filter((cell) => !isOdd(cell)),
    ),
    squares("mown", cells.filter(isOdd)),
  ];
}

/** @param {number[]} cells @param {Place} place */
function holes(cells, place) {
  const r = CELL / 2 - 3;
  const rounds = cells
    .map(place)
    .map(
      ([x, y]) =>
        `M${x + 3} ${y + CELL / 2}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    );
  return [svgElement("path", { class: "lawn", d: rounds.join("") })];
}
