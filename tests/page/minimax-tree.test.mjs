// The decision tree of the Reversi text: its values, and the cuts of alpha-beta.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LEAVES, searchSteps, VALUES } from "../../www/games/reversi/minimax-tree.js";

/** @typedef {import("../../www/games/reversi/minimax-tree.js").Step} Step */

/** @param {Step[]} steps */
const valuesIn = (steps) =>
  new Map(steps.flatMap((step) => ("value" in step ? [[step.node, step.value]] : [])));

/** @param {Step[]} steps */
const cutsIn = (steps) =>
  steps.flatMap((step) => (step.kind === "cut" ? [[step.node, ...step.left]] : []));

test("the values are those of the text", () => {
  const steps = searchSteps(LEAVES, { alphaBeta: false, backwards: false });
  const values = valuesIn(steps);
  // Black wins from 2, 5 has the draw of 6 as its value, and Red goes from 1 to 7.
  assert.deepEqual(
    [2, 5, 7, 1, 0].map((node) => values.get(node)),
    [9999, 0, -9999, -9999, -9999],
  );
  assert.deepEqual(cutsIn(steps), []);
});

test("alpha-beta cuts off nothing from the left, and the fourth position from the right", () => {
  const left = searchSteps(LEAVES, { alphaBeta: true, backwards: false });
  assert.deepEqual(cutsIn(left), []);
  const right = searchSteps({ ...LEAVES, 4: 9999 }, { alphaBeta: true, backwards: true });
  assert.deepEqual(cutsIn(right), [[2, 3]]);
});

test("alpha-beta finds the value of minimax for all values of the leaves", () => {
  const nodes = Object.keys(LEAVES).map(Number);
  for (let number = 0; number < 3 ** nodes.length; number++) {
    const leaves = Object.fromEntries(
      nodes.map((node, at) => [node, VALUES[Math.floor(number / 3 ** at) % 3]]),
    );
    const root = (/** @type {boolean} */ alphaBeta, /** @type {boolean} */ backwards) =>
      valuesIn(searchSteps(leaves, { alphaBeta, backwards })).get(0);
    const value = root(false, false);
    assert.deepEqual(
      [root(false, true), root(true, false), root(true, true)],
      [value, value, value],
    );
  }
});
