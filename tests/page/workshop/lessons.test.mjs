// Lessons: their checks accept the solutions, and reject the programs to complete and other wrong ones with the reason.

import assert from "node:assert/strict";
import { test } from "node:test";
import { mutate, numbersIn, withNumbers } from "../../../www/pages/workshop/lessons/evolution.js";
import { lessons } from "../../../www/pages/workshop/lessons/lessons.js";
import { seededRandom } from "../../../www/programs/play/game.js";
import { stratege } from "../../wasm/support/module.mjs";
import { benchOf, LANGUAGES } from "./support/contestants.mjs";

/** Reason for which the check rejects the program to complete. @type {Record<string, string>} */
const REASONS = {
  greedy: "fewer",
  squares: "poorer",
  ahead: "threat",
  minimax: "value",
  "alpha-beta": "steps",
  evaluation: "score",
  tuning: "score",
};

for (const language of LANGUAGES)
  for (const lesson of lessons) {
    const { id, starter, solution } = lesson;
    test(`${id} in ${language}: the solution is right, the program to complete is not`, async () => {
      assert.equal(await lesson.check(benchOf(lesson, language, solution[language])), null);
      const checked = lesson.check(benchOf(lesson, language, starter[language]));
      if (id === "legal") await assert.rejects(checked, { code: "illegal" });
      else assert.equal((await checked)?.reason, REASONS[id]);
    });
  }

test("every opponent is a historical player of its game", () => {
  for (const { game, opponent } of lessons) {
    const info = stratege.listGames().find(({ id }) => id === game);
    assert.ok(
      info?.players.some(({ id, year }) => id === opponent && (year ?? 0) < 2010),
      opponent,
    );
  }
});

/** @param {string} id */
const lessonOf = (id) =>
  /** @type {typeof lessons[number]} */ (lessons.find((one) => one.id === id));

test("a program that does not take a win is told so", async () => {
  const ahead = lessonOf("ahead");
  const finding = await ahead.check(
    benchOf(ahead, "javascript", "function choose(p) { return p.moves[0]; }"),
  );
  assert.equal(finding?.reason, "win");
  assert.ok(finding?.record?.startsWith("connect4:"));
});

test("alpha-beta that cuts too early changes the move and is rejected", async () => {
  const { solution, ...lesson } = lessonOf("alpha-beta");
  const wrong = solution.javascript.replace("if (alpha >= beta) break;", "break;");
  assert.notEqual(wrong, solution.javascript);
  const finding = await lesson.check(benchOf({ ...lesson, solution }, "javascript", wrong));
  assert.equal(finding?.reason, "value");
});

test("the numbers of a program are found and replaced in both languages", () => {
  for (const language of LANGUAGES) {
    const source = lessonOf("tuning").starter[language];
    assert.deepEqual(numbersIn(source), Array(10).fill(10));
    const changed = withNumbers(source, [1, -2.5]);
    assert.deepEqual(numbersIn(changed), [1, -2.5]);
    assert.equal(withNumbers(changed, Array(10).fill(10)), source);
  }
  assert.equal(numbersIn("NUMBERS = [a, b]"), null);
  assert.equal(numbersIn("NUMBERS = []"), null);
  assert.deepEqual(numbersIn("NUMBERS = [\n  1,\n  2,\n]"), [1, 2]);
});

test("a child always differs from its parent, and the same seed gives the same child", () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const child = mutate([0, 100, -20], seededRandom(seed));
    assert.notDeepEqual(child, [0, 100, -20]);
    assert.deepEqual(child, mutate([0, 100, -20], seededRandom(seed)));
  }
});
