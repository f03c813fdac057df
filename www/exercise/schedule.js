// Schedules the repetition of mistakes by FSRS (free spaced repetition scheduler). Loaded with the first repetition.

import { createEmptyCard, fsrs, Rating } from "ts-fsrs";

/** A card of FSRS with times in milliseconds. @typedef {Omit<import("ts-fsrs").Card, "due" | "last_review"> & { due: number, last_review?: number }} StoredCard */

/** How well a mistake was repaired: not, with hints, or at once. @typedef {"failed" | "helped" | "solved"} Grade */

const RATINGS = /** @type {const} */ ({
  failed: Rating.Again,
  helped: Rating.Hard,
  solved: Rating.Good,
});

/** Without random variation, so that equal answers have equal times. */
const scheduler = fsrs({ enable_fuzz: false });

/**
 * The mistake after a repetition. An invalid stored card starts anew.
 * @param {import("./mistakes.js").Mistake} mistake @param {Grade} grade @param {number} now milliseconds
 * @returns {import("./mistakes.js").Mistake}
 */
export function repeat(mistake, grade, now) {
  const time = new Date(now);
  const next = (/** @type {import("ts-fsrs").Card} */ card) =>
    scheduler.next(card, time, RATINGS[grade]).card;
  let card = next(createEmptyCard(time));
  if (mistake.card) {
    try {
      card = next(revived(mistake.card));
    } catch {
      // Damaged: the card of a first repetition stays.
    }
  }
  const due = card.due.getTime();
  const stored = { ...card, due, last_review: now };
  return Number.isFinite(due) ? { ...mistake, due, card: stored } : { ...mistake, due: now };
}

/** @param {StoredCard} card @returns {import("ts-fsrs").Card} */
const revived = (card) => ({
  ...card,
  due: new Date(card.due),
  last_review: card.last_review === undefined ? undefined : new Date(card.last_review),
});
