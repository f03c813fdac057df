// Former ids and parameter names in stored settings, statistics, best wins, sets, links and files.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import chess from "../../../data/chess/former-names.json" with { type: "json" };
import gobang from "../../../data/gobang/former-names.json" with { type: "json" };
import qubic from "../../../data/qubic/former-names.json" with { type: "json" };
import {
  readLink,
  readSet,
  removeSet,
  setsOf,
} from "../../../www/lab/parameters/parameter-sets.js";
import { readStatistics, readWins } from "../../../www/panels/result/stored-results.js";
import { FormerNames, NO_FORMER_NAMES } from "../../../www/table/former-names.js";
import { readOwn } from "../../../www/table/settings.js";

/** @param {string} name @param {number} max */
const parameter = (name, max) => ({ name, default: [1], min: 0, max });
const LEVEL = [parameter("vct", 100_000_000), parameter("miss-rate", 100), parameter("noise", 999)];

/** @type {any} */
const info = {
  id: "gobang",
  starts: ["plain"],
  players: [
    { id: "program", name: "Program", parameters: [parameter("whim", 9)] },
    { id: "level-1", name: "Level 1", parameters: LEVEL },
    { id: "level-3", name: "Level 3", parameters: LEVEL },
  ],
};
/** @type {any} */
const ui = {
  defaults: {
    start: "plain",
    opponent: "second",
    strength: { alone: "program", first: "program", second: "program" },
    switches: {},
  },
};
const names = new FormerNames(gobang);
const KEY = "stratege.1.gobang.sets";

/** @type {Map<string, string>} */
let stored;
beforeEach(() => {
  stored = new Map();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ text) => stored.set(key, text),
    },
  });
});

test("settings of an earlier version are outdated, and complete with current names", () => {
  const text = JSON.stringify({
    opponent: "first",
    strength: { alone: "keen", first: "beginner", second: "program" },
    numbers: { keen: { threes: 5, whim: 20 }, program: { whim: 3 } },
  });
  const before = readOwn(text, info, ui);
  assert.equal(before.isOutdated, true);
  const { settings, isOutdated } = readOwn(names.convertSettings(text, info.players), info, ui);
  assert.equal(isOutdated, false);
  assert.equal(settings.opponent, "first");
  assert.deepEqual(settings.strength, { alone: "level-3", first: "level-1", second: "program" });
  assert.deepEqual(settings.numbers, {
    "level-3": { vct: 5000, noise: 20 },
    program: { whim: 3 },
  });
});

test("settings with current names are not outdated, and former names do not change them", () => {
  const settings = { strength: { alone: "level-3", first: "level-1", second: "program" } };
  for (const own of [{}, { numbers: { "level-3": { vct: 7 } } }]) {
    const text = JSON.stringify({ ...settings, ...own });
    assert.equal(readOwn(text, info, ui).isOutdated, false);
    assert.equal(names.convertSettings(text, info.players), text);
  }
  assert.equal(readOwn(null, info, ui).isOutdated, false);
});

test("damaged settings with former names lose only the damaged part", () => {
  const strength = { alone: "keen", first: "keen", second: "keen" };
  for (const numbers of [null, 5, [1], { keen: null }, { keen: { whim: "x" } }]) {
    const text = JSON.stringify({ strength, numbers });
    const { settings } = readOwn(names.convertSettings(text, info.players), info, ui);
    assert.equal(settings.strength.alone, "level-3", text);
  }
});

test("counts under a former id are added to the player's", () => {
  const ends = (/** @type {number[]} */ [won, lost, drawn]) => ({ won, lost, drawn });
  const text = JSON.stringify({
    keen: ends([1, 2, 3]),
    "level-3": ends([10, 20, 30]),
    program: ends([1, 0, 0]),
    beginner: { won: "x" },
  });
  assert.deepEqual(readStatistics(text, names), {
    "level-3": ends([11, 22, 33]),
    program: ends([1, 0, 0]),
  });
  for (const damaged of ["{", "null", "5", '{"keen":null}'])
    assert.deepEqual(readStatistics(damaged, names), {});
});

test("a win against a former id is one against the player", () => {
  const win = { record: "gobang:plain:h8", score: -9, when: 1 };
  const text = JSON.stringify([{ ...win, player: "keen" }, { ...win, player: "program" }, null]);
  assert.deepEqual(
    readWins(text, names).map(({ player }) => player),
    ["level-3", "program"],
  );
  assert.deepEqual(readWins("null", names), []);
});

test("stored sets with former names are read, rewritten and can be removed; others stay", () => {
  const foreign = { player: "elsewhere", name: "Foreign", numbers: { whim: 3 } };
  const former = { player: "keen", name: "Zoe", numbers: { overlook: 9, threes: 2 }, face: "1" };
  stored.set(KEY, JSON.stringify([foreign, former, null]));
  const numbers = { "miss-rate": 9, vct: 2000 };
  const current = { player: "level-3", name: "Zoe", numbers, face: "1" };
  assert.deepEqual(setsOf(info, names), [current]);
  assert.deepEqual(JSON.parse(stored.get(KEY) ?? ""), [foreign, current, null]);
  removeSet(info, current);
  assert.deepEqual(JSON.parse(stored.get(KEY) ?? ""), [foreign, null]);
});

test("sets with current names are not written again", () => {
  const text = JSON.stringify([{ player: "level-3", name: "Zoe", numbers: { noise: 4 } }], null, 1);
  stored.set(KEY, text);
  assert.equal(setsOf(info, names).length, 1);
  assert.equal(stored.get(KEY), text);
});

test("a link and a file with former names are read", () => {
  const numbers = { "miss-rate": 9, vct: 2000 };
  const expected = { player: "level-1", name: "", numbers };
  const link = readLink("beginner:overlook=9,threes=2", info);
  assert.deepEqual(readSet(link, info, names), expected);
  const file = { game: "gobang", program: "beginner", numbers: { overlook: 9, threes: [2] } };
  assert.deepEqual(readSet(JSON.stringify(file), info, names), expected);
});

test("a former name that a program of its own has means that parameter", () => {
  const entry = { player: "program", numbers: { whim: 3 } };
  assert.deepEqual(names.convertEntry(entry, info.players), entry);
});

test("values are converted to the current unit", () => {
  /** @param {any} names @param {string} parameter @param {Record<string, number>} numbers */
  const converted = (names, parameter, numbers) =>
    new FormerNames(names).convertEntry({ player: "one", numbers }, [
      { id: "one", parameters: /** @type {any} */ ([{ name: parameter }]) },
    ]).numbers;
  assert.deepEqual(converted(chess, "nodes", { tens: 25 }), { nodes: 250 });
  assert.deepEqual(converted(chess, "hash", { memory: 4096 }), { hash: 4 });
  assert.deepEqual(converted(chess, "hash", { memory: 512 }), { hash: 0 });
  assert.deepEqual(converted(qubic, "proof-nodes", { proof: 400 }), { "proof-nodes": 400_000 });
});

test("names that objects inherit are no former names", () => {
  for (const names of [new FormerNames(gobang), NO_FORMER_NAMES])
    assert.equal(names.currentId("constructor"), "constructor");
});
