// Settings, records and moves shared by the tests of Gobang.

import { stratege } from "../../../wasm/support/module.mjs";

export const alone = { opponent: "none", switches: { aim: false } };
export const against = {
  opponent: "second",
  strength: { alone: "cpc-gobang", first: "cpc-chaos", second: "cpc-gobang" },
  numbers: { "cpc-gobang": { ties: 1 } },
};
export const recordOf = (/** @type {string} */ moves, start = "16-first-five-120") =>
  `gobang:${start}:${moves}`;
/** The first side can make five on e1. */
export const ALMOST = "a1a9b1b9c1c9d1d9";

/** Returns a player's move. @param {string} record @param {Record<string, number>} parameters */
export function choiceOf(record, parameters, player = "cpc-gobang") {
  const chooser = new stratege.Player("gobang", player, parameters, 0);
  const { move } = chooser.choose(record, {});
  chooser.free();
  return move;
}
