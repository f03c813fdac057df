// The WebAssembly module and the native program choose the same: the strongest player of each game, and historical
// programs with randomness and changed parameters. `npm run check -- determinism` compares 200 positions per game, in
// Chromium too.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { games, randomPositions, strongest } from "../../scripts/measure/bench/loads.mjs";
import { root } from "../../scripts/support/paths.mjs";
import { stratege } from "./support/module.mjs";

const NODES = 3000;

/** @type {[game: string, player: string, parameters: Record<string, number>][]} */
const PLAYERS = [
  ...games.map(
    (game) => /** @type {[string, string, Record<string, number>]} */ ([game, strongest(game), {}]),
  ),
  ["connect4", "meister", { variability: 10, chance: 50 }],
  ["chess", "schach-c64-listing", {}],
  ["chess", "schach-c64", { exchanges: 2, centre: 1, mobility: 1, check: 3, doubled: 1 }],
];

for (const [game, player, parameters] of PLAYERS) {
  const changes = Object.entries(parameters).map((pair) => pair.join("="));
  const spec = changes.length > 0 ? `${player}:${changes}` : player;
  test(`${game}: same move, score, nodes and pv of ${spec}`, () => {
    const records = randomPositions(game, 12);
    const options = ["--player", spec, "--seed", "7", "--nodes", String(NODES), "--json"];
    const cargo = ["run", "--quiet", "--locked", "--bin", "stratege", "--"];
    const native = execFileSync("cargo", [...cargo, "best", game, "-", ...options], {
      cwd: root,
      input: records.join("\n"),
      encoding: "utf8",
    });
    const expected = native.trim().split("\n");
    assert.equal(expected.length, records.length);
    for (const [at, record] of records.entries()) {
      const chooser = new stratege.Player(game, player, parameters, 7);
      const choice = chooser.choose(record, { nodes: NODES });
      assert.deepEqual(choice, JSON.parse(expected[at]), `${spec} at ${record}`);
      chooser.free();
    }
  });
}
