// A worker in which players search: its stop tokens are revoked when it is closed, and it receives the engine module before
// the first request for a player of that module.

import assert from "node:assert/strict";
import { after, beforeEach, mock, test } from "node:test";
import { createPlayerWorker } from "../../../www/engine/player-worker.js";

/** A worker whose responses the test sends. */
class FakeWorker {
  /** @type {any[]} */
  received = [];
  onmessage = (/** @type {any} */ _event) => {};

  constructor() {
    worker = this;
  }

  /** @param {any} message */
  postMessage(message) {
    this.received.push(message);
  }

  get message() {
    return this.received.at(-1);
  }

  isTerminated = false;

  terminate() {
    this.isTerminated = true;
  }

  /** @param {true | "fatal"} end */
  answer(end = true) {
    this.onmessage({ data: { id: this.message.id, type: "choice", value: {}, end } });
  }
}

/** @type {FakeWorker} */
let worker;
/** Object URLs that are not revoked. @type {Set<string>} */
const urls = new Set();

const create = mock.method(URL, "createObjectURL", () => {
  const url = `blob:${create.mock.callCount()}`;
  urls.add(url);
  return url;
});
mock.method(URL, "revokeObjectURL", (/** @type {string} */ url) => urls.delete(url));
after(() => mock.restoreAll());
beforeEach(() => urls.clear());

const listener = { choice() {}, failed() {} };
/** The game's own module has the first player, its engine module the second. */
const info = { players: [{ id: "old" }, { id: "modern", elsewhere: true }] };
const engine = { module: {}, glue: "engine.js" };
const start = (loadEngine = async () => engine) =>
  createPlayerWorker(/** @type {any} */ ({ info, loadEngine, start: () => new FakeWorker() }));
/** @param {string} player @returns {import("../../../www/engine/engine.types").EngineMessage} */
const requestOf = (player) => /** @type {any} */ ({ type: "choose", request: { player } });
const choose = requestOf("old");

test("a worker reuses the token of a completed request until it is closed", () => {
  const player = start();
  player.request(choose, listener);
  const { token } = worker.message;
  worker.answer();
  assert.deepEqual([...urls], token);
  player.request(choose, listener);
  assert.deepEqual(worker.message.token, token);
  worker.answer();
  player.close();
  assert.deepEqual([...urls], []);
});

test("a pending request that is aborted or whose worker is closed leaves no object URL", () => {
  const player = start();
  const controller = new AbortController();
  player.request(choose, listener, { signal: controller.signal });
  controller.abort();
  assert.deepEqual([...urls], []);
  player.request(choose, listener);
  player.close();
  assert.deepEqual([...urls], []);
});

test("a request whose signal is already aborted leaves the pending one alone", () => {
  const player = start();
  player.request(choose, listener);
  const { message } = worker;
  player.request(choose, listener, { signal: AbortSignal.abort() });
  assert.equal(worker.message, message);
  assert.deepEqual([...urls], message.token);
  player.close();
});

test("a worker without addresses to poll is terminated to stop its search, and the next request starts another", () => {
  let stopped = 0;
  const token = { urls: [], stop: () => (stopped += 1) };
  const player = createPlayerWorker(
    /** @type {any} */ ({ info, start: () => new FakeWorker(), createToken: () => token }),
  );
  player.request(choose, listener);
  const first = worker;
  const controller = new AbortController();
  player.request(choose, listener, { signal: controller.signal });
  assert.ok(first.isTerminated);
  controller.abort();
  assert.ok(worker.isTerminated);
  player.request(choose, listener);
  worker.answer();
  assert.deepEqual([worker.isTerminated, stopped], [false, 2]);
  player.close();
});

const settle = () => new Promise((resolve) => setImmediate(resolve));
const types = () => worker.received.map(({ type }) => type);

test("the engine module is posted before the first request for one of its players, and to each further worker", async () => {
  const player = start();
  player.request(choose, listener);
  assert.deepEqual(types(), ["open", "choose"]);
  player.request(requestOf("modern"), listener);
  await settle();
  player.request(requestOf("modern"), listener);
  assert.deepEqual(types(), ["open", "choose", "engine", "choose", "choose"]);
  assert.equal(worker.received[2].engine, engine);
  worker.answer("fatal");
  assert.deepEqual(types(), ["open", "choose"], "the next worker");
  assert.equal(worker.received[0].engine, engine);
  player.close();
});

test("a request is not sent if another one has replaced it, or it was aborted, while the engine module was loaded", async () => {
  /** @type {(engine: any) => void} */
  let arrive = () => {};
  const player = start(() => new Promise((resolve) => (arrive = resolve)));
  const modern = requestOf("modern");
  player.request(modern, listener);
  player.request(choose, listener);
  arrive(engine);
  await settle();
  assert.deepEqual(types(), ["open", "choose", "engine"]);
  const other = start(() => new Promise((resolve) => (arrive = resolve)));
  const controller = new AbortController();
  other.request(modern, listener, { signal: controller.signal });
  controller.abort();
  arrive(engine);
  await settle();
  assert.deepEqual(types(), ["open", "engine"]);
  for (const one of [player, other]) one.close();
  assert.deepEqual([...urls], []);
});

test("an engine module that cannot be loaded is reported, and the next request loads it", async () => {
  const failures = [{ code: "slow" }];
  const player = start(async () => {
    const failure = failures.pop();
    if (failure) throw failure;
    return engine;
  });
  /** @type {unknown[]} */
  const errors = [];
  const failed = (/** @type {unknown} */ error) => errors.push(error);
  player.request(requestOf("modern"), { failed });
  await settle();
  assert.deepEqual(errors, [{ code: "slow" }]);
  player.request(requestOf("modern"), { failed });
  await settle();
  assert.deepEqual(types(), ["open", "engine", "choose"]);
  player.close();
});
