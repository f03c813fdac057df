// The search tree of a program's move: its branches with their values, cut-off moves, and the positions without cutoffs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lessons } from "../../../www/pages/workshop/lessons/lessons.js";
import { samplePositions } from "../../../www/pages/workshop/lessons/positions.js";
import {
  branchesOf,
  countWithoutCutoffs,
} from "../../../www/pages/workshop/play/visited-branches.js";
import { start } from "../programs/support/programs.mjs";
import { LANGUAGES, rulesOf, startOf } from "./support/contestants.mjs";

const rules = rulesOf("reversi");
const [{ record }] = samplePositions(
  { rules, start: startOf("reversi") },
  { count: 1, plies: [6, 12], accept: ({ view }) => view.legal.length <= 5 },
);

/** @param {string} id @param {"starter" | "solution"} which @param {"python" | "javascript"} language */
async function moveOf(id, which, language) {
  const lesson = lessons.find((one) => one.id === id);
  const source = lesson?.[which][language] ?? "";
  const program = await start(language, source, { hasVisited: true });
  const { move, visited } = program.choose(record);
  assert.ok(visited);
  return { record, move, visited };
}

for (const language of LANGUAGES) {
  test(`${language}: the tree of minimax has every move, and its values`, async () => {
    const move = await moveOf("minimax", "solution", language);
    const branches = branchesOf(rules, move, []);
    assert.ok(branches.length > 1);
    assert.ok(branches.every(({ isSearched, leaf }) => isSearched && !leaf));
    assert.equal(branches.find(({ leads }) => leads)?.move, move.move);
    for (const { move: own, value } of branches) {
      const replies = branchesOf(rules, move, [own]);
      assert.equal(value, Math.min(...replies.map((reply) => Number(reply.value))));
      assert.equal(replies.find(({ leads }) => leads)?.value, value);
      assert.ok(replies.every(({ leaf }) => leaf));
      assert.deepEqual(branchesOf(rules, move, [own, replies[0].move]), []);
    }
    assert.equal(countWithoutCutoffs(rules, move), move.visited.count);
  });

  test(`${language}: alpha-beta cuts moves off, which plain minimax looks at`, async () => {
    const [plain, cut] = await Promise.all([
      moveOf("alpha-beta", "starter", language),
      moveOf("alpha-beta", "solution", language),
    ]);
    assert.equal(plain.move, cut.move);
    assert.equal(countWithoutCutoffs(rules, cut), plain.visited.count);
    assert.ok(cut.visited.count < plain.visited.count);
    const branches = branchesOf(rules, cut, []).flatMap(({ move }) =>
      branchesOf(rules, cut, [move]),
    );
    const skipped = branches.filter((branch) => branch.cut);
    assert.ok(skipped.length > 0);
    assert.ok(
      skipped.every(({ value, isSearched, leaf }) => value === null && !isSearched && leaf),
    );
  });
}
