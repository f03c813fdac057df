// Describes a creature's changes: parameters with more or less weight than in the original, and list entries that come
// earlier or later. Games name their parameters.

import { isKey, t } from "../../i18n/index.js";

/** @typedef {import("../../table/parameters.js").Parameter} Parameter */
/** @typedef {import("../../lab/lab.types").Changes} Changes */
/** @typedef {import("../../games/shared/traits.types").Traits} Traits */

/**
 * Names of the changes, largest first.
 * @typedef {Record<"more" | "less" | "earlier" | "later", string[]>} Portrait
 */

/** Relative change below which a parameter is not listed. */
const MIN_CHANGE = 0.04;
/** Maximum entries per list. */
const MAX_ENTRIES = 4;

/**
 * @param {Parameter[]} parameters @param {Changes} numbers @param {Traits} traits  how the game describes its tables
 * @returns {Portrait}
 */
export function portraitOf(parameters, numbers, traits) {
  const changed = parameters.filter(({ name }) => name in numbers);
  const weights = changed.filter(({ kind }) => kind === "weight");
  const orders = changed.filter(({ kind }) => kind === "order");
  const counted = weights.flatMap((one) => weightChanges(one, [numbers[one.name]].flat(), traits));
  const moved = orders.flatMap((one) => moves(one, [numbers[one.name]].flat()));
  return {
    more: describe(counted, 1, MIN_CHANGE),
    less: describe(counted, -1, MIN_CHANGE),
    earlier: describe(moved, 1, 1),
    later: describe(moved, -1, 1),
  };
}

/** @param {[words: string, change: number][]} changes @param {1 | -1} sign @param {number} min */
const describe = (changes, sign, min) =>
  changes
    .filter(([, change]) => sign * change >= min)
    .sort(([, one], [, other]) => sign * (other - one))
    .slice(0, MAX_ENTRIES)
    .map(([name]) => name);

/** @param {Parameter} parameter @param {number[]} values @param {Traits} traits @returns {[string, number][]} */
function weightChanges({ name, default: before }, values, traits) {
  const largest = Math.max(...before.map(Math.abs));
  const whole = [{ name, cells: before.map((_, cell) => cell) }];
  return (traits[name] ?? whole).map(({ name: group, cells }) => {
    const sum = (/** @type {(cell: number) => number} */ of) =>
      cells.reduce((all, cell) => all + of(cell), 0) / cells.length;
    const size = sum((cell) => Math.abs(before[cell])) + largest / 20 + 0.5;
    return [nameOf(group), sum((cell) => values[cell] - before[cell]) / size];
  });
}

/** Number of places by which each entry moved forwards. @param {Parameter} parameter @param {number[]} values @returns {[string, number][]} */
function moves({ name, default: before }, values) {
  const key = `trait.${name}`;
  return [...new Set(before)].map((entry) => [
    isKey(key) ? t(key, { entry }) : String(entry),
    before.indexOf(entry) - values.indexOf(entry),
  ]);
}

/** The shortest name of a parameter. @param {string} name */
function nameOf(name) {
  const key = [`trait.${name}`, `label.${name}`].find(isKey);
  return key ? t(key) : name;
}
