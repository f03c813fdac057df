// Small board diagrams for the help dialog and their captions.

import { svgElement } from "../ui/svg.js";

const CELL = 24;

/** @param {string} text */
export function sentence(text) {
  const line = document.createElement("p");
  line.textContent = text;
  return line;
}

/** @param {Element[]} parts */
export function inRow(...parts) {
  const row = document.createElement("div");
  row.className = "pictures";
  row.append(...parts);
  return row;
}

/**
 * Returns functions that draw boards from rows of text, one character per cell.
 * @param {Record<string, string>} symbols  symbol ids by character; `*` highlights a cell
 */
export function createDiagrams(symbols) {
  /**
   * Two boards, before and after a move, with an arrow between them.
   * @param {string} words @param {string[][]} boards
   */
  function beforeAndAfter(words, [before, after]) {
    const arrow = document.createElement("span");
    arrow.className = "arrow";
    arrow.textContent = "→";
    const row = inRow(drawing(before), arrow, drawing(after));
    row.role = "img";
    row.ariaLabel = words;
    return row;
  }

  /** @param {string} words @param {string[]} rows */
  function captioned(words, rows) {
    const figure = document.createElement("figure");
    const caption = document.createElement("figcaption");
    caption.textContent = words;
    figure.append(drawing(rows), caption);
    return figure;
  }

  /** @param {string[]} rows */
  function drawing(rows) {
    const [width, height] = [rows[0].length * CELL, rows.length * CELL];
    const picture = svgElement("svg", {
      viewBox: `0 0 ${width} ${height}`,
      width: width * 1.5,
      height: height * 1.5,
      class: "diagram",
      "aria-hidden": "true",
    });
    rows.forEach((row, y) => {
      [...row].forEach((mark, x) => {
        picture.append(...square(mark, x * CELL, y * CELL));
      });
    });
    return picture;
  }

  /** @param {string} mark @param {number} x @param {number} y */
  function square(mark, x, y) {
    const ground = svgElement("rect", {
      ...box(x + 1, y + 1, CELL - 2),
      class: mark === "*" ? "legal" : "lawn",
    });
    if (!symbols[mark]) return [ground];
    return [
      ground,
      svgElement("use", { ...box(x + 3, y + 3, CELL - 6), href: `#${symbols[mark]}` }),
    ];
  }

  return { beforeAndAfter, captioned };
}

/** @param {number} x @param {number} y @param {number} size */
const box = (x, y, size) => ({ x, y, width: size, height: size });
