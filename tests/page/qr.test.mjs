// The QR code of a link: the smallest size that holds it with medium error correction, low correction where the text
// is too long for that, and none for what no code holds.

import assert from "node:assert/strict";
import { test } from "node:test";
import { qrCode } from "../../www/panels/share/qr-code.js";

/** Version and error correction, as they stand in the code itself. @param {boolean[][] | null} grid */
function read(grid) {
  assert.ok(grid);
  // The format lies beside the upper left eye; its two highest bits, unmasked, are the level.
  const [high, low] = [grid[8][0], grid[8][1]].map(Number);
  const level = { 0: "medium", 1: "low" }[((high << 1) | low) ^ 0b10];
  return { size: (grid.length - 17) / 4, level };
}

test("every size holds as much as the standard says", () => {
  // The numbers of bytes for medium correction, from the table of capacities in the standard.
  const capacities = [
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
  ];
  for (const [at, capacity] of [...capacities, 711, 779, 857].entries()) {
    assert.deepEqual(read(qrCode("g".repeat(capacity))), { size: at + 1, level: "medium" });
    assert.equal(read(qrCode("g".repeat(capacity + 1))).size, at + 2);
  }
});

test("a text too long for medium correction gets low, and one too long for that gets no code", () => {
  for (const length of [1, 2331, 2332, 2953]) {
    const text = "ä".repeat(Math.floor(length / 2)) + "x".repeat(length % 2);
    assert.equal(read(qrCode(text)).level, length > 2331 ? "low" : "medium");
  }
  assert.equal(qrCode("g".repeat(2331))?.length, 177);
  assert.equal(qrCode("g".repeat(2954)), null);
});
