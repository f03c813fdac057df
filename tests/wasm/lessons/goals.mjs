// Goals of steps that several games have.

import { stratege } from "../support/module.mjs";

/** Whether a move of the position reaches the goal of a step. @typedef {(record: string, move: string) => boolean} Goal */

/** The record and the view after a move. @param {string} record @param {string} [move] */
export function open(record, move) {
  const match = stratege.Match.read(record);
  if (move) match.play(move);
  const [text, view] = [match.record(), match.view()];
  match.free();
  return { record: text, view };
}

export const legalIn = (/** @type {string} */ record) =>
  open(record).view.legal.map(({ text }) => text);

/** Whether a side wins with the move. @param {string} record @param {string} move */
export const wins = (record, move) =>
  open(record, move).view.outcome?.winner === open(record).view.side;

/** Whether the other side cannot win with its next move. @param {string} record @param {string} move */
export function stops(record, move) {
  const next = open(record, move).record;
  return !legalIn(next).some((reply) => wins(next, reply));
}

/** Whether the mover wins with the next move, whatever the reply. @param {string} record @param {string} move */
export function makesTwoThreats(record, move) {
  const next = open(record, move).record;
  return legalIn(next).every((reply) => {
    const later = open(next, reply).record;
    return !wins(next, reply) && legalIn(later).some((last) => wins(later, last));
  });
}
