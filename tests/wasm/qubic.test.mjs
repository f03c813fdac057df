// The book of the module: every opponent of the prover that lets it begin loses.

import assert from "node:assert/strict";
import test from "node:test";
import { stratege } from "./support/module.mjs";

const { Match, Player } = stratege;
const GAMES = Number(process.env.GAMES ?? 40);
/** Milliseconds of processor time, which other work on the machine does not affect. */
const spent = () => process.cpuUsage().user / 1000;

/**
 * Opponents; two of them start with random moves, the third one plays only random moves.
 * @type {{ id: string, changes: Record<string, number>, random: number }[]}
 */
const OPPONENTS = [
  { id: "ttt3d", changes: {}, random: 2 },
  { id: "level-4", changes: {}, random: 2 },
  { id: "level-1", changes: { "miss-rate": 100, noise: 1000 }, random: 0 },
];

test("the prover wins every match that it begins", (context) => {
  /** @type {number[]} */
  const times = [];
  for (let game = 0; game < GAMES; game += 1) {
    const { id, changes, random } = OPPONENTS[game % OPPONENTS.length] ?? assert.fail();
    const match = new Match("qubic", "first");
    const prover = new Player("qubic", "prover", {}, game);
    const opponent = new Player("qubic", id, changes, game);
    const randomPlayer = new Player("qubic", "level-1", { "miss-rate": 100, noise: 1000 }, game);
    let view = match.view();
    while (!view.outcome) {
      const turn = view.side === "first" ? prover : view.ply < 2 * random ? randomPlayer : opponent;
      const start = spent();
      const { move } = turn.choose(match.record(), {});
      if (turn === prover) times.push(spent() - start);
      match.play(move);
      view = match.view();
    }
    assert.equal(view.outcome.winner, "first", match.record());
    for (const each of [match, prover, opponent, randomPlayer]) each.free();
  }
  times.sort((a, b) => a - b);
  const within = (/** @type {number} */ share) =>
    times[Math.floor(times.length * share)]?.toFixed(2);
  context.diagnostic(
    `${times.length} moves, median ${within(0.5)} ms, 99 % within ${within(0.99)} ms of processor time`,
  );
});
