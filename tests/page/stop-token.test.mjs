// The addresses by which a worker is stopped are given back when it is closed, whether a question was open or answered.

import assert from "node:assert/strict";
import { after, beforeEach, mock, test } from "node:test";
import { createPlayerWorker } from "../../www/engine/player-worker.js";

const page = /** @type {any} */ (globalThis);

/** A worker that answers when the test says so. */
class FakeWorker {
  /** @type {any} */
  asked = null;
  onmessage = (/** @type {any} */ _event) => {};

  constructor() {
    worker = this;
  }

  /** @param {any} message */
  postMessage(message) {
    this.asked = message;
  }

  terminate() {}

  answer() {
    this.onmessage({ data: { id: this.asked.id, type: "choice", end: true } });
  }
}

/** @type {FakeWorker} */
let worker;
/** The addresses that have not been given back. @type {Set<string>} */
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
const think = /** @type {import("../../www/engine/types.js").EngineRequest} */ ({ type: "think" });

test("a worker that has answered keeps its addresses for the next question, until it is closed", () => {
  const player = start();
  player.ask(think, listener);
  const { token } = worker.asked;
  worker.answer();
  assert.deepEqual([...held], token);
  player.ask(think, listener);
  assert.deepEqual(worker.asked.token, token);
  worker.answer();
  player.close();
  assert.deepEqual([...held], []);
});

test("a question that is open when its worker is closed, or is given up, leaves no address behind", () => {
  const player = start();
  player.ask(think, listener).stop();
  assert.deepEqual([...held], []);
  player.ask(think, listener);
  player.close();
  assert.deepEqual([...held], []);
});
