// The first steps in each game: the accepted moves are exactly those that achieve the step's goal.

import assert from "node:assert/strict";
import test from "node:test";
import { stratege } from "./support/module.mjs";

const GAMES = ["reversi", "gobang", "chess", "qubic", "connect4"];
const CORNER = /^[ah][18]$/;

/** The record and the view after a move. @param {string} record @param {string} [move] */
function open(record, move) {
  const match = stratege.Match.read(record);
  if (move) match.play(move);
  const [text, view] = [match.record(), match.view()];
  match.free();
  return { record: text, view };
}

const legalIn = (/** @type {string} */ record) => open(record).view.legal.map(({ text }) => text);

/** Whether a side wins with the move. @param {string} record @param {string} move */
const wins = (record, move) => open(record, move).view.outcome?.winner === open(record).view.side;

/** Whether the other side cannot win with its next move. @param {string} record @param {string} move */
function stops(record, move) {
  const next = open(record, move).record;
  return !legalIn(next).some((reply) => wins(next, reply));
}

/** Whether the mover wins with the next move, whatever the reply. @param {string} record @param {string} move */
function makesTwoThreats(record, move) {
  const next = open(record, move).record;
  return legalIn(next).every((reply) => {
    const later = open(next, reply).record;
    return !wins(next, reply) && legalIn(later).some((last) => wins(later, last));
  });
}

/** Reversi: the difference of discs at the end with the best play of both. @param {string} record @returns {number} */
function best(record) {
  const { view } = open(record);
  const [first, second] = view.finalScore;
  if (view.outcome) return first - second;
  const values = view.legal.map(({ text }) => best(open(record, text).record));
  return view.side === "first" ? Math.max(...values) : Math.min(...values);
}

/** Gobang: whether the engine proves a win by force that begins with the move. @param {string} record @param {string} move */
function winsByForce(record, move) {
  const player = new stratege.Player("gobang", "engine", {}, 1);
  const choice = player.choose(record, { nodes: 20_000 });
  player.free();
  return choice.score?.kind === "win" && choice.move === move;
}

/** Gobang: whether the other side cannot make an open four. @param {string} record @param {string} move */
function stopsOpenFour(record, move) {
  const next = open(record, move).record;
  return !near(next).some((reply) => makesTwoThreatsNear(next, reply));
}

/** Gobang: the free squares of the row in which everything happens. @param {string} record */
const near = (record) => legalIn(record).filter((text) => /^[d-n]8$/.test(text));

/** The same as two threats, in that row only. @param {string} record @param {string} move */
function makesTwoThreatsNear(record, move) {
  const next = open(record, move).record;
  const threats = near(next).filter((reply) => {
    const passed = next + reply;
    return near(passed).some((last) => wins(passed, last));
  });
  return threats.length === near(next).length;
}

/** Tests for the goal of each step. @type {Record<string, (record: string, move: string) => boolean>} */
const GOALS = {
  "reversi/enclose": () => true,
  "reversi/pass": (record, move) => legalIn(open(record, move).record).join() === "pa",
  "reversi/corner": (_, move) => CORNER.test(move),
  "reversi/safe": (record, move) =>
    !legalIn(open(record, move).record).some((reply) => CORNER.test(reply)),
  "reversi/last": (record, move) => best(open(record, move).record) > 0,
  "gobang/five": wins,
  "gobang/block": stops,
  "gobang/open-four": makesTwoThreatsNear,
  "gobang/open-three": stopsOpenFour,
  "gobang/four-three": winsByForce,
  "chess/capture": (_, move) => move.includes("x"),
  "chess/fork": (_, move) => move === "Nc7+", // from there it attacks e8 and a8
  "chess/castle": (_, move) => move === "O-O",
  "chess/promote": (_, move) => move.endsWith("=Q"),
  "chess/back-rank": wins,
  "chess/not-stalemate": wins,
  "qubic/level": wins,
  "qubic/column": wins,
  "qubic/diagonal": wins,
  "qubic/block": stops,
  "qubic/double": makesTwoThreats,
  "connect4/four": wins,
  "connect4/block": stops,
  "connect4/double": makesTwoThreats,
  "connect4/wait": (record, move) => {
    const next = open(record, move).record;
    return legalIn(next).every((reply) => {
      const later = open(next, reply).record;
      return legalIn(later).some((last) => wins(later, last));
    });
  },
};

for (const game of GAMES) {
  const folder = `../../www/games/${game}/lesson`;
  /** @type {{ steps: import("../../www/games/shared/lesson.types.js").LessonStep[] }} */
  const { steps } = await import(`${folder}/steps.js`);
  const { en } = await import(`${folder}/i18n/lesson.js`);

  for (const { id, record, answers } of steps)
    test(`${game}: the answers of the step ${id}`, () => {
      const legal = legalIn(record);
      const moves = game === "gobang" && id.startsWith("open") ? near(record) : legal;
      const solving = moves.filter((move) => GOALS[`${game}/${id}`](record, move));
      assert.deepEqual(solving.sort(), [...answers].sort());
    });

  test(`${game}: every step has its texts`, () => {
    const keys = steps.flatMap(({ id }) =>
      ["task", "right", "wrong"].map((part) => `lesson.${id}.${part}`),
    );
    assert.deepEqual(Object.keys(en).sort(), keys.sort());
  });
}
