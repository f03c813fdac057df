// Positions that programs reach by playing moves and going back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GameHost } from "../../../www/programs/game-host.js";
import { VisitedPositions } from "../../../www/programs/visited-positions.js";
import { stratege } from "../../wasm/support/module.mjs";

const START = "reversi:diagonal-tomato:";

const openHost = () => new GameHost(stratege, 1, { charge() {}, left: 0 });

test("a move that was played before, then taken back, leads to the position after that move", () => {
  const host = openHost();
  host.begin(`${START}c5c4d3`);
  const first = host.reply(`play e6 ${START}c5c4d3`);
  const second = host.reply(`play c3 ${first}`);
  assert.equal(second, `${START}c5c4d3e6c3`);
  assert.equal(host.reply(`play e6 ${START}c5c4d3`), first);
});

test("the positions of a move are recorded with the values that the program gives them", () => {
  const host = openHost();
  host.begin(`${START}c5c4d3`);
  const first = host.reply(`play e6 ${START}c5c4d3`);
  const second = host.reply(`play c3 ${first}`);
  host.reply(`play e6 ${START}c5c4d3`);
  for (const [value, record] of [
    ["3", first],
    ["-1.5", second],
    ["much", second],
    ["7", START],
  ])
    assert.equal(host.reply(`value ${value} ${record}`), "");
  assert.deepEqual(host.visited.summary, {
    count: 3,
    positions: [
      [first, 3],
      [second, -1.5],
    ],
  });
  host.begin(first);
  assert.deepEqual(host.visited.summary, { count: 0, positions: [] });
});

test("the number of recorded positions is limited, their count is not", () => {
  const visited = new VisitedPositions();
  for (let at = 0; at < 5_000; at += 1) visited.visit(`${at}`);
  assert.equal(visited.summary.count, 5_000);
  assert.equal(visited.summary.positions.length, 2_000);
});

test("the answer is the move played and not a later one of an earlier search", () => {
  const host = openHost();
  host.begin(`${START}c5c4d3`);
  host.reply(`play c3 ${host.reply(`play e6 ${START}c5c4d3`)}`);
  assert.equal(host.play(`${START}c5c4d3`, "e6"), "e6");
});
