// The measured rating of a changed player: the most likely one for its results, with an interval, and opponents near it.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { estimateRating, measureRating, nearestRungs } from "../../www/lab/player-rating.js";
import { WorkerPool } from "../../www/lab/worker-pool.js";

const result = (/** @type {number} */ rating, wins = 0, losses = 0, draws = 0) => ({
  rating,
  standing: { wins, draws, losses },
});

test("half of the points give the rating of the opponent, and more games a narrower interval", () => {
  const few = estimateRating([result(300, 6, 6)]);
  const many = estimateRating([result(300, 60, 60)]);
  assert.ok(Math.abs(few.rating - 300) < 1);
  assert.ok(Math.abs(many.rating - 300) < 1);
  assert.ok(many.margin < few.margin / 2);
});

test("expected results against several opponents give one rating", () => {
  // A difference of 400 points is ten to one.
  const { rating } = estimateRating([result(0, 1000, 100), result(400, 500, 500)]);
  assert.ok(Math.abs(rating - 400) < 3, String(rating));
});

test("only wins give a finite rating above the opponent, only losses one below", () => {
  const won = estimateRating([result(100, 24)]);
  const lost = estimateRating([result(100, 0, 24)]);
  assert.ok(won.rating > 300 && won.rating < 1100, String(won.rating));
  assert.ok(lost.rating < -100 && lost.rating > -900, String(lost.rating));
  assert.ok(won.margin > estimateRating([result(100, 12, 12)]).margin);
});

test("the opponents are those nearest to the rating", () => {
  const rungs = [-500, 0, 120, 900].map((rating) => ({ id: String(rating), rating }));
  assert.deepEqual(
    nearestRungs(rungs, 100).map(({ id }) => id),
    ["120", "0"],
  );
});

test("a measurement that is cancelled before its first game starts no worker", async () => {
  const contestant = { game: "reversi", player: "ramscher", numbers: {} };
  const rungs = [{ id: "doofie", rating: 0 }];
  const scale = /** @type {any} */ ({ files: {}, rungs, start: 0, anchors: [] });
  const listener = { progress() {}, signal: AbortSignal.abort() };
  const started = mock.method(WorkerPool.prototype, "add", () => {});
  await assert.rejects(measureRating(contestant, scale, listener), { name: "AbortError" });
  assert.equal(started.mock.callCount(), 0);
});
