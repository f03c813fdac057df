// Chooses the puzzle of the day and the next puzzle of the stream.

/** @typedef {import("./puzzle-file.js").Puzzle} Puzzle */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Rating units between the levels of difficulty. */
const STEP = 200;

/** Difficulty: distance of the puzzles from the visitor's rating. */
export const LEVELS = /** @type {const} */ ({ easier: -STEP, usual: 0, harder: STEP });

/** @typedef {keyof typeof LEVELS} Level */

/** Number of puzzles nearest to the wanted rating, of which one is drawn. */
const NEAREST = 12;

/** Number of other puzzles before a failed one returns. */
export const RETURN_AFTER = 3;

/** The number of a day by the local date, the same in every time zone. @param {Date} date */
export const dayNumber = (date) =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

/** The puzzle of a day, independent of the order in the file. @param {readonly Puzzle[]} puzzles @param {number} day */
export function puzzleOfDay(puzzles, day) {
  // Ids are digests of positions, so that their order is random.
  const ids = puzzles.map(({ id }) => id).sort();
  return ids[day % ids.length];
}

/**
 * Draws a puzzle near a rating that has not been seen; if all have been, any other than the last one.
 * @param {readonly Puzzle[]} puzzles not empty @param {number} rating
 * @param {{ seen: ReadonlySet<string>, last: string }} visitor `last`: the current puzzle
 * @param {() => number} [random]
 */
export function drawPuzzle(puzzles, rating, { seen, last }, random = Math.random) {
  const fresh = puzzles.filter(({ id }) => !seen.has(id) && id !== last);
  const others = puzzles.filter(({ id }) => id !== last);
  const pool = [fresh, others, puzzles].find((list) => list.length > 0) ?? [];
  const distance = (/** @type {Puzzle} */ one) => Math.abs(one.rating - rating);
  const nearest = [...pool].sort((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
  return nearest[Math.floor(random() * nearest.length)].id;
}

/** Failed puzzles of a session, each due after some others. */
export class Returning {
  /** @type {{ id: string, due: number }[]} */
  #waiting = [];
  #count = 0;

  /** @param {string} id */
  add(id) {
    if (!this.#waiting.some((one) => one.id === id))
      this.#waiting.push({ id, due: this.#count + RETURN_AFTER });
  }

  /** Removes a solved puzzle. @param {string} id */
  remove(id) {
    this.#waiting = this.#waiting.filter((one) => one.id !== id);
  }

  /** Counts a puzzle of the stream; returns the first failed one that is due, or null. */
  next() {
    this.#count += 1;
    const due = this.#waiting.find((one) => one.due < this.#count);
    if (due) this.remove(due.id);
    return due?.id ?? null;
  }

  get size() {
    return this.#waiting.length;
  }
}
