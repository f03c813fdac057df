// Into which files the scripts of a page are put.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bundle } from "../../scripts/build/bundle.mjs";
import { games } from "../../scripts/test/files.mjs";

const PANELS = "www/panels/index.js";
const boards = games.map((game) => `www/games/${game}/board.js`);

test("a page needs few files: one chunk for the start, and one more for its panels", async () => {
  const made = await bundle("www/pages/game/main.js", { splitting: true }, boards, PANELS);
  const [first, ...others] = made.chunks;
  assert.deepEqual(others, []);
  const [own, ...chunks] = made.neededBy((module) => module === PANELS);
  assert.match(own, /^panels\./);
  assert.equal(chunks.length, 2);
  assert.ok(chunks.includes(first));
  for (const board of boards) {
    const needed = made.neededBy((module) => module === board);
    assert.ok(needed.size <= 4, `${board}: ${[...needed]}`);
    assert.ok(!needed.has(chunks.find((chunk) => chunk !== first) ?? ""), board);
  }
});
