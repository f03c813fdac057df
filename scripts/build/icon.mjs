// The icon of the installed app: the first four stones of Reversi in their garden, tomatoes and moles. One table of
// shapes, written as SVG, and as PNG for the systems that take no other.

import { png } from "./png.mjs";

/** Everything is drawn on a square of so many units. */
const SIDE = 96;

/** Samples in each direction for a pixel, so that edges are smooth. */
const SAMPLES = 4;

/**
 * An ellipse, or a rectangle with round corners; each covers what is before it in the table.
 * @typedef {{ colour: string, x: number, y: number, rx: number, ry: number, corner?: number }} Shape
 */

/** @param {string} colour @param {number} x @param {number} y @param {number} rx @param {number} [ry] @returns {Shape} */
const ellipse = (colour, x, y, rx, ry = rx) => ({ colour, x, y, rx, ry });

/** @param {string} colour @param {number} x @param {number} y @param {number} half @param {number} corner @returns {Shape} */
const square = (colour, x, y, half, corner) => ({ colour, x, y, rx: half, ry: half, corner });

/** @param {number} x @param {number} y */
const tomato = (x, y) => [
  ellipse("#e2452f", x, y + 1, 13, 12),
  ellipse("#f58b6c", x - 5, y - 2, 3, 4),
  ellipse("#2f6a34", x - 4, y - 9, 5, 2.5),
  ellipse("#2f6a34", x + 4, y - 9, 5, 2.5),
  ellipse("#2f6a34", x, y - 11, 2, 4),
];

/** @param {number} x @param {number} y */
const mole = (x, y) => [
  ellipse("#2b2733", x, y, 13),
  ellipse("#d9b7a4", x, y + 4, 8, 6),
  ellipse("#ffffff", x - 5, y - 5, 2.6),
  ellipse("#ffffff", x + 5, y - 5, 2.6),
  ellipse("#14121a", x - 4.6, y - 4.7, 1.3),
  ellipse("#14121a", x + 4.6, y - 4.7, 1.3),
  ellipse("#c0392b", x, y + 1, 3.4, 2.7),
];

const [NEAR, FAR] = [33, 63];

/** The outer fifth may be cut off by a system that likes round icons. @type {Shape[]} */
const SHAPES = [
  square("#335544", SIDE / 2, SIDE / 2, SIDE / 2, 0),
  square("#6f4f33", SIDE / 2, SIDE / 2, 32, 7),
  ...[NEAR, FAR].flatMap((y) => [NEAR, FAR].map((x) => square("#7fa35c", x, y, 14.3, 2))),
  ...tomato(NEAR, NEAR),
  ...mole(FAR, NEAR),
  ...mole(NEAR, FAR),
  ...tomato(FAR, FAR),
];

export function iconSvg() {
  const drawn = SHAPES.map(({ colour, x, y, rx, ry, corner }) =>
    corner === undefined
      ? `<ellipse fill="${colour}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`
      : `<rect fill="${colour}" x="${x - rx}" y="${y - ry}" width="${2 * rx}" height="${2 * ry}" rx="${corner}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${drawn.join("")}</svg>`;
}

/** @param {number} size in pixels */
export function iconPng(size) {
  const side = size * SAMPLES;
  const samples = sampled(side);
  const colours = SHAPES.map(({ colour }) =>
    [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16)),
  );
  const pixels = Buffer.alloc(size * size * 3);
  const sum = [0, 0, 0];
  for (let at = 0; at < size * size; at += 1) {
    const corner = Math.floor(at / size) * SAMPLES * side + (at % size) * SAMPLES;
    sum.fill(0);
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const colour =
        colours[samples[corner + Math.floor(sample / SAMPLES) * side + (sample % SAMPLES)]];
      for (let part = 0; part < 3; part += 1) sum[part] += colour[part];
    }
    for (let part = 0; part < 3; part += 1)
      pixels[3 * at + part] = Math.round(sum[part] / SAMPLES ** 2);
  }
  return png(size, pixels);
}

/** The shape that is seen at each sample; the first one covers everything. @param {number} side in samples */
function sampled(side) {
  const seen = new Uint8Array(side * side);
  const step = SIDE / side;
  const first = (/** @type {number} */ from) => Math.max(0, Math.floor(from / step));
  const last = (/** @type {number} */ to) => Math.min(side - 1, Math.ceil(to / step));
  for (const [index, shape] of SHAPES.entries()) {
    const { x, y, rx, ry } = shape;
    for (let row = first(y - ry); row <= last(y + ry); row += 1) {
      for (let column = first(x - rx); column <= last(x + rx); column += 1) {
        if (isInside(shape, (column + 0.5) * step, (row + 0.5) * step))
          seen[row * side + column] = index;
      }
    }
  }
  return seen;
}

/** @param {Shape} shape @param {number} x @param {number} y */
function isInside({ x: middle, y: centre, rx, ry, corner }, x, y) {
  const [dx, dy] = [Math.abs(x - middle), Math.abs(y - centre)];
  if (corner === undefined) return (dx / rx) ** 2 + (dy / ry) ** 2 <= 1;
  if (dx > rx || dy > ry) return false;
  const [across, down] = [Math.max(0, dx - rx + corner), Math.max(0, dy - ry + corner)];
  return across ** 2 + down ** 2 <= corner ** 2;
}
