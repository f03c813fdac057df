// The word list finds banned words in comments and identifiers, not in strings, and checks commit messages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsIn, findingsInCommit } from "../../scripts/test/wording.mjs";

const code = (/** @type {string} */ text) => findingsIn("x.rs", text);

test("a banned word in a comment is found with its line", () => {
  assert.deepEqual(code('let a = 1;\n// Returns so\n// many moves.\nlet b = "//";\n'), [
    "x.rs:2: “so many” → the number of …, `n`",
  ]);
});

test("identifiers are read as words", () => {
  assert.match(code("const MOST_PLIES: u8 = 1;").join(), /MAX_/);
  assert.match(code("fn is_kept() {}").join(), /stored/);
  assert.match(findingsIn("x.js", "let toldTwice = 1;").join(), /reported/);
  assert.deepEqual(code("let almost_all = keeper;"), []);
});

test("strings are not read", () => {
  assert.deepEqual(code('say("somebody told // nobody"); let c = \'"\'; let d = "kept";'), []);
});

test("a comment does not start with a relative clause", () => {
  assert.equal(code("/// What is played.\nfn f() {}").length, 2);
  assert.equal(code("/// Whose move it is.\nfn f() {}").length, 1);
  assert.equal(code("/// Returns the side to move.\nfn f() {}").length, 0);
});

test("documents are read completely", () => {
  assert.equal(findingsIn("x.md", "A line.\n\nIt shall be\nasked.\n").length, 2);
});

test("a commit subject is short, imperative and names its area", () => {
  assert.deepEqual(
    findingsInCommit("chess: skip null move in pawn endings\n\nIt gains 4 Elo.\n"),
    [],
  );
  for (const bad of [
    "chess: skips null move",
    "chess: skipped null move",
    "Skip null move",
    `chess: skip ${"x".repeat(72)}`,
    "chess: pass the move on\n\nNobody reads it.\n",
  ])
    assert.equal(findingsInCommit(bad).length, 1, bad);
});
