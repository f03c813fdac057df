// The walk through a search: the steps of the program in its order, what is known at each, and what is left out.

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

/** Two moves with two answers each; the last answer is cut off. @type {Record<string, ReturnType<typeof branch>[]>} */
const SEARCH = {
  "": [branch("a", 3, true), branch("b", 1)],
  a: [branch("ac", 5, true), branch("ad", 3, true)],
  b: [branch("be", 1, true), branch("bf", null)],
};

function walk() {
  /** @type {string[]} */
  const asked = [];
  const made = createWalk(async (path) => {
    asked.push(path.join());
    return SEARCH[path.join()];
  });
  return { ...made, asked };
}

test("a walk goes down, comes back with values, and leaves out what the program leaves out", async () => {
  const { next, step, best, root, stateOf, leftOut, asked } = walk();
  const seen = [];
  while (await next(true)) {
    const now = step();
    if (!now) break;
    const under = now.node.level === 0 ? root : now.node.parent;
    seen.push(
      `${now.node.move || "."}${now.isDone ? "^" : "v"}${under && (best(under)?.value ?? "-")}`,
    );
  }
  assert.deepEqual(seen, [".v-", "av-", "ac^5", "ad^3", "a^3", "bv3", "be^1", "b^3", ".^3"]);
  assert.deepEqual(asked, ["", "a", "b"]);
  assert.deepEqual(root.children.map(stateOf), ["known", "known"]);
  assert.equal(stateOf(root.children[1].children[1]), "cut");
  assert.equal(leftOut(root.children[1]), 1);
});

test("a step can be gone over or taken back, and what lies ahead is not known", async () => {
  const { next, previous, step, root, stateOf, shown, asked } = walk();
  for (const down of [true, true, false]) await next(down);
  assert.deepEqual([step()?.node.move, step()?.isDone], ["a", true]);
  assert.deepEqual(asked, [""]);
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
