// 4Gewinnt's limit of decided values, which its text does not print: the effect of the published source's 29000.

import assert from "node:assert/strict";
import test from "node:test";
import { pick, seededRandom } from "../browser/support/seeded-random.mjs";
import { stratege } from "./support/module.mjs";

const GAMES = 60;

/** Records of random games, at every third ply. */
function* positions() {
  for (let game = 0; game < GAMES; game += 1) {
    const random = seededRandom(game);
    const match = new stratege.Match("connect4", "first");
    for (let view = match.view(); !view.outcome; view = match.view()) {
      if (view.ply % 3 === game % 3) yield match.record();
      match.play(pick(view.legal, random).text);
    }
    match.free();
  }
}

/** @param {string} record @param {Record<string, number>} changes */
function moveOf(record, changes) {
  const player = new stratege.Player("connect4", "anfaenger", changes, 0);
  const { move } = player.choose(record, {});
  player.free();
  return move;
}

test("with a red four of -20000, a limit of 29000 changes some moves of the beginner", (context) => {
  const all = [...positions()];
  const changed = all.filter((record) => moveOf(record, {}) !== moveOf(record, { decided: 29000 }));
  context.diagnostic(`${changed.length} of ${all.length} moves`);
  assert.ok(changed.length > 0 && changed.length < all.length / 5);
  // With version 1.5's -30000 a red four decides with both limits.
  const version = { "your-four": 30000 };
  const sample = changed.slice(0, 5);
  for (const record of sample)
    assert.equal(moveOf(record, version), moveOf(record, { ...version, decided: 29000 }), record);
});
