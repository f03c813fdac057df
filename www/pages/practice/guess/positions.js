// Positions whose evaluation is guessed: from the puzzles' games before and after the puzzle, and from the visitor's
// own mistakes.

/** @typedef {import("../puzzle-file.js").Puzzle} Puzzle */
/** @typedef {import("../../../engine/engine.types").View} View */
/** @typedef {import("../../../table/board-page/exercise-board.js").ExerciseBoard} ExerciseBoard */

/** Number of positions of a series. */
export const SERIES = 5;

/** Largest number of plies before the puzzle. */
const MAX_BACK = 8;

/** Largest share of a series that is from own mistakes. */
const OWN_SHARE = 0.4;

/**
 * Draws the records of a series; a position in which the game is over or only a pass is possible is not drawn.
 * @param {readonly Puzzle[]} puzzles @param {readonly string[]} own records of own mistakes
 * @param {{ at: (record: string, back: number) => string, after: (record: string, moves: string[]) => string, isOpen: (record: string) => boolean }} positions
 *   `at`: the record without its last plies; `after`: with further moves
 * @param {() => number} [random]
 * @returns {string[]}
 */
export function drawSeries(puzzles, own, { at, after, isOpen }, random = Math.random) {
  const below = (/** @type {number} */ count) => Math.floor(random() * count);
  const shuffled = own
    .map((record) => ({ record, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ record }) => record);
  const drawn = new Set(shuffled.filter(isOpen).slice(0, Math.floor(SERIES * OWN_SHARE)));
  for (let tries = 0; drawn.size < SERIES && tries < 20 * SERIES; tries += 1) {
    const record = near(puzzles[below(puzzles.length)]);
    if (isOpen(record)) drawn.add(record);
  }
  return [...drawn];

  /** @param {Puzzle} puzzle */
  function near({ record, line }) {
    return random() < 0.5
      ? at(record, below(MAX_BACK + 1))
      : after(record, line.slice(0, below(line.length + 1)));
  }
}
