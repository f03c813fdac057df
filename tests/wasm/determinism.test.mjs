// The strongest player of each game on a few positions: the module says what the native program says. The long form,
// with 200 positions a game and Chromium beside, is `npm run determinism`.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { anyPositions, games, strongest } from "../../scripts/bench/loads.mjs";
import { root } from "../../scripts/support/paths.mjs";
import { stratege } from "./support/module.mjs";

const NODES = 3000;

for (const game of games) {
  test(`${game}: same move, score, nodes and pv`, () => {
    const records = anyPositions(game, 12);
    const player = strongest(game);
    const options = ["--player", player, "--seed", "7", "--nodes", String(NODES), "--json"];
    const cargo = ["run", "--quiet", "--locked", "--bin", "stratege", "--"];
    const native = execFileSync("cargo", [...cargo, "best", game, "-", ...options], {
      cwd: root,
      input: records.join("\n"),
      encoding: "utf8",
    });
    const answers = native.trim().split("\n");
    assert.equal(answers.length, records.length);
    for (const [at, record] of records.entries()) {
      const chooser = new stratege.Player(game, player, {}, 7);
      const choice = chooser.choose(record, { nodes: NODES });
      assert.deepEqual(choice, JSON.parse(answers[at]), `${player} at ${record}`);
      chooser.free();
    }
  });
}
