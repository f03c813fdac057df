// Makes a font from letters that a text file draws as dots: bands of letters side by side, each below its name and
// eight rows high.

import { deflateSync } from "node:zlib";
import opentype from "opentype.js";

const SIZE = 8;

/** Font units per dot: twice as high as wide, as on terminals of the time, which keeps lines of text short. */
const [WIDE, HIGH] = [64, 128];

/** Rows below the baseline. */
const BELOW = 1;

/** @typedef {boolean[][]} Dots the rows of a letter */

/** @param {string} text @returns {Map<string, Dots>} */
export function readLetters(text) {
  const bands = text.trimEnd().split("\n\n");
  return new Map(
    bands.flatMap((band) => {
      const [names, ...rows] = band.split("\n");
      const cells = rows.map((row) => row.split("  "));
      return names.split(/ +/).map((name, at) => [name, cells.map((row) => dotsOf(row[at]))]);
    }),
  );
}

/** @param {string} row @returns {boolean[]} */
const dotsOf = (row) => [...row].map((dot) => dot === "#");

/** The font as a WOFF file. @param {string} family @param {Map<string, Dots>} letters */
export function pixelFont(family, letters) {
  const advanceWidth = SIZE * WIDE;
  const empty = { advanceWidth, path: new opentype.Path() };
  const glyphs = [...letters].map(([name, dots]) => {
    const unicode = name.codePointAt(0);
    return new opentype.Glyph({ name: `u${unicode}`, unicode, advanceWidth, path: pathOf(dots) });
  });
  const font = new opentype.Font({
    familyName: family,
    styleName: "Regular",
    unitsPerEm: SIZE * HIGH,
    ascender: (SIZE - BELOW) * HIGH,
    descender: -BELOW * HIGH,
    glyphs: [
      new opentype.Glyph({ name: ".notdef", ...empty }),
      new opentype.Glyph({ name: "space", unicode: 32, ...empty }),
      new opentype.Glyph({ name: "nbspace", unicode: 160, ...empty }),
      ...glyphs,
    ],
  });
  return woff(withoutTime(Buffer.from(font.toArrayBuffer())));
}

/**
 * Sets the creation time to 1904, the epoch of fonts, so that every build makes the same bytes and caches stay valid.
 * @param {Buffer} font
 */
function withoutTime(font) {
  const entry = font.indexOf("head");
  const [start, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
  const [adjustment, created] = [start + 8, start + 20];
  font.fill(0, created, created + 16);
  font.writeUInt32BE(0, adjustment);
  font.writeUInt32BE(checksum(font.subarray(start, start + length)), entry + 4);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, adjustment);
  return font;
}

/** The checksum of OpenType: the sum of all 32-bit words. @param {Buffer} bytes */
function checksum(bytes) {
  const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The outlines of the dots. @param {Dots} dots */
function pathOf(dots) {
  const path = new opentype.Path();
  for (const outline of outlinesOf(dots)) {
    for (const [at, [x, y]] of outline.entries()) {
      const place = /** @type {const} */ ([x * WIDE, (SIZE - BELOW - y) * HIGH]);
      if (at === 0) path.moveTo(...place);
      else path.lineTo(...place);
    }
    path.close();
  }
  return path;
}

/** @typedef {[x: number, y: number]} Corner */

/**
 * Outlines with the dots on their right: clockwise around dots, anticlockwise around holes.
 * @param {Dots} dots @returns {Corner[][]}
 */
export function outlinesOf(dots) {
  const edges = edgesOf(dots);
  const outlines = [];
  for (let first = edges.keys().next().value; first; first = edges.keys().next().value) {
    /** @type {Corner[]} */
    const outline = [];
    let heading = "";
    for (let key = first; edges.has(key); ) {
      const [from, to] = takeEdge(edges, key, heading);
      const next = String([to[0] - from[0], to[1] - from[1]]);
      if (next !== heading) outline.push(from);
      heading = next;
      key = String(to);
    }
    outlines.push(outline);
  }
  return outlines;
}

/** Edges between dots and background, by their start. @param {Dots} dots */
function edgesOf(dots) {
  const isDot = (/** @type {number} */ x, /** @type {number} */ y) => dots[y]?.[x] ?? false;
  /** @type {Map<string, [Corner, Corner][]>} */
  const edges = new Map();
  const add = (/** @type {Corner} */ from, /** @type {Corner} */ to) =>
    edges.set(String(from), [...(edges.get(String(from)) ?? []), [from, to]]);
  dots.forEach((row, y) => {
    row.forEach((lit, x) => {
      if (!lit) return;
      if (!isDot(x, y - 1)) add([x, y], [x + 1, y]);
      if (!isDot(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!isDot(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!isDot(x - 1, y)) add([x, y + 1], [x, y]);
    });
  });
  return edges;
}

/**
 * Removes the edge that starts at a corner; of two, where dots touch diagonally, the one that turns.
 * @param {ReturnType<typeof edgesOf>} edges @param {string} key @param {string} heading
 */
function takeEdge(edges, key, heading) {
  const all = edges.get(key) ?? [];
  const turning = all.findIndex(
    ([from, to]) => String([to[0] - from[0], to[1] - from[1]]) !== heading,
  );
  const [edge] = all.splice(Math.max(turning, 0), 1);
  if (all.length === 0) edges.delete(key);
  return edge;
}

/** The tables of an OpenType file, compressed as specified in https://www.w3.org/TR/WOFF/. @param {Buffer} font */
function woff(font) {
  const count = font.readUInt16BE(4);
  const head = Buffer.alloc(44 + 20 * count);
  const tables = [];
  let offset = head.length;
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + 16 * at;
    const [start, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    const raw = font.subarray(start, start + length);
    const packed = deflateSync(raw, { level: 9 });
    const table = packed.length < length ? packed : raw;
    const place = 44 + 20 * at;
    font.copy(head, place, entry, entry + 4);
    for (const [n, value] of [offset, table.length, length].entries())
      head.writeUInt32BE(value, place + 4 + 4 * n);
    font.copy(head, place + 16, entry + 4, entry + 8);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    tables.push(padded);
    offset += padded.length;
  }
  head.write("wOFF");
  font.copy(head, 4, 0, 4);
  head.writeUInt32BE(offset, 8);
  head.writeUInt16BE(count, 12);
  head.writeUInt32BE(font.length, 16);
  head.writeUInt16BE(1, 20);
  return Buffer.concat([head, ...tables]);
}
