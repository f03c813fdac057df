// Goals of the first steps in Qubic.

import { makesTwoThreats, stops, wins } from "./goals.mjs";

/** @type {Record<string, import("./goals.mjs").Goal>} */
export const goals = {
  level: wins,
  column: wins,
  diagonal: wins,
  block: stops,
  double: makesTwoThreats,
};
