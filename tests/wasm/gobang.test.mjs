// Gobang in the module: same move, score, nodes and pv as in the native program.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { stratege } from "./support/module.mjs";

const { listGames, Player } = stratege;
const root = fileURLToPath(new URL("../..", import.meta.url));
const NODES = 20_000;

/** An opening, a middle game, a threat to defend, exactly five, every board size. */
const RECORDS = [
  "gobang:16-first-five-120:",
  "gobang:16-first-five-120:h8i9j7h9g8i7",
  "gobang:16-second-five-full:h8b2i8b14j8",
  "gobang:15-first-exact-full:h8i9j9h10i10g8f9",
  "gobang:19-first-five-full:k10l11m9j11l9l12m10",
  "gobang:20-first-five-full:k10l11m9j11l9l12m10k9n11o12",
];

test("every player of Gobang chooses the same in the module and natively", () => {
  const players = listGames().find(({ id }) => id === "gobang")?.players ?? [];
  assert.ok(players.length > 8);
  for (const { id } of players) {
    const options = ["--player", id, "--seed", "7", "--nodes", String(NODES), "--json"];
    const cargo = ["run", "--quiet", "--locked", "--bin", "stratege", "--"];
    const native = execFileSync("cargo", [...cargo, "best", "gobang", "-", ...options], {
      cwd: root,
      input: RECORDS.join("\n"),
      encoding: "utf8",
    });
    const answers = native.trim().split("\n");
    assert.equal(answers.length, RECORDS.length);
    for (const [index, answer] of answers.entries()) {
      const player = new Player("gobang", id, {}, 7);
      const choice = player.choose(RECORDS[index] ?? "", { nodes: NODES });
      assert.deepEqual(choice, JSON.parse(answer), `${id} at ${RECORDS[index]}`);
      player.free();
    }
  }
});
