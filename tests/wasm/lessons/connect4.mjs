// Goals of the first steps in Connect Four.

import { legalIn, makesTwoThreats, open, stops, wins } from "./goals.mjs";

/** @type {Record<string, import("./goals.mjs").Goal>} */
export const goals = {
  four: wins,
  block: stops,
  double: makesTwoThreats,
  wait: (record, move) => {
    const next = open(record, move).record;
    return legalIn(next).every((reply) => {
      const later = open(next, reply).record;
      return legalIn(later).some((last) => wins(later, last));
    });
  },
};
