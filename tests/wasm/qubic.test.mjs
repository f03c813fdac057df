// The book in the module: whoever plays against the prover and lets it begin loses, and waits for no move.

import assert from "node:assert/strict";
import test from "node:test";
import { stratege } from "./support/module.mjs";

const { Match, Player } = stratege;
const GAMES = Number(process.env.GAMES ?? 40);
/** Milliseconds of processor time: on a busy machine the clock would measure the others. */
const spent = () => process.cpuUsage().user / 1000;

/**
 * The opponents: two who move at random at first, and one who does so always.
 * @type {{ id: string, changes: Record<string, number>, random: number }[]}
 */
const OPPONENTS = [
  { id: "ttt3d", changes: {}, random: 2 },
  { id: "club", changes: {}, random: 2 },
  { id: "beginner", changes: { overlook: 100, whim: 1000 }, random: 0 },
];

test("the prover wins every game that it begins", (context) => {
  /** @type {number[]} */
  const times = [];
  for (let game = 0; game < GAMES; game += 1) {
    const { id, changes, random } = OPPONENTS[game % OPPONENTS.length] ?? assert.fail();
    const match = new Match("qubic", "first");
    const prover = new Player("qubic", "prover", {}, game);
    const opponent = new Player("qubic", id, changes, game);
    const chance = new Player("qubic", "beginner", { overlook: 100, whim: 1000 }, game);
    let view = match.view();
    while (!view.outcome) {
      const turn = view.side === "first" ? prover : view.ply < 2 * random ? chance : opponent;
      const begun = spent();
      const { move } = turn.choose(match.record(), {});
      if (turn === prover) times.push(spent() - begun);
      match.play(move);
      view = match.view();
    }
    assert.equal(view.outcome.winner, "first", match.record());
    for (const each of [match, prover, opponent, chance]) each.free();
  }
  times.sort((a, b) => a - b);
  const within = (/** @type {number} */ share) =>
    times[Math.floor(times.length * share)]?.toFixed(2);
  context.diagnostic(
    `${times.length} moves, median ${within(0.5)} ms, 99 % within ${within(0.99)} ms of processor time`,
  );
});
