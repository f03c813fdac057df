// The same work in several places in turn, and that several times, of which the medians count: no machine is equally
// fast all the time, and in the first round V8 still compiles.

export const ROUNDS = 5;

/**
 * What the places answer, by round.
 * @template {string} Place
 * @template Answer
 * @param {Record<Place, () => Promise<Answer>>} places
 * @returns {Promise<Record<Place, Answer>[]>}
 */
export async function inTurn(places) {
  const rounds = [];
  for (let number = 0; number < ROUNDS; number += 1) {
    const answers = /** @type {Record<Place, Answer>} */ ({});
    for (const place of /** @type {Place[]} */ (Object.keys(places)))
      answers[place] = await places[place]();
    rounds.push(answers);
  }
  return rounds;
}

/**
 * The median seconds of each place.
 * @template {string} Place
 * @param {Record<Place, { seconds: number }>[]} rounds
 */
export function medians(rounds) {
  const median = (/** @type {Place} */ place) =>
    rounds.map((answers) => answers[place].seconds).sort((one, other) => one - other)[
      rounds.length >> 1
    ];
  const places = /** @type {Place[]} */ (Object.keys(rounds[0]));
  return /** @type {Record<Place, number>} */ (
    Object.fromEntries(places.map((place) => [place, median(place)]))
  );
}
