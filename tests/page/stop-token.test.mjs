// The object URLs that stop a worker are revoked when it is closed, whether a request is pending or answered.

import assert from "node:assert/strict";
import { after, beforeEach, mock, test } from "node:test";
import { createPlayerWorker } from "../../www/engine/player-worker.js";

const page = /** @type {any} */ (globalThis);

/** A worker that answers when the test says so. */
class FakeWorker {
  /** @type {any} */
  message = null;
  onmessage = (/** @type {any} */ _event) => {};

  constructor() {
    worker = this;
  }

  /** @param {any} message */
  postMessage(message) {
    this.message = message;
  }

  terminate() {}

  answer() {
    this.onmessage({ data: { id: this.message.id, type: "choice", end: true } });
  }
}

/** @type {FakeWorker} */
let worker;
/** The object URLs that have not been revoked. @type {Set<string>} */
const held = new Set();

page.Worker = FakeWorker;
page.__WORKER_URL__ = "worker.js";
const create = mock.method(URL, "createObjectURL", () => {
  const url = `blob:${create.mock.callCount()}`;
  held.add(url);
  return url;
});
mock.method(URL, "revokeObjectURL", (/** @type {string} */ url) => held.delete(url));
after(() => mock.restoreAll());
beforeEach(() => held.clear());

const listener = { choice() {}, failed() {} };
const start = () => createPlayerWorker(/** @type {any} */ ({}));
const choose = /** @type {import("../../www/engine/engine.types").EngineMessage} */ ({
  type: "choose",
});

test("a worker reuses the token of an answered request until it is closed", () => {
  const player = start();
  player.request(choose, listener);
  const { token } = worker.message;
  worker.answer();
  assert.deepEqual([...held], token);
  player.request(choose, listener);
  assert.deepEqual(worker.message.token, token);
  worker.answer();
  player.close();
  assert.deepEqual([...held], []);
});

test("a pending request that is aborted or whose worker is closed leaves no object URL behind", () => {
  const player = start();
  const controller = new AbortController();
  player.request(choose, listener, { signal: controller.signal });
  controller.abort();
  assert.deepEqual([...held], []);
  player.request(choose, listener);
  player.close();
  assert.deepEqual([...held], []);
});

test("a request whose signal is aborted leaves the pending one alone", () => {
  const player = start();
  player.request(choose, listener);
  const { message } = worker;
  player.request(choose, listener, { signal: AbortSignal.abort() });
  assert.equal(worker.message, message);
  assert.deepEqual([...held], message.token);
  player.close();
});
