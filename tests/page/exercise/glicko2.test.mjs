// Glicko-2: the example of Glickman's paper, and properties of ratings.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectedScore, MAX_DEVIATION, updateRating } from "../../../www/exercise/glicko2.js";

const PLAYER = { rating: 1500, deviation: 200, volatility: 0.06 };

test("the example of the paper has its published result", () => {
  const { rating, deviation, volatility } = updateRating(PLAYER, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  assert.equal(rating.toFixed(2), "1464.05"); // 1464.06 with the rounded steps of the paper
  assert.equal(deviation.toFixed(2), "151.52");
  assert.equal(volatility.toFixed(5), "0.06000"); // 0.05999 with the rounded steps of the paper
});

test("a period without results only increases the deviation, up to that of an unrated player", () => {
  const { rating, deviation, volatility } = updateRating(PLAYER, []);
  assert.equal(rating, 1500);
  assert.equal(deviation.toFixed(2), "200.27");
  assert.equal(volatility, 0.06);
  assert.equal(updateRating({ ...PLAYER, deviation: 350 }, []).deviation, MAX_DEVIATION);
});

test("a solved task raises the rating and a failed one lowers it, by more if unexpected", () => {
  const change = (/** @type {number} */ rating, /** @type {number} */ score) =>
    updateRating(PLAYER, [{ rating, deviation: 60, score }]).rating - PLAYER.rating;
  assert.ok(change(1800, 1) > change(1500, 1) && change(1500, 1) > change(1200, 1));
  assert.ok(change(1200, 1) > 0 && change(1800, 0) < 0);
  assert.ok(change(1200, 0) < change(1800, 0));
});

test("a surprising series of results raises the volatility", () => {
  const results = Array.from({ length: 12 }, () => ({ rating: 2200, deviation: 40, score: 1 }));
  assert.ok(updateRating({ ...PLAYER, deviation: 50 }, results).volatility > 0.06);
});

test("equal opponents have equal chances", () => {
  assert.equal(expectedScore(1500, { rating: 1500, deviation: 100 }), 0.5);
  assert.ok(expectedScore(1500, { rating: 1400, deviation: 30 }) > 0.63);
});
