// Superseded requests: the caller is notified when the request that replaced its own has ended, and not before.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createTurns } from "../../www/engine/turns.js";

/** The listeners of pending requests, by their records. @type {Map<string, any>} */
let pending;
/** @type {string[]} */
let calls;
/** @type {import("../../www/engine/turns.js").Send} */
let send;

beforeEach(() => {
  [pending, calls] = [new Map(), []];
  send = createTurns()(({ record }, listener, { signal } = {}) => {
    pending.set(record, listener);
    signal?.addEventListener("abort", () => {
      if (pending.get(record) === listener) pending.delete(record);
    });
  });
});

/**
 * Sends a request.
 * @param {string} record @param {() => void} [superseded] @param {AbortController} [controller]
 * @returns {AbortController} of the request
 */
function put(record, superseded, controller = new AbortController()) {
  send(
    /** @type {import("../../www/engine/engine.types").SearchRequest} */ ({ record }),
    {
      report: () => calls.push(`${record} reported`),
      choice: () => calls.push(`${record} chosen`),
      failed: () => calls.push(`${record} failed`),
      ...(superseded && { superseded }),
    },
    { signal: controller.signal },
  );
  return controller;
}

/** @param {string} record */
const again = (record) => () => {
  calls.push(`${record} again`);
  put(record, again(record));
};

/** @param {string} record @param {"report" | "choice" | "failed"} type */
function answer(record, type) {
  const listener = pending.get(record);
  if (type !== "report") pending.delete(record);
  listener[type]();
}

const open = () => [...pending.keys()];

test("a superseded caller is notified when the other request is answered", () => {
  put("values", again("values"));
  put("recall");
  assert.deepEqual(open(), ["recall"]);
  answer("recall", "report");
  assert.deepEqual(calls, ["recall reported"]);
  answer("recall", "choice");
  assert.deepEqual(calls.slice(1), ["recall chosen", "values again"]);
  answer("values", "choice");
  assert.deepEqual(calls.slice(3), ["values chosen"]);
  assert.deepEqual(open(), []);
});

test("a superseded caller is notified when the other request fails or is aborted", () => {
  put("values", again("values"));
  put("recall");
  answer("recall", "failed");
  assert.deepEqual(open(), ["values"]);
  put("move").abort();
  assert.deepEqual(open(), ["values"]);
  assert.deepEqual(calls, ["recall failed", "values again", "values again"]);
});

test("a caller that was answered, has aborted or has no callback is not notified", () => {
  put("answered", again("answered"));
  answer("answered", "choice");
  put("stopped", again("stopped")).abort();
  put("careless");
  const waiting = put("waiting", again("waiting"));
  put("recall");
  waiting.abort();
  answer("recall", "choice");
  assert.deepEqual(calls, ["answered chosen", "recall chosen"]);
  assert.deepEqual(open(), []);
});

test("a request sent from an answer goes first, and superseded callers take turns", () => {
  put("one", again("one"));
  put("two", again("two"));
  send(/** @type {any} */ ({ record: "move" }), { choice: () => put("next") });
  answer("move", "choice");
  assert.deepEqual(open(), ["next"]);
  answer("next", "choice");
  assert.deepEqual(open(), ["two"]);
  answer("two", "choice");
  answer("one", "choice");
  assert.deepEqual(calls.slice(-3), ["two chosen", "one again", "one chosen"]);
});

test("a request whose signal is aborted is not sent and supersedes none", () => {
  put("values", again("values"));
  const controller = new AbortController();
  controller.abort();
  put("move", again("move"), controller);
  assert.deepEqual([open(), calls], [["values"], []]);
});
