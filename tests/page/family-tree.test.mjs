// Layout of the family tree: columns, the line of the best program, and surviving ancestors.

import assert from "node:assert/strict";
import { test } from "node:test";
import { columnsOf, lineOf, livingOf, standIns } from "../../www/pages/breed/tree-plan.js";

/** @param {number} id @param {[number, number]} parents @param {number} wins out of ten games */
const kin = (id, parents, wins) => ({
  id,
  parents,
  numbers: {},
  standing: { wins, draws: 0, losses: 10 - wins },
});

/** 2 survives, and 5, a child of 2 and 3, is best; 1, 4 and 6 have no children. */
const FAMILY = [
  [kin(1, [0, 0], 4), kin(2, [0, 0], 7), kin(3, [0, 0], 6)],
  [kin(2, [0, 0], 7), kin(4, [1, 2], 3), kin(3, [0, 0], 5)],
  [kin(5, [2, 3], 9), kin(2, [0, 0], 6), kin(6, [4, 2], 2)],
  [kin(5, [2, 3], 8), kin(7, [5, 2], 0), kin(8, [5, 5], 0)],
];

test("survivors keep their column, and columns are not shared", () => {
  const rows = columnsOf(FAMILY, 3);
  assert.deepEqual([...rows[0]], [[0, 1]]);
  for (const [row, columns] of rows.entries()) {
    assert.equal(new Set(columns.values()).size, columns.size);
    for (const [id, column] of rows[row - 1] ?? []) {
      if (columns.has(id)) assert.equal(columns.get(id), column, `number ${id}, row ${row}`);
    }
  }
});

test("one line leads to the best program, by the better parent", () => {
  assert.deepEqual(
    lineOf(FAMILY, 5).map(({ id }) => id),
    [2, 5],
  );
  assert.deepEqual(standIns(FAMILY, 5), [0, 2, 2, 5, 5]);
  assert.deepEqual(standIns(FAMILY, 0), [0, null, null, null, null]);
});

test("ancestors of the last generation survive", () => {
  assert.deepEqual([...livingOf(FAMILY)].sort(), [0, 2, 3, 5, 7, 8]);
});
