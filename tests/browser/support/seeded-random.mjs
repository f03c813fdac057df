// A random number generator with a seed: every run draws the same numbers.

/**
 * @param {number} seed
 * @returns {(below: number) => number} a whole number from 0
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
 * @param {readonly T[]} things
 * @param {(below: number) => number} chance
 * @returns {T}
 */
export const pick = (things, chance) => things[chance(things.length)];
