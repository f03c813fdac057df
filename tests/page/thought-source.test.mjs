// Which thoughts belong to the move that is looked at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ledToNext } from "../../www/thought/source.js";

/** @param {string} record @param {string} move */
const kept = (record, move) => ({
  record,
  choice: { move, score: null, depth: 1, nodes: 1, pv: [move], stopped: false },
});

test("thoughts belong to the move that they led to, in its position", () => {
  const record = "reversi:diagonal-mole:f5d6!c5f4";
  assert.ok(ledToNext(kept("reversi:diagonal-mole:f5d6", "c5"), record));
  assert.ok(!ledToNext(kept("reversi:diagonal-mole:f5d6c5f4", "e3"), record), "a later one");
});

test("a search that others have shared may have ended with another move than was expected", () => {
  const record = "reversi:diagonal-mole:f5d6!c5f4";
  assert.ok(!ledToNext(kept("reversi:diagonal-mole:f5d6", "c3"), record));
  assert.ok(!ledToNext(kept("reversi:diagonal-mole:f5d6", "c3"), "reversi:diagonal-mole:f5d6"));
});
