// The visitor's own mistakes in all games: a list that reviews extend and the practice page repeats, each at its time
// (schedule.js).

import { openStoredValue } from "./stored-value.js";

/**
 * @typedef {object} Mistake
 * @property {string} game
 * @property {string} record the match up to the mistake
 * @property {string} played the mistake, in the record's notation
 * @property {string} best the best move
 * @property {{ kind: string, value?: unknown }} score of the position, for the side to move
 * @property {number} due time of the next repetition, in milliseconds
 * @property {import("./schedule.js").StoredCard | null} card null until the first repetition
 */

/** Number of mistakes that are stored; the oldest are dropped. */
const MAX_MISTAKES = 500;

/** @param {any} one */
const isMistake = (one) =>
  ["game", "record", "played", "best"].every((name) => typeof one?.[name] === "string") &&
  typeof one.score?.kind === "string" &&
  Number.isFinite(one.due) &&
  (one.card === null || typeof one.card === "object");

/** Reads a stored list; invalid entries are dropped. @param {string | null} text @returns {{ value: Mistake[], isDamaged: boolean }} */
export function readMistakes(text) {
  if (!text) return { value: [], isDamaged: false };
  try {
    const stored = JSON.parse(text);
    if (!Array.isArray(stored)) return { value: [], isDamaged: true };
    const value = stored.filter(isMistake);
    return { value, isDamaged: value.length < stored.length };
  } catch {
    return { value: [], isDamaged: true };
  }
}

/** @param {import("./progress.js").Storage} storage */
export const openMistakeList = (storage) => openStoredValue(storage, readMistakes);

/** Adds mistakes whose positions are not in the list. @param {readonly Mistake[]} list @param {readonly Mistake[]} found */
export function withMistakes(list, found) {
  const known = new Set(list.map(({ record }) => record));
  return [...list, ...found.filter(({ record }) => !known.has(record))].slice(-MAX_MISTAKES);
}

/** @param {readonly Mistake[]} list @param {string} record */
export const withoutMistake = (list, record) => list.filter((one) => one.record !== record);

/** Mistakes of a game that are due, the most overdue first. @param {readonly Mistake[]} list @param {string} game @param {number} now */
export const dueMistakes = (list, game, now) =>
  list.filter((one) => one.game === game && one.due <= now).sort((a, b) => a.due - b.due);
