// The files of puzzles are small enough to load on first use, and have the fields that the page reads.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";

/** Maximum size of a file in bytes, compressed as servers do. */
const BUDGET = 40 * 1024;

/** Files of puzzles, and the minimum number of puzzles in each. @type {[game: string, name: string, min: number][]} */
const FILES = [
  ["chess", "puzzles", 1000],
  ["chess", "puzzles-2", 1000],
  ["connect4", "puzzles", 500],
  ["gobang", "puzzles", 500],
  ["qubic", "puzzles", 500],
  ["reversi", "puzzles", 500],
];

for (const [game, name, min] of FILES) {
  test(`the ${name} of ${game} fit the budget and have all fields`, () => {
    const bytes = readFileSync(new URL(`../../data/${game}/${name}.txt`, import.meta.url));
    const size = brotliCompressSync(bytes).length;
    assert.ok(size <= BUDGET, `${size} bytes`);
    const [names, ...lines] = bytes.toString().trimEnd().split("\n");
    assert.equal(names, "id\trecord\tgoal\tanswers\tline\trating\tdeviation\tthemes");
    assert.ok(lines.length >= min, `${lines.length} puzzles`);
    for (const line of lines) {
      const fields = line.split("\t");
      assert.equal(fields.length, 8, line);
      assert.match(fields[0] ?? "", /^[0-9a-z]{6}$/u);
      assert.ok(fields[1]?.startsWith(`${game}:`), line);
    }
  });
}
