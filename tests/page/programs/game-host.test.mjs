// Positions that programs reach by playing moves and going back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GameHost } from "../../../www/programs/game-host.js";
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

test("the answer is the move played and not a later one of an earlier search", () => {
  const host = openHost();
  host.begin(`${START}c5c4d3`);
  host.reply(`play c3 ${host.reply(`play e6 ${START}c5c4d3`)}`);
  assert.equal(host.play(`${START}c5c4d3`, "e6"), "e6");
});
