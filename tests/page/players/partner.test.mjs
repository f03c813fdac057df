// The visitor's strength as results estimate it, and the sparring partner's level that follows from it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectedScore } from "../../../www/exercise/glicko2.js";
import {
  eloOf,
  intervalOf,
  levelFor,
  levelsOf,
  levelWith,
  partnerStrength,
  rated,
  rungsOf,
  toElo,
  toRating,
} from "../../../www/panels/opponents/partner-level.js";
import {
  MAX_OFFSET,
  readEstimate,
  withGame,
} from "../../../www/panels/opponents/visitor-strength.js";
import { strengthAt } from "../../../www/table/scale.js";
import { seededRandom } from "../../browser/support/seeded-random.mjs";

/** Ladder and common ratings of the levels. @type {import("../../../www/panels/opponents/partner-level.js").Rungs} */
const RUNGS = [
  [-600, 300],
  [-200, 900],
  [200, 1700],
  [600, 3100],
];
const RANGE = [-600, 600];

test("levels and ratings are interpolated between the measured levels, and inverse to each other", () => {
  assert.deepEqual(
    [-900, -600, -400, -200, 0, 600, 9000].map((elo) => levelWith(RUNGS, elo)),
    [100, 100, 150, 200, 250, 400, 400],
  );
  for (let level = 100; level <= 400; level += 1)
    assert.equal(levelWith(RUNGS, eloOf(RUNGS, level)), level);
  for (const rating of [200, 300, 1000, 3300])
    assert.ok(Math.abs(toRating(RUNGS, toElo(RUNGS, rating)) - rating) < 1e-6);
  assert.equal(partnerStrength(RUNGS, 250)?.rating, 1300);
  assert.equal(partnerStrength([], 250), undefined, "nothing is measured");
});

test("an offset moves the partner by points of the ladder, and the interval surrounds the estimate", () => {
  const estimate = { ...readEstimate(null), games: 3 };
  const even = eloOf(RUNGS, levelFor(RUNGS, estimate));
  const harder = eloOf(RUNGS, levelFor(RUNGS, { ...estimate, offset: 100 }));
  assert.ok(Math.abs(harder - even - 100) <= 4, "levels are whole hundredths");
  const [low, high] = intervalOf(RUNGS, estimate);
  assert.ok(low < 1000 && high > 1000);
});

test("an interval ends at the strongest level, and has no end for stronger visitors", () => {
  const { rating, ...estimate } = { ...readEstimate(null), games: 20 };
  const endOf = (/** @type {number} */ value) =>
    intervalOf(RUNGS, { ...estimate, rating: { ...rating, rating: value, deviation: 150 } })[1];
  assert.ok(endOf(1700) > 1700 && endOf(1700) < 3100);
  assert.equal(endOf(3050), 3100);
  assert.equal(endOf(3150), Infinity);
});

test("the rungs are the modern levels in their order, without the partner", () => {
  const player = (/** @type {string} */ id, year = 2026) => ({
    id,
    year,
    parameters: [],
    rating: null,
    elsewhere: false,
  });
  const players = [player("old", 1990), player("partner"), player("level-1"), player("best")];
  assert.deepEqual(levelsOf(players), ["partner", "level-1", "best"]);
  const strengths = new Map([
    ["old", { ...strengthAt(400), elo: -300 }],
    ["level-1", { ...strengthAt(700), elo: -100 }],
    ["best", { ...strengthAt(2000), elo: 500 }],
  ]);
  assert.deepEqual(rungsOf(players, strengths), [
    [-100, 700],
    [500, 2000],
  ]);
});

test("wins raise the estimate, losses lower it, and the first differing result makes it more certain", () => {
  const start = readEstimate(null);
  const zero = { ...start, rating: { ...start.rating, rating: 0 } };
  const won = withGame(zero, 0, 1, RANGE);
  assert.ok(won.rating.rating > 150 && won.rating.deviation === start.rating.deviation);
  assert.deepEqual([won.games, won.streak], [1, 1]);
  const lost = withGame(won, 200, 0, RANGE);
  assert.ok(lost.rating.rating < won.rating.rating);
  assert.ok(lost.rating.deviation < won.rating.deviation);
  assert.deepEqual([lost.games, lost.streak], [2, null]);
  const again = withGame(lost, 100, 0, RANGE);
  assert.ok(again.rating.deviation < start.rating.deviation, "later streaks do not count");
  assert.equal(withGame(zero, 0, 0.5, RANGE).streak, null);
});

test("the estimate stays near the range of the levels, and returns from outside", () => {
  let estimate = readEstimate(null);
  const play = (/** @type {number} */ score) => {
    estimate = rated(RUNGS, estimate, eloOf(RUNGS, levelFor(RUNGS, estimate)), score);
  };
  for (let game = 0; game < 30; game += 1) play(0);
  assert.ok(Math.abs(toElo(RUNGS, estimate.rating.rating) - (RANGE[0] - 150)) < 1e-6);
  for (let game = 0; game < 5; game += 1) play(1);
  assert.ok(estimate.rating.rating > RUNGS[0][1]);
});

test("a lost game among the first ones does not end the approach to a strong visitor", () => {
  let estimate = readEstimate(null);
  for (const score of [1, 0, 1, 1, 1, 1, 1, 1])
    estimate = rated(RUNGS, estimate, eloOf(RUNGS, levelFor(RUNGS, estimate)), score);
  assert.ok(toElo(RUNGS, estimate.rating.rating) > 500, "all but the strongest level are passed");
});

for (const strength of [-500, -200, 0, 200, 500])
  test(`a visitor of ${strength} Elo scores half of the points after ten games`, () => {
    const random = seededRandom(strength + 1000);
    let [points, games] = [0, 0];
    for (let visitor = 0; visitor < 200; visitor += 1) {
      let estimate = readEstimate(null);
      for (let game = 0; game < 40; game += 1) {
        const partner = eloOf(RUNGS, levelFor(RUNGS, estimate));
        const chance = expectedScore(strength, { rating: partner, deviation: 0 });
        const score = random(10_000) < 10_000 * chance ? 1 : 0;
        estimate = rated(RUNGS, estimate, partner, score);
        if (game >= 10) [points, games] = [points + score, games + 1];
      }
    }
    assert.ok(Math.abs(points / games - 0.5) < 0.04, `${points / games}`);
  });

test("stored estimates survive, damaged ones are those of a new visitor", () => {
  const stored = { ...withGame(readEstimate(null), 1000, 1, RANGE), offset: 100 };
  assert.deepEqual(readEstimate(JSON.stringify(stored)), stored);
  const fresh = readEstimate(null);
  for (const damaged of [
    "",
    "{",
    "null",
    "[]",
    JSON.stringify({ ...stored, rating: 3 }),
    JSON.stringify({ ...stored, games: -1 }),
    JSON.stringify({ ...stored, offset: MAX_OFFSET + 1 }),
    JSON.stringify({ ...stored, streak: 2 }),
  ])
    assert.deepEqual(readEstimate(damaged), fresh, damaged);
});
