// The same work in several places in turn, and that several times, of which the medians count: no machine is equally
// fast all the time, and in the first round V8 still compiles.

export const ROUNDS = 5;

/**
 * What each place answers, by round.
 * @template {string} Place
 * @template Run
 * @param {Record<Place, () => Promise<Run>>} places
 * @returns {Promise<Record<Place, Run>[]>}
 */
export async function inTurn(places) {
  const rounds = [];
  for (let number = 0; number < ROUNDS; number += 1) {
    const round = /** @type {Record<Place, Run>} */ ({});
    for (const place of /** @type {Place[]} */ (Object.keys(places)))
      round[place] = await places[place]();
    rounds.push(round);
  }
  return rounds;
}

/** @param {number[]} numbers an odd number of them */
export const median = (numbers) =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1];
