// The changes of a program in words: parameters that weigh more or less than in the original, and list entries that come
// earlier or later. Each game names its parameters.

import { isKey, t } from "../../i18n/index.js";

/** @typedef {import("../../table/parameters.js").Parameter} Parameter */
/** @typedef {import("../../lab/lab.types").Changes} Changes */
/** @typedef {import("../../games/shared/traits.types").Traits} Traits */

/**
 * Parameters that weigh more or less, and list entries that come earlier or later; the largest changes first.
 * @typedef {Record<"more" | "less" | "earlier" | "later", string[]>} Portrait
 */

/** Relative change below which a parameter is not listed. */
const MIN_CHANGE = 0.04;
/** Maximum number of entries of a list. */
const MAX_ENTRIES = 4;

/**
 * @param {Parameter[]} parameters @param {Changes} numbers @param {Traits} traits  how the game describes its tables
 * @returns {Portrait}
 */
export function portraitOf(parameters, numbers, traits) {
  const changed = parameters.filter(({ name }) => name in numbers);
  const weights = changed.filter(({ kind }) => kind === "weight");
  const orders = changed.filter(({ kind }) => kind === "order");
  const counted = weights.flatMap((one) => weighed(one, [numbers[one.name]].flat(), traits));
  const moved = orders.flatMap((one) => places(one, [numbers[one.name]].flat()));
  return {
    more: told(counted, 1, MIN_CHANGE),
    less: told(counted, -1, MIN_CHANGE),
    earlier: told(moved, 1, 1),
    later: told(moved, -1, 1),
  };
}

/** @param {[words: string, change: number][]} changes @param {1 | -1} sign @param {number} least */
const told = (changes, sign, least) =>
  changes
    .filter(([, change]) => sign * change >= least)
    .sort(([, one], [, other]) => sign * (other - one))
    .slice(0, MAX_ENTRIES)
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

/** Places by which each entry has moved forwards. @param {Parameter} parameter @param {number[]} values @returns {[string, number][]} */
function places({ name, default: before }, values) {
  const key = `trait.${name}`;
  return [...new Set(before)].map((entry) => [
    isKey(key) ? t(key, { entry }) : String(entry),
    before.indexOf(entry) - values.indexOf(entry),
  ]);
}

/** The game's shortest name for a parameter. @param {string} name */
function wordsFor(name) {
  const key = [`trait.${name}`, `lab.part.${name}`, `number.${name}`].find(isKey);
  return key ? t(key) : name;
}
