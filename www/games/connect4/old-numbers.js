// Numbers of 4Gewinnt that a link, a file or this device has from an earlier version, as they are called now.

/** @typedef {Record<string, number | number[]>} Changes */

/** Each of these was there twice, and `set` said which of the two counted. @type {Record<string, number[]>} */
const TWICE = {
  two: [8, 7],
  three: [30, 28],
  "own-four": [30_000, 30_000],
  "your-four": [30_000, 20_000],
  decided: [29_000, 19_000],
};
/** And these three stood in one table. */
const BONUSES = ["bonus-upright", "bonus-level", "bonus-slanting"];

/**
 * Numbers of a player with these parameters.
 * @param {Changes} numbers @param {import("../../table/parameters.js").Parameter[]} parameters @returns {Changes}
 */
export function migrateParameters(numbers, parameters) {
  const isAbout4Gewinnt = parameters.some(({ name }) => name === BONUSES[0]);
  if (!isAbout4Gewinnt || numbers === null || typeof numbers !== "object") return numbers;
  const isPair = (/** @type {string} */ name) => [numbers[name] ?? []].flat().length === 2;
  const isOld = ["set", "bonus"].some((name) => name in numbers);
  if (!isOld && !Object.keys(TWICE).some(isPair)) return numbers;
  const { set = 1, bonus = [], ...others } = numbers;
  const place = [set].flat()[0] - 1;
  const chosen = Object.entries(TWICE).map(([name, defaults]) => {
    const pair = [others[name] ?? defaults].flat();
    return [name, pair[place]];
  });
  const bonuses = [bonus].flat().map((value, at) => [BONUSES[at], value]);
  return { ...others, ...Object.fromEntries([...chosen, ...bonuses]) };
}
