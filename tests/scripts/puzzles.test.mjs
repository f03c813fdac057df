// The files of puzzles are small enough to load on first use, and have the fields that the page reads.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";

/** Maximum size of a file in bytes, compressed as servers do. */
const BUDGET = 40 * 1024;

const GAMES = ["chess", "connect4", "gobang", "qubic", "reversi"];

for (const game of GAMES) {
  test(`the puzzles of ${game} fit the budget and have all fields`, () => {
    const bytes = readFileSync(new URL(`../../data/${game}/puzzles.txt`, import.meta.url));
    const size = brotliCompressSync(bytes).length;
    assert.ok(size <= BUDGET, `${size} bytes`);
    const [names, ...lines] = bytes.toString().trimEnd().split("\n");
    assert.equal(names, "id\trecord\tgoal\tanswers\tline\trating\tdeviation\tthemes");
    assert.ok(lines.length >= 500, `${lines.length} puzzles`);
    for (const line of lines) {
      const fields = line.split("\t");
      assert.equal(fields.length, 8, line);
      assert.match(fields[0] ?? "", /^[0-9a-z]{6}$/u);
      assert.ok(fields[1]?.startsWith(`${game}:`), line);
    }
  });
}
