// Shared searches with fake workers: the messages to each worker, and the resulting choice.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { chooseShared } from "../../www/engine/shared-search.js";

/** @typedef {import("../../www/engine/engine.types").EngineMessage} EngineMessage */
/** @typedef {import("../../www/engine/engine.types").Choice} Choice */
/** @typedef {import("../../www/engine/engine.types").Split} Split */

/** @type {import("../../www/engine/engine.types").SearchRequest} */
const request = {
  record: "the match",
  game: "reversi",
  player: "champion",
  parameters: {},
  limits: { time: 8000 },
  seed: 1,
};

/** A worker whose responses the test sends. */
class FakePlayerWorker {
  /** @type {EngineMessage[]} */
  messages = [];
  /** @type {any} */
  listener = null;
  stops = 0;
  close() {}

  /** @param {EngineMessage} message @param {any} listener @param {{ signal?: AbortSignal }} [options] */
  request(message, listener, { signal } = {}) {
    this.messages.push(message);
    this.listener = listener;
    signal?.addEventListener("abort", () => this.#stop(listener));
  }

  /** @param {string} type @param {unknown} [value] */
  post(type, value) {
    const { listener } = this;
    if (type !== "sharing" && type !== "report") this.listener = null;
    listener[type](value);
  }

  /** The task of the pending request. */
  get task() {
    const last = this.messages.at(-1);
    return this.listener && last?.type === "task" ? last.task : null;
  }

  /** @param {any} listener */
  #stop(listener) {
    if (this.listener !== listener) return;
    this.listener = null;
    this.stops += 1;
  }
}

/** @param {string} move @param {number} [nodes] @returns {Choice} */
const choice = (move, nodes = 100) => ({
  move,
  score: null,
  depth: 22,
  nodes,
  pv: [move],
  stopped: false,
});

/** @param {string} move @param {string[]} tasks @param {number} [nodes] @returns {Split} */
const split = (move, tasks, nodes) => ({
  preliminary: choice(`${move}, perhaps`, nodes),
  proven: choice(move, nodes),
  tasks,
});

/**
 * A refuted task with the split that replaces it.
 * @param {Split} instead @returns {import("../../www/engine/engine.types").TaskResult}
 */
const refuted = (instead) => ({ confirmed: false, instead, nodes: instead.proven.nodes });

const confirmed = { confirmed: true, instead: null, nodes: 10 };

/** @type {FakePlayerWorker} */
let main;
/** @type {FakePlayerWorker} */
let helper;
/** @type {[string, any][]} */
let calls;
/** @type {AbortController} */
let controller;

beforeEach(() => {
  [main, helper, calls] = [new FakePlayerWorker(), new FakePlayerWorker(), []];
  const helpers = { start: () => [helper], dismiss: () => calls.push(["dismissed", null]) };
  const listener = Object.fromEntries(
    ["report", "choice", "failed"].map((type) => [
      type,
      (/** @type {any} */ value) => calls.push([type, value]),
    ]),
  );
  controller = new AbortController();
  const { signal } = controller;
  chooseShared(main, helpers, request, /** @type {any} */ (listener), { signal });
});

/** Both workers have prepared the search with these tasks. @param {string[]} tasks */
function prepare(tasks) {
  main.post("sharing");
  main.post("split", split("a1", tasks));
  helper.post("prepared");
}

test("a choice of an unshared search is reported, and helpers are dismissed", () => {
  main.post("choice", choice("b2"));
  assert.deepEqual(calls, [
    ["dismissed", null],
    ["choice", choice("b2")],
  ]);
  assert.equal(helper.messages.length, 0);
});

test("idle workers get tasks, and the choice is made when all are confirmed", () => {
  prepare(["t1", "t2", "t3"]);
  assert.deepEqual([main.task, helper.task], ["t1", "t2"]);
  helper.post("done", confirmed);
  assert.deepEqual([main.task, helper.task], ["t1", "t3"]);
  helper.post("done", confirmed);
  assert.deepEqual(calls, []);
  main.post("done", confirmed);
  assert.deepEqual(calls, [["choice", { ...choice("a1"), nodes: 130 }]]);
});

test("a late helper gets the remaining tasks, and the search does not wait for it", () => {
  main.post("sharing");
  main.post("split", split("a1", ["t1", "t2", "t3"]));
  assert.equal(helper.task, null);
  main.post("done", confirmed);
  helper.post("prepared");
  assert.deepEqual([main.task, helper.task], ["t2", "t3"]);
  main.post("done", confirmed);
  helper.post("done", confirmed);
  assert.equal(calls.length, 1);
});

test("the split of a refuted task replaces all unconfirmed tasks", () => {
  prepare(["t1", "t2", "t3"]);
  main.post("done", confirmed);
  helper.post("done", refuted(split("b2", ["t1", "t4", "t5"], 10)));
  assert.equal(main.stops, 1, "t3 is outdated");
  assert.deepEqual([main.task, helper.task].sort(), ["t4", "t5"]);
  main.post("done", confirmed);
  helper.post("done", confirmed);
  const nodes = 100 + 10 + 10 + 10 + 10;
  assert.deepEqual(calls[0]?.[1], { ...choice("b2"), nodes });
});

test("tasks that keep changing are not shared after four splits", () => {
  prepare(["t0", "u0"]);
  for (const round of [1, 2, 3, 4]) {
    helper.post("done", refuted(split("b2", [`t${round}`, `u${round}`], 10)));
  }
  assert.equal(main.messages.at(-1)?.type, "choose");
  assert.equal(helper.task, null);
  main.post("choice", choice("c3"));
  assert.deepEqual(calls, [["choice", { ...choice("c3"), nodes: 100 + 4 * 10 + 100 }]]);
});

test("the preliminary choice is made at the time limit", () => {
  prepare(["t1", "t2"]);
  main.post("done", { confirmed: false, instead: null, nodes: 10 });
  assert.deepEqual(calls[0]?.[1], { ...choice("a1, perhaps"), nodes: 110 });
  assert.equal(helper.stops, 1);
});

test("a time limit before the first task keeps the preliminary choice", () => {
  main.post("sharing");
  main.post("split", split("a1", []));
  assert.equal(calls[0]?.[1].move, "a1, perhaps");
  assert.equal(helper.stops, 1);
});

test("the task of a failed helper goes to another worker", () => {
  prepare(["t1", "t2"]);
  helper.post("failed", { message: "dead" });
  main.post("done", confirmed);
  assert.equal(main.task, "t2");
  main.post("done", confirmed);
  assert.equal(calls[0]?.[1].move, "a1");
});

test("the failure of the first worker is reported and stops the helpers", () => {
  prepare(["t1", "t2"]);
  main.post("failed", { message: "dead" });
  assert.deepEqual(calls, [["failed", { message: "dead" }]]);
  assert.equal(helper.stops, 1);
});

test("aborting a search stops all workers", () => {
  prepare(["t1", "t2"]);
  controller.abort();
  assert.deepEqual([main.stops, helper.stops, calls.length], [1, 1, 0]);
});

test("every task is limited to the remaining time", () => {
  prepare(["t1", "t2"]);
  for (const { request } of [...main.messages, ...helper.messages].slice(1))
    assert.ok((request.limits.time ?? 0) <= 8000 && (request.limits.time ?? 0) > 0);
});
