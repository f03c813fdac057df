// What becomes of a question whose place another takes: its owner may ask again when that is over, and only then.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createTurns } from "../../www/engine/turns.js";

/** The questions that are being answered, by their records. @type {Map<string, any>} */
let answering;
/** @type {string[]} */
let heard;
/** @type {import("../../www/engine/turns.js").Ask} */
let ask;

beforeEach(() => {
  [answering, heard] = [new Map(), []];
  ask = createTurns()(({ record }, listener) => {
    answering.set(record, listener);
    return { stop: () => answering.get(record) === listener && answering.delete(record) };
  });
});

/** @param {string} record @param {() => void} [superseded] */
const put = (record, superseded) =>
  ask(/** @type {import("../../www/engine/types.js").Question} */ ({ record }), {
    report: () => heard.push(`${record} reported`),
    choice: () => heard.push(`${record} chosen`),
    failed: () => heard.push(`${record} failed`),
    ...(superseded && { superseded }),
  });

/** @param {string} record */
const again = (record) => () => {
  heard.push(`${record} again`);
  put(record, again(record));
};

/** @param {string} record @param {"report" | "choice" | "failed"} type */
function answer(record, type) {
  const listener = answering.get(record);
  if (type !== "report") answering.delete(record);
  listener[type]();
}

const open = () => [...answering.keys()];

test("a question that was superseded is asked again when the other is answered", () => {
  put("values", again("values"));
  put("recall");
  assert.deepEqual(open(), ["recall"]);
  answer("recall", "report");
  assert.deepEqual(heard, ["recall reported"]);
  answer("recall", "choice");
  assert.deepEqual(heard.slice(1), ["recall chosen", "values again"]);
  answer("values", "choice");
  assert.deepEqual(heard.slice(3), ["values chosen"]);
  assert.deepEqual(open(), []);
});

test("also when the other has failed or is not wanted any more", () => {
  put("values", again("values"));
  put("recall");
  answer("recall", "failed");
  assert.deepEqual(open(), ["values"]);
  put("move").stop();
  assert.deepEqual(open(), ["values"]);
  assert.deepEqual(heard, ["recall failed", "values again", "values again"]);
});

test("nobody is told who was answered, has stopped, or does not want to ask again", () => {
  put("answered", again("answered"));
  answer("answered", "choice");
  put("stopped", again("stopped")).stop();
  put("careless");
  const waiting = put("waiting", again("waiting"));
  put("recall");
  waiting.stop();
  answer("recall", "choice");
  assert.deepEqual(heard, ["answered chosen", "recall chosen"]);
  assert.deepEqual(open(), []);
});

test("a question that an answer leads to comes first, and of several each has its turn", () => {
  put("one", again("one"));
  put("two", again("two"));
  ask(/** @type {any} */ ({ record: "move" }), { choice: () => put("next") });
  answer("move", "choice");
  assert.deepEqual(open(), ["next"]);
  answer("next", "choice");
  assert.deepEqual(open(), ["two"]);
  answer("two", "choice");
  answer("one", "choice");
  assert.deepEqual(heard.slice(-3), ["two chosen", "one again", "one chosen"]);
});
