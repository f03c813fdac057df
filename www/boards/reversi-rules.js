// The rules of Reversi for the help window, each with a small picture of a corner of the garden.

import { en } from "../strings/en/reversi.js";
import { speakerOf } from "../strings/index.js";

const { say } = speakerOf(en);

const SVG = "http://www.w3.org/2000/svg";
const CELL = 24;
const SYMBOLS = /** @type {Record<string, string>} */ ({ x: "tomato", o: "mole" });

/** `x` tomato, `o` mole, `*` where the next stone is set; what is before and what comes of it. */
const CAPTURE = [["xooo*"], ["xxxxx"]];
const DIRECTIONS = [
  ["x.x", ".oo", "xo*"],
  ["x.x", ".xx", "xxx"],
];
const DIAGONAL = ["....", ".xo.", ".ox.", "...."];
const PARALLEL = ["....", ".xo.", ".xo.", "...."];

export function reversiRules() {
  const page = document.createDocumentFragment();
  page.append(
    sentence(say("help.goal")),
    sentence(say("help.capture")),
    pictures(say("help.capture.picture"), CAPTURE),
    sentence(say("help.directions")),
    pictures(say("help.directions.picture"), DIRECTIONS),
    sentence(say("help.must")),
    sentence(say("help.starts")),
    side(
      captioned(say("help.starts.diagonal"), DIAGONAL),
      captioned(say("help.starts.parallel"), PARALLEL),
    ),
  );
  return page;
}

/** @param {string} text */
function sentence(text) {
  const line = document.createElement("p");
  line.textContent = text;
  return line;
}

/** @param {Element[]} parts */
function side(...parts) {
  const row = document.createElement("div");
  row.className = "pictures";
  row.append(...parts);
  return row;
}

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
  const picture = document.createElementNS(SVG, "svg");
  const [width, height] = [rows[0].length * CELL, rows.length * CELL];
  picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
  picture.setAttribute("width", String(width * 1.5));
  picture.setAttribute("height", String(height * 1.5));
  picture.setAttribute("class", "diagram");
  picture.setAttribute("aria-hidden", "true");
  rows.forEach((row, y) => {
    [...row].forEach((mark, x) => {
      picture.append(...square(mark, x * CELL, y * CELL));
    });
  });
  return picture;
}

/** @param {string} mark @param {number} x @param {number} y */
function square(mark, x, y) {
  const ground = shape("rect", x + 1, y + 1, CELL - 2);
  ground.setAttribute("class", mark === "*" ? "legal" : "lawn");
  if (!SYMBOLS[mark]) return [ground];
  const stone = shape("use", x + 3, y + 3, CELL - 6);
  stone.setAttribute("href", `#${SYMBOLS[mark]}`);
  return [ground, stone];
}

/** @param {"rect" | "use"} kind @param {number} x @param {number} y @param {number} size */
function shape(kind, x, y, size) {
  const made = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries({ x, y, width: size, height: size })) {
    made.setAttribute(name, String(value));
  }
  return made;
}
