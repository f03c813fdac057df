// Guessed evaluations: the scale of each unit, points, and the drawn positions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawSeries, SERIES } from "../../../www/pages/practice/guess/positions.js";
import { pointsOf, SCALES, valueOn } from "../../../www/pages/practice/guess/scale.js";
import { readProgress, withGuesses } from "../../../www/pages/practice/visitor.js";

test("proved results are 0, 50 or 100 percent, and forced wins the end of the other scales", () => {
  const { chances, pawns, discs } = SCALES;
  assert.equal(valueOn({ kind: "win", value: 5 }, chances), 100);
  assert.equal(valueOn({ kind: "left", value: 0 }, chances), 50);
  assert.equal(valueOn({ kind: "left", value: -4 }, chances), 0);
  assert.equal(valueOn({ kind: "loss", value: 5 }, pawns), -8);
  assert.equal(valueOn({ kind: "pawns", value: { hundredths: -150 } }, pawns), -1.5);
  assert.equal(valueOn({ kind: "pawns", value: { hundredths: 1500 } }, pawns), 8);
  assert.equal(valueOn({ kind: "discs", value: { hundredths: 1200, percent: 100 } }, discs), 12);
});

test("a point is lost for each unit of tolerance", () => {
  const { chances, pawns, discs } = SCALES;
  assert.equal(pointsOf(50, 54, chances), 10);
  assert.equal(pointsOf(50, 55, chances), 9);
  assert.equal(pointsOf(0, 100, chances), 0);
  assert.equal(pointsOf(1.5, -1.5, pawns), 4);
  assert.equal(pointsOf(10, 12, discs), 9);
});

test("a series has different positions in which a move is possible, some from own mistakes", () => {
  const puzzles = Array.from({ length: 30 }, (_, at) => ({ record: `p${at}`, line: ["a", "b"] }));
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const positions = {
    at: (/** @type {string} */ record, /** @type {number} */ back) => `${record}-${back}`,
    after: (/** @type {string} */ record, /** @type {string[]} */ moves) => record + moves.join(""),
    isOpen: (/** @type {string} */ record) => !record.endsWith("b"),
  };
  const own = ["m1", "m2", "m3"];
  for (let round = 0; round < 20; round += 1) {
    const series = drawSeries(/** @type {any} */ (puzzles), own, positions, random);
    assert.equal(new Set(series).size, SERIES);
    assert.equal(series.filter((record) => own.includes(record)).length, 2);
    assert.ok(series.every(positions.isOpen));
  }
});

test("series are counted with their points and the best one; damaged counts start anew", () => {
  const { value } = readProgress(null);
  const twice = withGuesses(withGuesses(value, 30), 20);
  assert.deepEqual(twice.guesses, { count: 2, points: 50, best: 30 });
  assert.deepEqual(readProgress(JSON.stringify({ ...value, guesses: { count: "2" } })), {
    value,
    isDamaged: true,
  });
});
