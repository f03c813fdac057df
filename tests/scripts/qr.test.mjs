// QR codes are read back the way a camera's program does it, in every one of the forty sizes: the pattern named by
// the format, the words along the way, their correction without a fault, and the text in them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fixedOf, masks, plansOf, qrCode, times, wayThrough } from "../../www/tools/qr.js";

/** @param {boolean[][]} grid */
function read(grid) {
  const side = grid.length;
  const size = (side - 17) / 4;
  const bit = (/** @type {number} */ x, /** @type {number} */ y) => (grid[y][x] ? 1 : 0);
  // The format lies beside the upper left eye, its highest bit first along the row.
  const format = [0, 1, 2, 3, 4, 5, 7, 8]
    .map((x) => bit(x, 8))
    .concat([7, 5, 4, 3, 2, 1, 0].map((y) => bit(8, y)));
  const five = Number.parseInt(format.slice(0, 5).join(""), 2) ^ 0b10101;
  const level = five >> 3 === 0 ? "medium" : "low";
  const { words, blocks, total } = plansOf(level)[size - 1];
  const mask = masks[five & 7];
  const bits = wayThrough(fixedOf(size)).map(([x, y]) => (grid[y][x] !== mask(x, y) ? 1 : 0));
  const dealt = Array.from({ length: total }, (_, at) =>
    Number.parseInt(bits.slice(8 * at, 8 * at + 8).join(""), 2),
  );
  const short = Math.floor(total / blocks) - words;
  const lengths = Array.from(
    { length: blocks },
    (_, at) => short + (at < blocks - (total % blocks) ? 0 : 1),
  );
  /** @type {number[][]} */
  const parts = lengths.map(() => []);
  let from = 0;
  for (let at = 0; at <= short; at += 1)
    for (const [block, length] of lengths.entries())
      if (at < length) parts[block].push(dealt[from++]);
  const data = parts.flat().length;
  const text = parts.map((part) => [...part]);
  for (let at = 0; at < words; at += 1) for (const part of parts) part.push(dealt[from++]);
  assert.equal(from, total);
  for (const part of parts) {
    for (let root = 1, power = 0; power < words; power += 1, root = times(root, 2))
      assert.equal(
        part.reduce((sum, word) => times(sum, root) ^ word, 0),
        0,
        "a word is wrong",
      );
  }
  assert.equal(data, total - words * blocks);
  const all = text
    .flat()
    .flatMap((word) => [...word.toString(2).padStart(8, "0")])
    .join("");
  const number = (/** @type {number} */ at, /** @type {number} */ count) =>
    Number.parseInt(all.slice(at, at + count), 2);
  assert.equal(number(0, 4), 4, "bytes");
  const wide = size < 10 ? 8 : 16;
  const bytes = Array.from({ length: number(4, wide) }, (_, at) => number(4 + wide + 8 * at, 8));
  return { size, level, text: new TextDecoder().decode(Uint8Array.from(bytes)) };
}

test("every size holds as much as the standard says, and is read back", () => {
  // The numbers of bytes for medium correction, from the table of capacities in the standard.
  const capacities = [
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
  ];
  for (const [at, capacity] of [...capacities, 711, 779, 857].entries()) {
    const text = "g".repeat(capacity);
    assert.deepEqual(read(qrCode(text) ?? []), { size: at + 1, level: "medium", text });
  }
  for (const length of [1, 2331, 2332, 2953]) {
    const text = "ä".repeat(Math.floor(length / 2)) + "x".repeat(length % 2);
    const { level, text: back } = read(qrCode(text) ?? []);
    assert.equal(back, text);
    assert.equal(level, length > 2331 ? "low" : "medium");
  }
  assert.equal(qrCode("g".repeat(2331))?.length, 177);
  assert.equal(qrCode("g".repeat(2954)), null);
});
