// Numbers of the visitor's mistakes by game.

/** `next`: time at which the next one is due, in milliseconds. @typedef {{ all: number, due: number, next: number }} Count */

/** @param {readonly import("../../exercise/mistakes.js").Mistake[]} list @param {number} now @returns {Map<string, Count>} */
export function countMistakes(list, now) {
  /** @type {Map<string, Count>} */
  const counts = new Map();
  for (const { game, due } of list) {
    const known = counts.get(game) ?? { all: 0, due: 0, next: Number.POSITIVE_INFINITY };
    counts.set(game, {
      all: known.all + 1,
      due: known.due + Number(due <= now),
      next: Math.min(known.next, due),
    });
  }
  return counts;
}
