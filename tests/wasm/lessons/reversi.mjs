// Goals of the first steps in Reversi.

import { legalIn, open } from "./goals.mjs";

const CORNER = /^[ah][18]$/;

/** @type {Record<string, import("./goals.mjs").Goal>} */
export const goals = {
  enclose: () => true,
  pass: (record, move) => legalIn(open(record, move).record).join() === "pa",
  corner: (_, move) => CORNER.test(move),
  safe: (record, move) => !legalIn(open(record, move).record).some((reply) => CORNER.test(reply)),
  last: (record, move) => best(open(record, move).record) > 0,
};

/** The difference of discs at the end with the best play of both. @param {string} record @returns {number} */
function best(record) {
  const { view } = open(record);
  const [first, second] = view.finalScore;
  if (view.outcome) return first - second;
  const values = view.legal.map(({ text }) => best(open(record, text).record));
  return view.side === "first" ? Math.max(...values) : Math.min(...values);
}
