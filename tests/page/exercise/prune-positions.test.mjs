// The rounds of the pruning page: each position once, even if the user's position is one of the page's.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseTasks, POSITIONS, ROUNDS } from "../../../www/pages/prune/positions.js";

for (const [game, positions] of Object.entries(POSITIONS)) {
  test(`${game}: five different positions, in the order of the page`, () => {
    const tasks = chooseTasks(game, "");
    assert.equal(new Set(tasks).size, ROUNDS);
    assert.deepEqual(
      tasks,
      positions.filter((record) => tasks.includes(record)),
    );
  });

  test(`${game}: the user's position comes first and once`, () => {
    for (const own of positions) {
      const tasks = chooseTasks(game, own);
      assert.equal(tasks[0], own);
      assert.equal(new Set(tasks).size, ROUNDS);
    }
  });
}
