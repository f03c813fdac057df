// Glyphs of the pieces of Schach C 64 as dots, the same as in letters-8x8.txt, from which the build makes the room's
// font. Pictures of the board cannot use the font, and its letters would not fill a square.

import { svgElement } from "../../../ui/svg.js";

/** Rows of each glyph, most significant bit at the left. @type {Record<string, number[]>} */
export const DOTS = {
  B: [0x7c, 0x66, 0x66, 0x7c, 0x66, 0x66, 0x7c, 0],
  D: [0x78, 0x6c, 0x66, 0x66, 0x66, 0x6c, 0x78, 0],
  K: [0x66, 0x6c, 0x78, 0x70, 0x78, 0x6c, 0x66, 0],
  L: [0x60, 0x60, 0x60, 0x60, 0x60, 0x60, 0x7e, 0],
  S: [0x3c, 0x66, 0x70, 0x3c, 0x0e, 0x66, 0x3c, 0],
  T: [0x7e, 0x18, 0x18, 0x18, 0x18, 0x18, 0x18, 0],
};

/** Size of a dot in a 10×10 square. */
const DOT = 1.25;

/** @param {string} letter @param {boolean} isReverse  a dark letter on a lit square */
export function glyph(letter, isReverse) {
  const rows = DOTS[letter] ?? [];
  const dots = rows.flatMap((row, y) =>
    Array.from({ length: 8 }, (_, x) => x)
      .filter((x) => row & (0x80 >> x))
      .map((x) => `M${x * DOT} ${y * DOT + 0.6}h${DOT}v${DOT}h-${DOT}z`),
  );
  const ground = svgElement("rect", { class: "lit-square", width: 10, height: 10 });
  const shape = svgElement("path", { class: isReverse ? "dark-dots" : "dots", d: dots.join("") });
  return isReverse ? [ground, shape] : [shape];
}
