// Scores: proved results are exactly a win, a draw or a loss; figures are from one side's view.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  balanceOf,
  lostBalance,
  resultOf,
  shortScore,
  shortScoreForFirst,
} from "../../www/table/score.js";

/** @typedef {import("../../www/table/score.js").Score} Score */

/** @param {number} hundredths @param {number} percent @returns {Score} */
const discs = (hundredths, percent) => ({ kind: "discs", value: { hundredths, percent } });

/** @type {[Score, number][]} */
const PROVED = [
  [{ kind: "win", value: 5 }, 1],
  [{ kind: "loss", value: 4 }, -1],
  [{ kind: "left", value: 18 }, 1],
  [{ kind: "left", value: 0 }, 0],
  [{ kind: "left", value: -3 }, -1],
  [discs(200, 100), 1],
  [discs(0, 100), 0],
  [discs(-6400, 100), -1],
];

test("the balance of a proved result is 1, 0 or −1", () => {
  for (const [score, result] of PROVED) {
    assert.equal(resultOf(score), result, JSON.stringify(score));
    assert.equal(balanceOf(score), result, JSON.stringify(score));
  }
});

test("the balance of an estimate lies between win and loss", () => {
  /** @type {Score[]} */
  const estimates = [
    discs(200, 0),
    { kind: "pawns", value: { hundredths: -130 } },
    { kind: "points", value: 40 },
  ];
  for (const score of estimates) {
    assert.equal(resultOf(score), null);
    assert.ok(balanceOf(score) !== 0 && Math.abs(balanceOf(score)) < 1, JSON.stringify(score));
  }
});

test("discs are lost even if the result remains the same", () => {
  assert.ok(lostBalance(discs(2600, 100), discs(200, 100)) > 0.6);
  assert.equal(lostBalance({ kind: "left", value: 20 }, { kind: "left", value: 3 }), 0);
  assert.equal(lostBalance({ kind: "left", value: 20 }, { kind: "left", value: 0 }), 1);
});

test("figures", () => {
  assert.equal(shortScore({ kind: "win", value: 5 }), "+#3");
  assert.equal(shortScore({ kind: "loss", value: 4 }), "\u2212#2");
  assert.equal(shortScore(discs(-2400, 100)), "\u221224");
  assert.equal(shortScore(discs(-240, 0)), "\u22122.4");
  assert.equal(shortScore({ kind: "pawns", value: { hundredths: -4 } }), "0.0");
  assert.equal(shortScoreForFirst({ kind: "left", value: 18 }, "second"), "\u221218");
  assert.equal(shortScoreForFirst({ kind: "left", value: 18 }, "first"), "+18");
});
