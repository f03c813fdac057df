// Whether a stored search trace belongs to a move.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choseNextMove } from "../../www/thought/source.js";

/** @param {string} record @param {string} move */
const stored = (record, move) => ({
  record,
  choice: { move, score: null, depth: 1, nodes: 1, pv: [move], stopped: false },
});

test("a trace belongs to the move it led to, in its position", () => {
  const record = "reversi:diagonal-mole:f5d6!c5f4";
  assert.ok(choseNextMove(stored("reversi:diagonal-mole:f5d6", "c5"), record));
  assert.ok(!choseNextMove(stored("reversi:diagonal-mole:f5d6c5f4", "e3"), record), "a later one");
});

test("a shared search may end with another move than its trace", () => {
  const record = "reversi:diagonal-mole:f5d6!c5f4";
  assert.ok(!choseNextMove(stored("reversi:diagonal-mole:f5d6", "c3"), record));
  assert.ok(
    !choseNextMove(stored("reversi:diagonal-mole:f5d6", "c3"), "reversi:diagonal-mole:f5d6"),
  );
});
