// Chunks of the page's scripts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bundle } from "../../scripts/build/bundle.mjs";
import { games } from "../../scripts/test/files.mjs";

const PANELS = "www/panels/index.js";
const boards = games.map((game) => `www/games/${game}/board.js`);

test("a page has one chunk for the start and one more for its panels", async () => {
  const bundled = await bundle("www/pages/game/main.js", { splitting: true }, boards, PANELS);
  const [first, ...others] = bundled.chunks;
  assert.deepEqual(others, []);
  const [entry, ...chunks] = bundled.neededBy((module) => module === PANELS);
  assert.match(entry, /^panels\./);
  assert.equal(chunks.length, 2);
  assert.ok(chunks.includes(first));
  for (const board of boards) {
    const needed = bundled.neededBy((module) => module === board);
    // Of the five files of chess, the set-up panel shares one: dragging.
    assert.ok(needed.size <= 5, `${board}: ${[...needed]}`);
    assert.ok(!needed.has(chunks.find((chunk) => chunk !== first) ?? ""), board);
  }
});
