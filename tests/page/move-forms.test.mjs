// Moves typed on the board: notations, letters of the page, upper and lower case, longer moves with the same beginning.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createMoveForms, matchTyped } from "../../www/panels/record/move-forms.js";

const names = ["e2", "e4", "g1", "f3", "b3", "c4", "f1", "e7", "e8", "e1", "c1"];
/** @param {string} text @param {string} from @param {string} to */
const move = (text, from, to) => ({ text, from: names.indexOf(from), to: names.indexOf(to) });
const german = (/** @type {string} */ text) => text.replace("N", "S").replace("B", "L");
const forms = createMoveForms(
  {
    names,
    legal: [
      move("e4", "e2", "e4"),
      move("Nf3", "g1", "f3"),
      move("bxc4", "b3", "c4"),
      move("Bxc4", "f1", "c4"),
      move("e8=Q", "e7", "e8"),
      move("e8=N", "e7", "e8"),
      move("O-O", "e1", "g1"),
      move("O-O-O", "e1", "c1"),
    ],
  },
  german,
);

/** @type {[typed: string, move: string | null, isBeginning: boolean][]} */
const CASES = [
  ["e", null, true],
  ["e4", "e4", false],
  ["e2", null, true],
  ["e2e4", "e4", false],
  ["nf3", "Nf3", false],
  ["Sf3", "Nf3", false],
  ["sf3", "Nf3", false],
  ["Bc4", "Bxc4", false],
  ["bc4", "bxc4", false],
  ["Lc4", "Bxc4", false],
  ["e8", null, true],
  ["e8q", "e8=Q", false],
  ["e8s", "e8=N", false],
  ["o-o", "O-O", true],
  ["0-0-0", "O-O-O", false],
  ["z", null, false],
  ["e5", null, false],
];

for (const [typed, expected, isBeginning] of CASES)
  test(`${typed}: ${expected ?? "no move"}`, () => {
    assert.deepEqual(matchTyped(typed, forms), { move: expected, isBeginning });
  });

test("digits alone are no typed moves", () => {
  assert.deepEqual(
    createMoveForms({ names: ["111"], legal: [{ text: "111", from: null, to: 0 }] }, String),
    [],
  );
});
