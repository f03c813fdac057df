// Exercises: the states of a task, the score, superseded attempts and stored progress.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Exercise } from "../../../www/exercise/exercise.js";

/** A storage with an initial text. @param {string} [text] */
const storageOf = (text = "") => ({
  text,
  read() {
    return this.text;
  },
  /** @param {string} written */
  write(written) {
    this.text = written;
  },
});

/** @param {string} id */
const verdictOn = (id) => (/** @type {string} */ attempt) => ({
  isFinal: attempt !== "again",
  points: attempt === id ? 1 : 0,
  maxPoints: 1,
});

/**
 * An exercise whose correct attempts are the ids.
 * @param {Partial<import("../../../www/exercise/exercise.js").Options<string, any, any>>} [options]
 */
function exerciseOf(options = {}) {
  /** @type {string[]} */
  const states = [];
  const exercise = new Exercise({
    tasks: ["a", "b"],
    load: (/** @type {string} */ id) => ({ id, judge: verdictOn(id) }),
    changed: () => states.push(exercise.state),
    ...options,
  });
  return { exercise, states };
}

test("a task goes through attempt, verdict and explanation to the next one", async () => {
  /** @type {string[]} */
  const explained = [];
  const { exercise, states } = exerciseOf({
    load: async (id) => ({
      judge: verdictOn(id),
      explain: async (/** @type {{ points: number }} */ { points }) => {
        explained.push(`${id}: ${points}`);
      },
    }),
  });
  await exercise.start();
  await exercise.attempt("a");
  assert.deepEqual(states, ["loading", "task", "judging", "explaining", "done"]);
  await exercise.next();
  await exercise.attempt("x");
  assert.deepEqual(explained, ["a: 1", "b: 0"]);
  assert.deepEqual(exercise.score, { points: 1, maxPoints: 2 });
  await exercise.next();
  assert.equal(exercise.state, "over");
  assert.equal(exercise.index, 1);
});

test("a verdict that is not final leaves the task open and awards nothing", async () => {
  const { exercise } = exerciseOf();
  await exercise.start();
  const verdict = await exercise.attempt("again");
  assert.equal(exercise.verdict, verdict);
  assert.equal(exercise.state, "task");
  assert.deepEqual(exercise.score, { points: 0, maxPoints: 0 });
  await exercise.next();
  assert.equal(exercise.index, 0, "only a finished task has a next one");
});

test("an attempt supersedes the pending one", async () => {
  /** @type {Record<string, () => void>} */
  const pending = {};
  /** @type {AbortSignal[]} */
  const signals = [];
  const { exercise } = exerciseOf({
    load: (id) => ({
      judge: (/** @type {string} */ attempt, /** @type {AbortSignal} */ signal) => {
        signals.push(signal);
        return new Promise((resolve) => {
          pending[attempt] = () => resolve(verdictOn(id)(attempt));
        });
      },
    }),
  });
  await exercise.start();
  const [first, second] = [exercise.attempt("x"), exercise.attempt("a")];
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [true, false],
  );
  pending.x();
  pending.a();
  assert.equal(await first, null);
  assert.equal((await second)?.points, 1);
  assert.deepEqual(exercise.score, { points: 1, maxPoints: 1 });
});

test("a task that loads after a cancellation is dropped", async () => {
  /** @type {(task: any) => void} */
  let load = () => {};
  const { exercise, states } = exerciseOf({
    load: () =>
      new Promise((resolve) => {
        load = resolve;
      }),
  });
  const starting = exercise.start();
  exercise.cancel();
  load({ judge: verdictOn("a") });
  await starting;
  assert.equal(exercise.task, null);
  assert.deepEqual(states, ["loading"]);
  assert.equal(await exercise.attempt("a"), null);
});

test("an explanation can be skipped", async () => {
  const { exercise } = exerciseOf({
    load: (id) => ({
      judge: verdictOn(id),
      explain: (/** @type {unknown} */ _, /** @type {AbortSignal} */ signal) =>
        new Promise((resolve) => signal.addEventListener("abort", () => resolve(undefined))),
    }),
  });
  await exercise.start();
  const attempt = exercise.attempt("a");
  await Promise.resolve();
  await Promise.resolve();
  assert.equal(exercise.state, "explaining");
  exercise.skip();
  await attempt;
  assert.equal(exercise.state, "done");
});

test("an error of the judge is passed on and leaves the task open", async () => {
  const { exercise } = exerciseOf({
    load: () => ({
      judge: () => {
        throw new Error("no engine");
      },
    }),
  });
  await exercise.start();
  await assert.rejects(exercise.attempt("a"), /no engine/);
  assert.equal(exercise.state, "task");
});

test("stored progress resumes after the last finished task, with its score", async () => {
  const storage = storageOf();
  const { exercise } = exerciseOf({ tasks: ["a", "b", "c"], storage });
  await exercise.start();
  await exercise.attempt("a");
  const { exercise: later } = exerciseOf({ tasks: ["d"], storage });
  assert.deepEqual(later.tasks, ["a", "b", "c"]);
  assert.equal(later.index, 1);
  await later.start();
  await later.attempt("b");
  assert.deepEqual(later.score, { points: 2, maxPoints: 2 });
  await later.next();
  await later.attempt("x");
  assert.equal(storage.text, "", "a finished exercise is not resumed");
});

test("damaged or outdated progress is dropped", () => {
  const stored = { tasks: ["a", "b"], done: 1, points: 1, maxPoints: 1 };
  const { exercise } = exerciseOf({ tasks: ["c"], storage: storageOf(JSON.stringify(stored)) });
  assert.equal(exercise.index, 1);
  for (const text of [
    "{",
    "null",
    JSON.stringify({ ...stored, done: 2 }),
    JSON.stringify({ ...stored, points: "1" }),
    JSON.stringify({ ...stored, tasks: [1, 2] }),
    JSON.stringify({ ...stored, tasks: ["a", "gone"] }),
  ]) {
    const { exercise } = exerciseOf({
      tasks: ["c"],
      storage: storageOf(text),
      isTask: (id) => id !== "gone",
    });
    assert.deepEqual([exercise.tasks, exercise.index], [["c"], 0], text);
  }
});

test("an open-ended exercise continues with further tasks until there are none", async () => {
  const further = ["c", "d"];
  const { exercise, states } = exerciseOf({ tasks: ["a"], more: () => further.shift() ?? null });
  for (const id of ["a", "c", "d"]) {
    if (id === "a") await exercise.start();
    assert.equal(exercise.task.id, id);
    await exercise.attempt(id);
    await exercise.next();
  }
  assert.equal(states.at(-1), "over");
  assert.deepEqual(exercise.tasks, ["a", "c", "d"]);
  assert.deepEqual(exercise.score, { points: 3, maxPoints: 3 });
});
