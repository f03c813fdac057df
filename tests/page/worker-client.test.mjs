// The client of a worker: a browser without workers, workers that cannot load what they need, and the signal of a request.

import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { test } from "node:test";
import { WorkerClient } from "../../www/engine/worker-client.js";

/** @typedef {import("../../www/engine/engine.types").EngineError} EngineError */

/** Workers in the order in which they were started, each with the messages that it has received. */
class FakeWorker {
  /** @type {FakeWorker[]} */
  static started = [];
  /** @type {any[]} */
  received = [];
  isTerminated = false;
  /** @type {(event: { data: any }) => void} */
  onmessage = () => {};
  /** @type {(event: Event & { message?: string }) => void} */
  onerror = () => {};
  constructor() {
    FakeWorker.started.push(this);
  }
  /** @param {any} message */
  postMessage(message) {
    this.received.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  /** @param {object} answer */
  answer(answer) {
    this.onmessage({ data: { id: this.received.at(-1).id, ...answer } });
  }
}

const start = () => /** @type {Worker} */ (/** @type {unknown} */ (new FakeWorker()));

/** @param {WorkerClient} client @param {AbortController} [controller] */
function request(client, controller = new AbortController()) {
  /** @type {EngineError[]} */
  const errors = [];
  /** @type {unknown[]} */
  const replies = [];
  client.request(
    { type: "play" },
    {
      reply: (/** @type {unknown} */ value) => replies.push(value),
      failed: (error) => errors.push(error),
    },
    { signal: controller.signal },
  );
  return { errors, replies, controller };
}

const last = () => FakeWorker.started.at(-1) ?? assert.fail("no worker was started");

test("a browser that starts no worker: each request fails, later than it is sent", async () => {
  const client = new WorkerClient(
    () => {
      throw new Error("forbidden");
    },
    { attempts: 2 },
  );
  for (const _ of [1, 2]) {
    const { errors } = request(client);
    assert.deepEqual(errors, []);
    await Promise.resolve();
    assert.deepEqual(
      errors.map(({ code }) => code),
      ["no-workers"],
    );
  }
});

test("a stalled file is reported at once, and the next request gets a fresh worker", () => {
  const client = new WorkerClient(start, { attempts: 2 });
  const { errors } = request(client);
  const worker = last();
  const value = { message: "slow", code: "slow" };
  worker.answer({ type: "failed", value, end: "fatal" });
  assert.deepEqual(errors, [value]);
  assert.ok(worker.isTerminated);
  const { replies } = request(client);
  assert.notEqual(last(), worker);
  last().answer({ type: "reply", value: 5, end: true });
  assert.deepEqual(replies, [5]);
});

test("a script that does not arrive is requested once more, and then reported as such", () => {
  const client = new WorkerClient(start, { attempts: 2 });
  const { errors } = request(client);
  last().onerror(new Event("error"));
  assert.deepEqual(errors, []);
  last().onerror(new Event("error"));
  assert.deepEqual(
    errors.map(({ code }) => code),
    ["unreachable"],
  );
});

test("a request that has ended leaves no listener on the signal of its caller", () => {
  const listeners = (/** @type {AbortController} */ { signal }) =>
    getEventListeners(signal, "abort").length;
  const client = new WorkerClient(start);
  const answered = request(client);
  assert.equal(listeners(answered.controller), 1);
  last().answer({ type: "reply", value: 5, end: true });
  assert.equal(listeners(answered.controller), 0);
  const replaced = request(client);
  const aborted = request(client);
  assert.equal(listeners(replaced.controller), 0);
  aborted.controller.abort();
  last().answer({ type: "reply", value: 6, end: true });
  assert.deepEqual([replaced.replies, aborted.replies], [[], []]);
});
