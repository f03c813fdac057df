// Schedules the repetition of mistakes and openings by FSRS (free spaced repetition scheduler). Loaded with the first repetition.

import { createEmptyCard, fsrs, Rating } from "ts-fsrs";

/** A card of FSRS with times in milliseconds. @typedef {Omit<import("ts-fsrs").Card, "due" | "last_review"> & { due: number, last_review?: number }} StoredCard */

/** How well a task was solved: not, with hints, or at once. @typedef {"failed" | "helped" | "solved"} Grade */

const RATINGS = /** @type {const} */ ({
  failed: Rating.Again,
  helped: Rating.Hard,
  solved: Rating.Good,
});

/** Without random variation, so that equal answers have equal times. */
const scheduler = fsrs({ enable_fuzz: false });

/**
 * A task after a repetition. An invalid stored card starts anew.
 * @template {{ due: number, card: StoredCard | null }} Scheduled
 * @param {Scheduled} task @param {Grade} grade @param {number} now milliseconds
 * @returns {Scheduled}
 */
export function repeat(task, grade, now) {
  const time = new Date(now);
  const next = (/** @type {import("ts-fsrs").Card} */ card) =>
    scheduler.next(card, time, RATINGS[grade]).card;
  let card = next(createEmptyCard(time));
  if (task.card) {
    try {
      card = next(revived(task.card));
    } catch {
      // Damaged: the card of a first repetition stays.
    }
  }
  const due = card.due.getTime();
  const stored = { ...card, due, last_review: now };
  return Number.isFinite(due) ? { ...task, due, card: stored } : { ...task, due: now };
}

/** @param {StoredCard} card @returns {import("ts-fsrs").Card} */
const revived = (card) => ({
  ...card,
  due: new Date(card.due),
  last_review: card.last_review === undefined ? undefined : new Date(card.last_review),
});
