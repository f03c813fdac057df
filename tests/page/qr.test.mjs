// QR codes of links: the smallest version with medium error correction, low correction for longer texts, none for texts
// that are too long.

import assert from "node:assert/strict";
import { test } from "node:test";
import { qrCode } from "../../www/panels/share/qr-code.js";

/** Reads version and error correction from the code. @param {boolean[][] | null} grid */
function read(grid) {
  assert.ok(grid);
  // The format is next to the upper left finder pattern; its two highest bits, unmasked, are the level.
  const [high, low] = [grid[8][0], grid[8][1]].map(Number);
  const level = { 0: "medium", 1: "low" }[((high << 1) | low) ^ 0b10];
  return { size: (grid.length - 17) / 4, level };
}

test("every version has the capacity of the standard", () => {
  // Bytes with medium correction, from the standard's table of capacities.
  const capacities = [
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
  ];
  for (const [at, capacity] of [...capacities, 711, 779, 857].entries()) {
    assert.deepEqual(read(qrCode("g".repeat(capacity))), { size: at + 1, level: "medium" });
    assert.equal(read(qrCode("g".repeat(capacity + 1))).size, at + 2);
  }
});

test("a text too long for medium correction gets low correction, and a longer one no code", () => {
  for (const length of [1, 2331, 2332, 2953]) {
    const text = "ä".repeat(Math.floor(length / 2)) + "x".repeat(length % 2);
    assert.equal(read(qrCode(text)).level, length > 2331 ? "low" : "medium");
  }
  assert.equal(qrCode("g".repeat(2331))?.length, 177);
  assert.equal(qrCode("g".repeat(2954)), null);
});
