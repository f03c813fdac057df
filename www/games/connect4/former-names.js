// Former names of Connect Four. Some parameters of 4Gewinnt had another number of values.

import names from "../../../data/connect4/former-names.json";
import { FormerNames } from "../../table/former-names.js";

/** @typedef {Record<string, number | number[]>} Changes */

/** Parameters that had two values, of which the parameter `set` selected one. @type {Record<string, number[]>} */
const PAIRS = {
  two: [8, 7],
  three: [30, 28],
  "own-four": [30_000, 30_000],
  "your-four": [30_000, 20_000],
  decided: [29_000, 19_000],
};
/** Parameters that were a single list, `bonus`. */
const BONUSES = ["bonus-upright", "bonus-level", "bonus-slanting"];

/**
 * Converts the parameters of a player of 4Gewinnt; those of other players are returned unchanged.
 * @param {Changes} numbers @param {readonly import("../../table/parameters.js").Parameter[]} parameters @returns {Changes}
 */
function restructure(numbers, parameters) {
  const is4Gewinnt = parameters.some(({ name }) => name === BONUSES[0]);
  if (!is4Gewinnt || numbers === null || typeof numbers !== "object") return numbers;
  const isPair = (/** @type {string} */ name) => [numbers[name] ?? []].flat().length === 2;
  const isOld = ["set", "bonus"].some((name) => name in numbers);
  if (!isOld && !Object.keys(PAIRS).some(isPair)) return numbers;
  const { set = 1, bonus = [], ...others } = numbers;
  const index = [set].flat()[0] - 1;
  const chosen = Object.entries(PAIRS).map(([name, defaults]) => {
    const pair = [others[name] ?? defaults].flat();
    return [name, pair[index]];
  });
  const bonuses = [bonus].flat().map((value, at) => [BONUSES[at], value]);
  return { ...others, ...Object.fromEntries([...chosen, ...bonuses]) };
}

export const formerNames = new FormerNames(names, restructure);
