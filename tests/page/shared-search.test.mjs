// How a page shares out a search among workers that are not there: who is asked what, and what becomes of the answers.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { askAndShare } from "../../www/engine/shared-search.js";

/** @typedef {import("../../www/engine/types.js").EngineRequest} EngineRequest */
/** @typedef {import("../../www/engine/types.js").Choice} Choice */
/** @typedef {import("../../www/engine/types.js").Split} Split */

/** @type {import("../../www/engine/types.js").Question} */
const question = {
  record: "the match",
  game: "reversi",
  player: "champion",
  parameters: {},
  limits: { time: 8000 },
  seed: 1,
};

/** A worker that answers when the test says so. */
class FakePlayerWorker {
  /** @type {EngineRequest[]} */
  asked = [];
  /** @type {any} */
  listener = null;
  stops = 0;
  close() {}

  /** @param {EngineRequest} asked @param {any} listener */
  ask(asked, listener) {
    this.asked.push(asked);
    this.listener = listener;
    return { stop: () => this.#stop(listener) };
  }

  /** @param {string} type @param {unknown} [value] */
  say(type, value) {
    const { listener } = this;
    if (type !== "sharing" && type !== "report") this.listener = null;
    listener[type](value);
  }

  /** The task that it is at. */
  get task() {
    const last = this.asked.at(-1);
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

/** A task that is refuted: where it leads instead. @param {Split} instead @returns {import("../../www/engine/types.js").TaskResult} */
const refuted = (instead) => ({ confirmed: false, instead, nodes: instead.proven.nodes });

const confirmed = { confirmed: true, instead: null, nodes: 10 };

/** @type {FakePlayerWorker} */
let main;
/** @type {FakePlayerWorker} */
let helper;
/** @type {[string, any][]} */
let heard;
/** @type {{ stop(): void }} */
let search;

beforeEach(() => {
  [main, helper, heard] = [new FakePlayerWorker(), new FakePlayerWorker(), []];
  const helpers = { call: () => [helper], dismiss: () => heard.push(["dismissed", null]) };
  const listener = Object.fromEntries(
    ["report", "choice", "failed"].map((type) => [
      type,
      (/** @type {any} */ value) => heard.push([type, value]),
    ]),
  );
  search = askAndShare(main, helpers, question, /** @type {any} */ (listener));
});

/** Both have prepared the search, with these tasks. @param {string[]} tasks */
function prepare(tasks) {
  main.say("sharing");
  main.say("split", split("a1", tasks));
  helper.say("prepared");
}

test("a choice that nobody shares is heard, and helpers go", () => {
  main.say("choice", choice("b2"));
  assert.deepEqual(heard, [
    ["dismissed", null],
    ["choice", choice("b2")],
  ]);
  assert.equal(helper.asked.length, 0);
});

test("tasks go to whoever is idle, and all of them prove the choice", () => {
  prepare(["t1", "t2", "t3"]);
  assert.deepEqual([main.task, helper.task], ["t1", "t2"]);
  helper.say("done", confirmed);
  assert.deepEqual([main.task, helper.task], ["t1", "t3"]);
  helper.say("done", confirmed);
  assert.deepEqual(heard, []);
  main.say("done", confirmed);
  assert.deepEqual(heard, [["choice", { ...choice("a1"), nodes: 130 }]]);
});

test("a helper that is ready late finds what is left, and one that is not is not waited for", () => {
  main.say("sharing");
  main.say("split", split("a1", ["t1", "t2", "t3"]));
  assert.equal(helper.task, null);
  main.say("done", confirmed);
  helper.say("prepared");
  assert.deepEqual([main.task, helper.task], ["t2", "t3"]);
  main.say("done", confirmed);
  helper.say("done", confirmed);
  assert.equal(heard.length, 1);
});

test("what a refuted task brings takes the place of everything, but for what is confirmed", () => {
  prepare(["t1", "t2", "t3"]);
  main.say("done", confirmed);
  helper.say("done", refuted(split("b2", ["t1", "t4", "t5"], 10)));
  assert.equal(main.stops, 1, "t3 is out of date");
  assert.deepEqual([main.task, helper.task].sort(), ["t4", "t5"]);
  main.say("done", confirmed);
  helper.say("done", confirmed);
  const nodes = 100 + 10 + 10 + 10 + 10;
  assert.deepEqual(heard[0]?.[1], { ...choice("b2"), nodes });
});

test("tasks that keep changing are not shared for ever", () => {
  prepare(["t0", "u0"]);
  for (const round of [1, 2, 3, 4]) {
    helper.say("done", refuted(split("b2", [`t${round}`, `u${round}`], 10)));
  }
  assert.equal(main.asked.at(-1)?.type, "think");
  assert.equal(helper.task, null);
  main.say("choice", choice("c3"));
  assert.deepEqual(heard, [["choice", { ...choice("c3"), nodes: 100 + 4 * 10 + 100 }]]);
});

test("when the time is up, the choice so far is made", () => {
  prepare(["t1", "t2"]);
  main.say("done", { confirmed: false, instead: null, nodes: 10 });
  assert.deepEqual(heard[0]?.[1], { ...choice("a1, perhaps"), nodes: 110 });
  assert.equal(helper.stops, 1);
});

test("time that ran out before there was anything to share leaves a choice, too", () => {
  main.say("sharing");
  main.say("split", split("a1", []));
  assert.equal(heard[0]?.[1].move, "a1, perhaps");
  assert.equal(helper.stops, 1);
});

test("the task of a helper that dies is done by another", () => {
  prepare(["t1", "t2"]);
  helper.say("failed", { message: "dead" });
  main.say("done", confirmed);
  assert.equal(main.task, "t2");
  main.say("done", confirmed);
  assert.equal(heard[0]?.[1].move, "a1");
});

test("the death of the worker that was asked is told, and nobody works for it any more", () => {
  prepare(["t1", "t2"]);
  main.say("failed", { message: "dead" });
  assert.deepEqual(heard, [["failed", { message: "dead" }]]);
  assert.equal(helper.stops, 1);
});

test("a search that is given up stops everybody", () => {
  prepare(["t1", "t2"]);
  search.stop();
  assert.deepEqual([main.stops, helper.stops, heard.length], [1, 1, 0]);
});

test("nobody gets more time than is left", () => {
  prepare(["t1", "t2"]);
  for (const { question } of [...main.asked, ...helper.asked].slice(1))
    assert.ok((question.limits.time ?? 0) <= 8000 && (question.limits.time ?? 0) > 0);
});
