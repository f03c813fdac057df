// Exercises of teachers: their links, their positions and moves by the rules, and the check of programs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addMessages } from "../../../www/i18n/index.js";
import { lessonOf } from "../../../www/pages/workshop/exercises/exercise-lesson.js";
import {
  exerciseFragment,
  exerciseInFragment,
} from "../../../www/pages/workshop/exercises/exercise-link.js";
import { messages } from "../../../www/pages/workshop/exercises/i18n/exercises.js";
import { readExercise } from "../../../www/pages/workshop/exercises/read-exercise.js";
import { benchOf, rulesOf } from "./support/contestants.mjs";

/** @typedef {import("../../../www/pages/workshop/exercises/exercise.types").BuiltExercise} BuiltExercise */

addMessages(messages);

/** Three in a row: the first side wins with 3 or 7. @type {BuiltExercise} */
const WIN = {
  title: "Four in a row",
  task: "Which move wins? „So“ & <b>",
  game: "connect4",
  record: "connect4:first:414243",
  program: null,
  moves: ["4"],
  player: null,
  most: null,
};
const rules = rulesOf("connect4");
const playersOf = (/** @type {string} */ game) => (game === "connect4" ? ["anfaenger"] : null);
const nameOf = (/** @type {string} */ player) => player.toUpperCase();

/** The verdict on a program in JavaScript. @param {Partial<BuiltExercise>} change @param {string} source */
async function verdictOn(change, source) {
  const lesson = lessonOf({ ...WIN, ...change }, nameOf);
  const finding = await lesson.check(benchOf(lesson, "javascript", source));
  return lesson.texts?.verdict(finding);
}

const TAKES_A_WIN = `const choose = (position) =>
  position.moves.find((move) => position.play(move).outcome === position.side) ?? position.moves[0];`;
const FIRST = "const choose = (position) => position.moves[0];";

test("a link carries an exercise", async () => {
  const program = /** @type {const} */ ({ language: "python", source: "def choose(p): pass" });
  for (const change of [{}, { program, moves: [], player: "anfaenger", most: 7 }]) {
    const fragment = await exerciseFragment({ ...WIN, ...change });
    assert.ok(fragment.startsWith("exercise="));
    assert.deepEqual(await exerciseInFragment(`#${fragment}`, playersOf), { ...WIN, ...change });
  }
});

test("damaged links and impossible exercises are refused", async () => {
  const whole = await exerciseFragment(WIN);
  for (const fragment of ["", "exercise=", "exercise=???", whole.slice(0, -9), "program=x"])
    assert.equal(await exerciseInFragment(fragment, playersOf), null, fragment);
  for (const change of [
    { game: "ludo" },
    { game: null },
    { title: " " },
    { title: "x".repeat(51) },
    { task: 3 },
    { record: "" },
    { program: { language: "wasm", source: "AAAA" } },
    { program: "print" },
    { moves: ["4", 4] },
    { moves: "4" },
    { moves: [] },
    { player: "grandmaster" },
    { most: 0 },
    { most: 1.5 },
  ]) {
    const fragment = await exerciseFragment(/** @type {any} */ ({ ...WIN, ...change }));
    assert.equal(await exerciseInFragment(fragment, playersOf), null, JSON.stringify(change));
  }
});

test("positions and moves are those of the rules", () => {
  assert.deepEqual(readExercise(rules, { ...WIN, moves: ["4", "4"] }), WIN);
  for (const [change, code] of /** @type {[Partial<BuiltExercise>, string][]} */ ([
    [{ record: "reversi:diagonal-tomato:" }, "no-position"],
    [{ record: "connect4:first:9" }, "no-position"],
    [{ record: "connect4:first:4142434" }, "over"],
    [{ moves: ["8"] }, "no-move"],
  ]))
    assert.throws(() => readExercise(rules, { ...WIN, ...change }), { code });
  const capitals = { ...WIN, game: "reversi", record: "reversi:diagonal-tomato:", moves: ["E3"] };
  assert.deepEqual(readExercise(rulesOf("reversi"), capitals).moves, ["e3"]);
});

test("a program has to find a right move", async () => {
  assert.match((await verdictOn({}, TAKES_A_WIN)) ?? "", /^Right!/);
  assert.match((await verdictOn({}, FIRST)) ?? "", /^Not yet. Here it plays 1, /);
});

test("a program may look at a number of positions", async () => {
  const all = { moves: [], most: 7 };
  assert.match((await verdictOn(all, TAKES_A_WIN)) ?? "", /^Right!/);
  const few = { moves: [], most: 3 };
  assert.match((await verdictOn(few, TAKES_A_WIN)) ?? "", /looked at 4 positions; 3 are allowed/);
});

test("a program has to win from the position", async () => {
  const game = { moves: [], player: "anfaenger" };
  assert.match((await verdictOn(game, TAKES_A_WIN)) ?? "", /^Right!/);
  const lost = { ...game, record: "connect4:first:4142435" };
  assert.match((await verdictOn(lost, FIRST)) ?? "", /does not win against ANFAENGER/);
});
