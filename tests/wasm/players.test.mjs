// The exports of the players that the worker calls: choices, reports, stops; and moves equal to the native program's.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { stratege } from "./support/module.mjs";
import { watchInScope } from "./support/worker-scope.mjs";

const { listGames, Match, Player } = stratege;
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Records of random matches, cut off at random plies. */
function playedRecords() {
  const records = [];
  for (let game = 0; game < 25; game += 1) {
    const match = new Match("reversi", game % 2 ? "diagonal-mole" : "parallel-tomato");
    const player = new Player("reversi", "doofie", {}, game);
    for (let ply = 0; ply < 2 * game && !match.view().outcome; ply += 1) {
      match.play(player.choose(match.record(), {}).move);
    }
    if (match.view().outcome) match.undo();
    records.push(match.record());
    match.free();
    player.free();
  }
  return records;
}

test("every player chooses a legal move with its score", () => {
  for (const record of playedRecords()) {
    for (const { id } of listGames()[0]?.players ?? []) {
      const player = new Player("reversi", id, {}, 1);
      const choice = player.choose(record, { nodes: 20_000 });
      const match = Match.read(record);
      assert.ok(match.view().legal.some(({ text }) => text === choice.move));
      assert.equal(choice.pv[0], choice.move);
      assert.equal(choice.stopped, false);
      player.free();
      match.free();
    }
  }
});

test("the module chooses the same as the native program: move, score, nodes and pv", () => {
  const records = playedRecords();
  for (const { id } of listGames()[0]?.players ?? []) {
    const options = ["--player", id, "--seed", "7", "--nodes", "20000", "--json"];
    const cargo = ["run", "--quiet", "--locked", "--bin", "stratege", "--"];
    const native = execFileSync("cargo", [...cargo, "best", "reversi", "-", ...options], {
      cwd: root,
      input: records.join("\n"),
      encoding: "utf8",
    });
    const answers = native.trim().split("\n");
    assert.equal(answers.length, records.length);
    for (const [index, answer] of answers.entries()) {
      const player = new Player("reversi", id, {}, 7);
      const choice = player.choose(records[index] ?? "", { nodes: 20_000 });
      assert.deepEqual(choice, JSON.parse(answer), `${id} at ${records[index]}`);
      player.free();
    }
  }
});

test("changed parameters change the player, invalid ones are refused", () => {
  const start = "reversi:diagonal-tomato:";
  const value = (/** @type {Record<string, number | number[]>} */ changes) => {
    const { score } = new Player("reversi", "ramscher", changes, 0).choose(start, {});
    return score?.kind === "points" ? score.value : null;
  };
  assert.equal(value({}), 1200);
  assert.equal(value({ bonus: 0 }), 200);
  assert.equal(value({ table: Array(64).fill(1), bonus: [10] }), 3);
  /** @type {[Record<string, number | number[]>, string][]} */
  const refusals = [
    [{ bonus: 1.5 }, "only whole numbers are possible"],
    [{ table: [1] }, "it has 64 numbers, 1 were given"],
    [{ speed: 1 }, "unknown; this player has table, bonus, threshold"],
  ];
  for (const [changes, why] of refusals) {
    const [name] = Object.keys(changes);
    const refusal = { code: "bad-parameter", details: { name, why } };
    assert.throws(() => new Player("reversi", "ramscher", changes, 0), refusal);
  }
  assert.throws(() => new Player("reversi", "unknown", {}, 0), { code: "unknown-player" });
});

test("a search reports, polls the stop token, and stops when it is revoked", () => {
  const record = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6";
  const player = new Player("reversi", "aufpasser-6", { depth: 10 }, 0);
  const stopped = watchInScope({ polls: 2 });
  const choice = player.choose(record, {}, stopped.watch);
  assert.ok(choice.stopped);
  assert.deepEqual(stopped.requests, ["GET blob:other", "GET blob:one", "GET blob:other"]);
  assert.ok(
    Match.read(record)
      .view()
      .legal.some(({ text }) => text === choice.move),
  );
  const { watch, posted, values } = watchInScope();
  const { depth } = player.choose(record, { nodes: 3_000_000 }, watch);
  assert.ok(posted.every(({ id, type }) => id === 7 && ["heartbeat", "report"].includes(type)));
  assert.ok(values("report").length > 0);
  assert.ok(values("report").every((report) => report.depth <= depth));
});

test("a finished match is refused", () => {
  const player = new Player("reversi", "doofie", {}, 0);
  assert.throws(() => player.choose("reversi:diagonal-mole:e6f4e3f6g5d6e7f5c5", {}), {
    code: "game-over",
  });
});
