// The list of moves: a long match shows a bounded part of its moves around the current one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { firstEntry, MAX_ENTRIES } from "../../www/panels/record/listed-moves.js";

/** @param {number} count @param {number} ply @param {number} [previous] */
const first = (count, ply, previous = 0) => firstEntry({ moves: { length: count }, ply }, previous);

test("all moves of a usual match are listed", () => {
  for (const count of [0, 1, 100, 599, 600]) assert.equal(first(count, count), 0);
});

test("the entries of a long match contain the current move and end at the last one", () => {
  for (const count of [601, 1001, 8042]) {
    for (const ply of [0, 1, 299, 300, 301, count - 1, count]) {
      const at = first(count, ply);
      assert.equal(at % 2, 0);
      assert.ok(at <= ply && ply <= at + MAX_ENTRIES, `${count}, ${ply}: ${at}`);
      assert.ok(at <= count - MAX_ENTRIES + 1, `${count}, ${ply}: ${at}`);
    }
  }
});

test("the list stays while the current move is not near its ends", () => {
  assert.equal(first(8042, 1200, 1000), 1000);
  assert.equal(first(8042, 1050, 1000), 750);
  assert.equal(first(8042, 1550, 1000), 1250);
});
