// Chess in the module: same move, score, nodes and pv as in the native program.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { stratege } from "./support/module.mjs";

const { listGames, Match, Player } = stratege;
const root = fileURLToPath(new URL("../..", import.meta.url));
const NODES = 30_000;

/** Openings, middle games and endings, with repetitions, Chess960 and many queens. */
const RECORDS = [
  "",
  "e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3a7a6",
  "e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6e1g1f8e7f1e1b7b5a4b3d7d6c2c3e8g8",
  "g1f3g8f6f3g1f6g8g1f3g8f6f3g1f6g8d2d4",
  "chess:chess960-5:e2e4e7e5",
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
  "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1",
  "8/8/1p2k1p1/3p3p/1p1P1P1P/1P2PK2/8/8 w - - 3 54",
  "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
];

test("every player of chess chooses the same in the module and natively: move, score, nodes and pv", () => {
  const records = RECORDS.map((record) => {
    const match = record.startsWith("chess:")
      ? Match.read(record)
      : record.includes("/")
        ? new Match("chess", record)
        : Match.read(`chess:standard:${record}`);
    return match.record();
  });
  const players = listGames().find(({ id }) => id === "chess")?.players ?? assert.fail();
  for (const { id } of players) {
    const options = ["--player", id, "--seed", "7", "--nodes", `${NODES}`, "--json"];
    const cargo = ["run", "--quiet", "--locked", "--bin", "stratege", "--"];
    const native = execFileSync("cargo", [...cargo, "best", "chess", "-", ...options], {
      cwd: root,
      input: records.join("\n"),
      encoding: "utf8",
    });
    for (const [index, answer] of native.trim().split("\n").entries()) {
      const record = records[index] ?? assert.fail();
      const player = new Player("chess", id, {}, 7);
      const choice = player.choose(record, { nodes: NODES });
      assert.deepEqual(choice, JSON.parse(answer), `${id} at ${record}`);
      player.free();
    }
  }
});
