// Superseded requests: the caller is notified when the request that replaced it has ended, and not earlier.

import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { beforeEach, test } from "node:test";
import { createTurns } from "../../www/engine/turns.js";

/** Listeners of pending requests by record. @type {Map<string, any>} */
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
 * Sends a request and returns its abort controller.
 * @param {string} record @param {() => void} [superseded] @param {AbortController} [controller]
 */
function sendRequest(record, superseded, controller = new AbortController()) {
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
  sendRequest(record, again(record));
};

/** @param {string} record @param {"report" | "choice" | "failed"} type */
function respond(record, type) {
  const listener = pending.get(record);
  if (type !== "report") pending.delete(record);
  listener[type]();
}

const open = () => [...pending.keys()];

test("a superseded caller is notified when the other request is completed", () => {
  sendRequest("values", again("values"));
  sendRequest("recall");
  assert.deepEqual(open(), ["recall"]);
  respond("recall", "report");
  assert.deepEqual(calls, ["recall reported"]);
  respond("recall", "choice");
  assert.deepEqual(calls.slice(1), ["recall chosen", "values again"]);
  respond("values", "choice");
  assert.deepEqual(calls.slice(3), ["values chosen"]);
  assert.deepEqual(open(), []);
});

test("a superseded caller is notified when the other request fails or is aborted", () => {
  sendRequest("values", again("values"));
  sendRequest("recall");
  respond("recall", "failed");
  assert.deepEqual(open(), ["values"]);
  sendRequest("move").abort();
  assert.deepEqual(open(), ["values"]);
  assert.deepEqual(calls, ["recall failed", "values again", "values again"]);
});

test("a caller whose request is completed or aborted, or that has no callback, is not notified", () => {
  sendRequest("answered", again("answered"));
  respond("answered", "choice");
  sendRequest("stopped", again("stopped")).abort();
  sendRequest("careless");
  const waiting = sendRequest("waiting", again("waiting"));
  sendRequest("recall");
  waiting.abort();
  respond("recall", "choice");
  assert.deepEqual(calls, ["answered chosen", "recall chosen"]);
  assert.deepEqual(open(), []);
});

test("a request sent from a response goes first, and superseded callers take turns", () => {
  sendRequest("one", again("one"));
  sendRequest("two", again("two"));
  send(/** @type {any} */ ({ record: "move" }), { choice: () => sendRequest("next") });
  respond("move", "choice");
  assert.deepEqual(open(), ["next"]);
  respond("next", "choice");
  assert.deepEqual(open(), ["two"]);
  respond("two", "choice");
  respond("one", "choice");
  assert.deepEqual(calls.slice(-3), ["two chosen", "one again", "one chosen"]);
});

test("a request whose signal is already aborted is not sent and supersedes none", () => {
  sendRequest("values", again("values"));
  const controller = new AbortController();
  controller.abort();
  sendRequest("move", again("move"), controller);
  assert.deepEqual([open(), calls], [["values"], []]);
});

test("a request that has ended leaves no listener on the signal of its caller", () => {
  const listeners = ({ signal } = new AbortController()) =>
    getEventListeners(signal, "abort").length;
  const answered = sendRequest("answered");
  assert.equal(listeners(answered), 1);
  respond("answered", "choice");
  assert.equal(listeners(answered), 0);
  const [forgotten, superseded] = [sendRequest("forgotten"), sendRequest("superseded", () => {})];
  const last = sendRequest("last");
  assert.equal(listeners(forgotten), 0, "its caller is not notified");
  assert.equal(listeners(superseded), 1, "its caller may abort it before it is notified");
  respond("last", "choice");
  assert.deepEqual([superseded, last].map(listeners), [0, 0]);
});
