// Reproducible random numbers.

/**
 * @param {number} seed
 * @returns {(below: number) => number} draws an integer from 0 to `below` - 1
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {(below: number) => number} random
 * @returns {T}
 */
export const pick = (list, random) => list[random(list.length)];
