// Goals of the first steps in chess.

import { wins } from "./goals.mjs";

/** @type {Record<string, import("./goals.mjs").Goal>} */
export const goals = {
  capture: (_, move) => move.includes("x"),
  fork: (_, move) => move === "Nc7+", // from there it attacks e8 and a8
  castle: (_, move) => move === "O-O",
  promote: (_, move) => move.endsWith("=Q"),
  "back-rank": wins,
  "not-stalemate": wins,
};
