// The strongest player of each game on a few positions, and the classic programs with chance and with criteria of one's
// own: the module says what the native program says. The long form,
// with 200 positions a game and Chromium beside, is `npm run check -- determinism`.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { anyPositions, games, strongest } from "../../scripts/measure/bench/loads.mjs";
import { root } from "../../scripts/support/paths.mjs";
import { stratege } from "./support/module.mjs";

const NODES = 3000;

/** @type {[game: string, player: string, numbers: Record<string, number>][]} */
const PROGRAMS = [
  ...games.map(
    (game) => /** @type {[string, string, Record<string, number>]} */ ([game, strongest(game), {}]),
  ),
  ["connect4", "meister", { variability: 10, chance: 50 }],
  ["chess", "schach-c64-listing", {}],
  ["chess", "schach-c64", { exchanges: 2, centre: 1, mobility: 1, check: 3, doubled: 1 }],
];

for (const [game, player, numbers] of PROGRAMS) {
  const typed = Object.entries(numbers).map((pair) => pair.join("="));
  const spec = typed.length > 0 ? `${player}:${typed}` : player;
  test(`${game}: same move, score, nodes and pv of ${spec}`, () => {
    const records = anyPositions(game, 12);
    const options = ["--player", spec, "--seed", "7", "--nodes", String(NODES), "--json"];
    const cargo = ["run", "--quiet", "--locked", "--bin", "stratege", "--"];
    const native = execFileSync("cargo", [...cargo, "best", game, "-", ...options], {
      cwd: root,
      input: records.join("\n"),
      encoding: "utf8",
    });
    const answers = native.trim().split("\n");
    assert.equal(answers.length, records.length);
    for (const [at, record] of records.entries()) {
      const chooser = new stratege.Player(game, player, numbers, 7);
      const choice = chooser.choose(record, { nodes: NODES });
      assert.deepEqual(choice, JSON.parse(answers[at]), `${spec} at ${record}`);
      chooser.free();
    }
  });
}
