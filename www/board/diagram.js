// Small diagrams for the help dialog, and the sentences around them.

import { svgElement } from "../ui/svg.js";

const CELL = 24;

/** @param {string} text */
export function sentence(text) {
  const line = document.createElement("p");
  line.textContent = text;
  return line;
}

/** @param {Element[]} parts */
export function side(...parts) {
  const row = document.createElement("div");
  row.className = "pictures";
  row.append(...parts);
  return row;
}

/**
 * How a game's pictures are drawn; in the rows of a picture, one character stands for a cell.
 * @param {Record<string, string>} symbols  the drawing that a character stands for; `*` is a cell in question
 */
export function painter(symbols) {
  /**
   * Before and after, with an arrow between.
   * @param {string} words @param {string[][]} boards
   */
  function pictures(words, [before, after]) {
    const arrow = document.createElement("span");
    arrow.className = "arrow";
    arrow.textContent = "→";
    const row = side(drawing(before), arrow, drawing(after));
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

  return { pictures, captioned };
}

/** @param {number} x @param {number} y @param {number} size */
const box = (x, y, size) => ({ x, y, width: size, height: size });
