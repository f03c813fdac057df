// The visitor's own mistakes: the stored list, and when they are repeated.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  dueMistakes,
  openMistakeList,
  readMistakes,
  withMistakes,
  withoutMistake,
} from "../../../www/exercise/mistakes.js";
import { repeat } from "../../../www/exercise/schedule.js";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 0, 1);

/** @typedef {import("../../../www/exercise/mistakes.js").Mistake} Mistake */

/** @param {string} record @param {number} [due] @returns {Mistake} */
const mistakeOf = (record, due = NOW) => ({
  game: record.split(":")[0],
  record,
  played: "3",
  best: "4",
  score: { kind: "left", value: 2 },
  due,
  card: null,
});

test("a position is listed once, the oldest mistakes are dropped", () => {
  const list = withMistakes([mistakeOf("connect4:first:4")], [mistakeOf("connect4:first:4")]);
  assert.equal(list.length, 1);
  const many = Array.from({ length: 510 }, (_, at) => mistakeOf(`connect4:first:${at}`));
  assert.equal(withMistakes(list, many).length, 500);
  assert.deepEqual(withoutMistake(list, "connect4:first:4"), []);
});

test("due are the mistakes of a game whose time has come, the most overdue first", () => {
  const list = [
    mistakeOf("chess:standard:e2e4", NOW - 5),
    mistakeOf("connect4:first:4", NOW),
    mistakeOf("connect4:first:44", NOW - 9),
    mistakeOf("connect4:first:444", NOW + 1),
  ];
  assert.deepEqual(
    dueMistakes(list, "connect4", NOW).map(({ record }) => record),
    ["connect4:first:44", "connect4:first:4"],
  );
});

test("a repaired mistake returns after growing intervals, a failed one within minutes", () => {
  const first = repeat(mistakeOf("connect4:first:4"), "solved", NOW);
  assert.ok(first.due > NOW && first.due <= NOW + 15 * MINUTE);
  const second = repeat(first, "solved", first.due);
  const third = repeat(second, "solved", second.due);
  const [short, long] = [second.due - first.due, third.due - second.due];
  assert.ok(short >= DAY && long > 2 * short, `${short / DAY} and ${long / DAY} days`);
  const failed = repeat(third, "failed", third.due);
  assert.ok(failed.due - third.due <= 15 * MINUTE);
  assert.ok(repeat(second, "helped", second.due).due < third.due);
});

test("cards survive being stored; damaged ones start anew", () => {
  const first = repeat(mistakeOf("connect4:first:4"), "solved", NOW);
  const stored = readMistakes(JSON.stringify([first])).value[0];
  assert.deepEqual(repeat(stored, "solved", first.due), repeat(first, "solved", first.due));
  const damaged = { ...first, card: /** @type {any} */ ({ due: "soon" }) };
  assert.ok(Number.isFinite(repeat(damaged, "solved", NOW).due));
});

test("damaged lists keep the entries that can be read", () => {
  const good = mistakeOf("connect4:first:4");
  for (const text of ["{", "7", "{}", "null"])
    assert.deepEqual(readMistakes(text), { value: [], isDamaged: true }, text);
  assert.deepEqual(readMistakes(JSON.stringify([7, null, { ...good, due: "x" }, good])), {
    value: [good],
    isDamaged: true,
  });
  assert.deepEqual(readMistakes(""), { value: [], isDamaged: false });
});

test("two tabs lose no mistake, and a list that cannot be stored lasts for the visit", () => {
  let text = "";
  const storage = { read: () => text, write: (/** @type {string} */ written) => (text = written) };
  const [one, other] = [openMistakeList(storage), openMistakeList(storage)];
  one.update((list) => withMistakes(list, [mistakeOf("connect4:first:4")]));
  other.update((list) => withMistakes(list, [mistakeOf("connect4:first:44")]));
  assert.equal(one.read().length, 2);
  const lost = openMistakeList({ read: () => null, write: () => {} });
  lost.update((list) => withMistakes(list, [mistakeOf("connect4:first:4")]));
  assert.equal(lost.read().length, 1);
});
