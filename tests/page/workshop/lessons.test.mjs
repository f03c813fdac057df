// Lessons: their checks accept the solutions, and reject the programs to complete and other wrong ones with the reason.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lessons } from "../../../www/pages/workshop/lessons/lessons.js";
import { mutate } from "../../../www/pages/workshop/tuning/evolution.js";
import { declaredParameters, withParameters } from "../../../www/programs/declared-parameters.js";
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
  const lesson = lessonOf("alpha-beta");
  const { solution } = lesson;
  const wrong = solution.javascript.replace("if (alpha >= beta) break;", "break;");
  assert.notEqual(wrong, solution.javascript);
  const finding = await lesson.check(benchOf(lesson, "javascript", wrong));
  assert.equal(finding?.reason, "value");
});

test("declared parameters are found and replaced in both languages", () => {
  for (const language of LANGUAGES) {
    const source = lessonOf("tuning").starter[language];
    const [numbers, ...others] = declaredParameters(source);
    assert.deepEqual(others, []);
    assert.deepEqual(numbers.default, Array(10).fill(10));
    assert.deepEqual([numbers.name, numbers.min, numbers.max], ["NUMBERS", -100, 100]);
    const values = [1, -2, 3, -4, 5, -6, 7, -8, 9, 0];
    const changed = withParameters(source, { NUMBERS: values });
    assert.deepEqual(declaredParameters(changed)[0].default, values);
    assert.equal(withParameters(changed, { NUMBERS: numbers.default }), source);
  }
});

test("a declaration is an assignment of whole numbers within its range", () => {
  const found = (/** @type {string} */ source) =>
    declaredParameters(source).map(({ name, default: values }) => [name, ...values]);
  assert.deepEqual(found("a = 1  # parameter 0 to 5\nlet b = [2,\n 3]; // parameter 0 to 5"), [
    ["a", 1],
    ["b", 2, 3],
  ]);
  const refused = [
    "a = 6 # parameter 0 to 5",
    "a = x # parameter 0 to 5",
    "a = [] # parameter 0 to 5",
    "a = 1",
  ];
  for (const source of refused) assert.deepEqual(found(source), [], source);
  const source = "a = 1 # parameter 0 to 5";
  assert.equal(withParameters(source, { a: [1, 2] }), source);
  assert.equal(withParameters(source, { toString: [2] }), source);
});

test("a child always differs from its parent within the ranges, and the same seed gives the same child", () => {
  const parameters = declaredParameters(
    "a = [0, 100, -20] # parameter -100 to 100\nb = 1 # parameter 0 to 1",
  );
  const values = { a: [0, 100, -20], b: [1] };
  for (let seed = 0; seed < 200; seed += 1) {
    const child = mutate(parameters, seededRandom(seed));
    assert.notDeepEqual(child, values);
    assert.ok(child.a.every((value) => Math.abs(value) <= 100) && [0, 1].includes(child.b[0]));
    assert.deepEqual(child, mutate(parameters, seededRandom(seed)));
  }
});
