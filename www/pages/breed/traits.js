// What has changed in a program, in words: which of its numbers count more or less than in the original, and what it
// looks for earlier or later. What the numbers are called stands with their game.

import { isKey, t } from "../../i18n/index.js";

/** @typedef {import("../../table/parameters.js").Parameter} Parameter */
/** @typedef {import("../../lab/types.js").Changes} Changes */
/** @typedef {import("../../games/shared/traits.js").Traits} Traits */

/**
 * What counts more, what counts less, and what comes earlier or later in a list; the most telling first.
 * @typedef {Record<"more" | "less" | "earlier" | "later", string[]>} Portrait
 */

/** A change of less than this part says nothing. */
const LEAST = 0.04;
/** So many of each are told. */
const MOST = 4;

/**
 * @param {Parameter[]} parameters @param {Changes} numbers @param {Traits} traits  what the game says of its tables
 * @returns {Portrait}
 */
export function portraitOf(parameters, numbers, traits) {
  const changed = parameters.filter(({ name }) => name in numbers);
  const weights = changed.filter(({ kind }) => kind === "weight");
  const orders = changed.filter(({ kind }) => kind === "order");
  const counted = weights.flatMap((one) => weighed(one, [numbers[one.name]].flat(), traits));
  const moved = orders.flatMap((one) => places(one, [numbers[one.name]].flat()));
  return {
    more: told(counted, 1, LEAST),
    less: told(counted, -1, LEAST),
    earlier: told(moved, 1, 1),
    later: told(moved, -1, 1),
  };
}

/** @param {[words: string, change: number][]} changes @param {1 | -1} sign @param {number} least */
const told = (changes, sign, least) =>
  changes
    .filter(([, change]) => sign * change >= least)
    .sort(([, one], [, other]) => sign * (other - one))
    .slice(0, MOST)
    .map(([words]) => words);

/** @param {Parameter} parameter @param {number[]} values @param {Traits} traits @returns {[string, number][]} */
function weighed({ name, default: before }, values, traits) {
  const largest = Math.max(...before.map(Math.abs));
  const whole = [{ words: name, cells: before.map((_, cell) => cell) }];
  return (traits[name] ?? whole).map(({ words, cells }) => {
    const sum = (/** @type {(cell: number) => number} */ of) =>
      cells.reduce((all, cell) => all + of(cell), 0) / cells.length;
    const size = sum((cell) => Math.abs(before[cell])) + largest / 20 + 0.5;
    return [wordsFor(words), sum((cell) => values[cell] - before[cell]) / size];
  });
}

/** By how many places an entry has moved forwards. @param {Parameter} parameter @param {number[]} values @returns {[string, number][]} */
function places({ name, default: before }, values) {
  const key = `trait.${name}`;
  return [...new Set(before)].map((entry) => [
    isKey(key) ? t(key, { entry }) : String(entry),
    before.indexOf(entry) - values.indexOf(entry),
  ]);
}

/** The shortest words that the game has for something. @param {string} name */
function wordsFor(name) {
  const key = [`trait.${name}`, `lab.part.${name}`, `number.${name}`].find(isKey);
  return key ? t(key) : name;
}
