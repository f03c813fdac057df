// Steps through a search: in search order, with values known so far and cut-off moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createWalk } from "../../www/lab/tree/tree-walk.js";

const branch = (/** @type {string} */ move, /** @type {number | null} */ value, leads = false) => ({
  move,
  value,
  leads,
  cut: value === null,
  leaf: move.length === 2,
});

/** Two moves with two replies each; the last reply is cut off. @type {Record<string, ReturnType<typeof branch>[]>} */
const SEARCH = {
  "": [branch("a", 3, true), branch("b", 1)],
  a: [branch("ac", 5, true), branch("ad", 3, true)],
  b: [branch("be", 1, true), branch("bf", null)],
};

function createTestWalk() {
  /** @type {string[]} */
  const requested = [];
  const created = createWalk(async (path) => {
    requested.push(path.join());
    return SEARCH[path.join()];
  });
  return { ...created, requested };
}

test("a walk descends, returns with values, and marks cut-off moves", async () => {
  const { next, step, best, root, stateOf, skipped, requested } = createTestWalk();
  const visited = [];
  while (await next(true)) {
    const now = step();
    if (!now) break;
    const under = now.node.level === 0 ? root : now.node.parent;
    visited.push(
      `${now.node.move || "."}${now.isDone ? "^" : "v"}${under && (best(under)?.value ?? "-")}`,
    );
  }
  assert.deepEqual(visited, [".v-", "av-", "ac^5", "ad^3", "a^3", "bv3", "be^1", "b^3", ".^3"]);
  assert.deepEqual(requested, ["", "a", "b"]);
  assert.deepEqual(root.children.map(stateOf), ["known", "known"]);
  assert.equal(stateOf(root.children[1].children[1]), "cut");
  assert.equal(skipped(root.children[1]), 1);
});

test("a step can be skipped or undone, and later values are unknown", async () => {
  const { next, previous, step, root, stateOf, shown, requested } = createTestWalk();
  for (const down of [true, true, false]) await next(down);
  assert.deepEqual([step()?.node.move, step()?.isDone], ["a", true]);
  assert.deepEqual(requested, [""]);
  assert.deepEqual(root.children.map(stateOf), ["known", "ahead"]);
  await next(true);
  await next(true);
  assert.deepEqual(
    shown().map(({ move }) => move),
    ["", "a", "b", "be", "bf"],
  );
  assert.deepEqual(root.children[1].children.map(stateOf), ["known", "ahead"]);
  for (const place of ["b", "a", "a", ""]) {
    assert.ok(previous());
    assert.equal(step()?.node.move, place);
  }
  assert.equal(previous(), false);
});
