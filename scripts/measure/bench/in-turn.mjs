// The same work in three places in turn, and that several times, of which the medians count: no machine is equally fast
// all the time, and in the first round V8 still compiles.

import { median } from "../../support/median.mjs";

/** @template Answer @typedef {{ native: Answer, Node: Answer, Chromium: Answer }} Everywhere */

export const ROUNDS = 5;

/**
 * @template Answer
 * @param {Everywhere<() => Promise<Answer>>} places
 * @returns {Promise<Everywhere<Answer>>}
 */
export const once = async ({ native, Node, Chromium }) => ({
  native: await native(),
  Node: await Node(),
  Chromium: await Chromium(),
});

/**
 * What the places answer, by round.
 * @template Answer
 * @param {Everywhere<() => Promise<Answer>>} places
 */
export async function inTurn(places) {
  const rounds = [];
  for (let number = 0; number < ROUNDS; number += 1) rounds.push(await once(places));
  return rounds;
}

/** @param {Everywhere<{ seconds: number }>[]} rounds @returns {Everywhere<number>} */
export function medianSeconds(rounds) {
  const of = (/** @type {keyof Everywhere<unknown>} */ place) =>
    median(rounds.map((answers) => answers[place].seconds));
  return { native: of("native"), Node: of("Node"), Chromium: of("Chromium") };
}
