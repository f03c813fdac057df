// Settings, records and moves that the tests of Gobang have in common.

import { stratege } from "../../../wasm/support/module.mjs";

export const alone = { opponent: "none", switches: { aim: false } };
export const against = {
  opponent: "second",
  strength: { alone: "cpc-gobang", first: "cpc-chaos", second: "cpc-gobang" },
  numbers: { "cpc-gobang": { ties: 1 } },
};
export const recordOf = (/** @type {string} */ moves, start = "16-first-five-120") =>
  `gobang:${start}:${moves}`;
/** Ladybird is about to make five on e1. */
export const ALMOST = "a1a9b1b9c1c9d1d9";

/** What a player plays there. @param {string} match @param {Record<string, number>} numbers */
export function choiceOf(match, numbers, player = "cpc-gobang") {
  const chooser = new stratege.Player("gobang", player, numbers, 0);
  const { move } = chooser.choose(match, {});
  chooser.free();
  return move;
}
