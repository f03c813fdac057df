// Goals of the first steps in Gobang.

import { stratege } from "../support/module.mjs";
import { legalIn, open, stops, wins } from "./goals.mjs";

/** @type {Record<string, import("./goals.mjs").Goal>} */
export const goals = {
  five: wins,
  block: stops,
  "open-four": makesTwoThreatsNear,
  "open-three": stopsOpenFour,
  "four-three": winsByForce,
};

/** The moves of a step to be tested: all, or those near its stones. @param {string} id @param {string} record */
export const movesOf = (id, record) => (id.startsWith("open") ? near(record) : legalIn(record));

/** Whether the engine proves a win by force that begins with the move. @param {string} record @param {string} move */
function winsByForce(record, move) {
  const player = new stratege.Player("gobang", "engine", {}, 1);
  const choice = player.choose(record, { nodes: 20_000 });
  player.free();
  return choice.score?.kind === "win" && choice.move === move;
}

/** Whether the other side cannot make an open four. @param {string} record @param {string} move */
function stopsOpenFour(record, move) {
  const next = open(record, move).record;
  return !near(next).some((reply) => makesTwoThreatsNear(next, reply));
}

/** The free squares of the row in which everything happens. @param {string} record */
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
