// Ratings of a tournament: on the scale of all games, never negative, bounds without draws and losses.

import assert from "node:assert/strict";
import { test } from "node:test";
import { performancesOf } from "../../www/lab/experiments/tournament-ratings.js";

/** @type {import("../../www/lab/experiments/tournament-ratings.js").Scale} */
const scale = {
  measured: new Map([
    ["weak", -400],
    ["middle", 0],
    ["strong", 400],
  ]),
  anchors: [
    [-400, 500],
    [0, 1000],
    [400, 1800],
  ],
};

const entrant = (/** @type {string} */ player, numbers = {}) => ({ player, label: "", numbers });
const won = (/** @type {number} */ wins, /** @type {number} */ losses) => ({
  wins,
  draws: 0,
  losses,
});

test("equal results rate both participants at their mean", () => {
  const [one, other] = performancesOf(
    [entrant("weak"), entrant("strong")],
    [won(10, 10), won(10, 10)],
    scale,
  );
  assert.deepEqual([one.rating, other.rating], [1000, 1000]);
  assert.ok(one.low < 1000 && one.high > 1000);
});

test("expected results give the measured ratings", () => {
  const [one, other] = performancesOf(
    [entrant("weak"), entrant("middle")],
    [won(10, 100), won(100, 10)],
    scale,
  );
  assert.deepEqual([one.rating, other.rating], [500, 1000]);
});

test("only wins and only losses give bounds, and no rating is negative", () => {
  const [one, other] = performancesOf(
    [entrant("weak"), entrant("weak", { depth: 1 })],
    [won(0, 1000), won(1000, 0)],
    scale,
  );
  assert.deepEqual([one.bound, other.bound], ["<", ">"]);
  assert.ok(one.low >= 100 && Number.isFinite(other.rating) && other.rating > one.rating);
});

test("participants with changed parameters do not shift the mean", () => {
  const [one] = performancesOf(
    [entrant("middle"), entrant("strong", { depth: 9 })],
    [won(10, 100), won(100, 10)],
    scale,
  );
  assert.equal(one.rating, 1000);
});

test("without unchanged participants the changed ones are rated as their originals", () => {
  const changed = entrant("middle", { depth: 1 });
  const [one] = performancesOf([changed, changed], [won(5, 5), won(5, 5)], scale);
  assert.equal(one.rating, 1000);
});
