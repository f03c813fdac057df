// Sets of numbers that somebody has given a name: kept on this device, written as JSON and read again with a clear
// word on what is wrong with a damaged one.

import { renewed } from "../games/connect4/old-numbers.js";
import { isAllowed } from "../table/parameters.js";

/** @typedef {import("./types.js").Changes} Changes */
/** @typedef {import("../engine/types.js").GameInfo} GameInfo */
/** @typedef {{ player: string, name: string, numbers: Changes }} NumberSet */

/** @param {GameInfo} info */
const keyOf = ({ id }) => `stratege.1.${id}.sets`;

/** What is wrong with a set: a key of our words, and what fills its holes. */
export class SetFault extends Error {
  /** @param {"lab.fault.json" | "lab.fault.game" | "lab.fault.program" | "lab.fault.name" | "lab.fault.number" | "lab.fault.count" | "lab.fault.range"} key @param {Record<string, string | number>} [words] */
  constructor(key, words = {}) {
    super(key);
    this.key = key;
    this.words = words;
  }
}

/** The sets that this device has for a game; those that cannot be read are left alone. @param {GameInfo} info @returns {NumberSet[]} */
export function setsOf(info) {
  try {
    /** @type {unknown[]} */
    const stored = JSON.parse(localStorage.getItem(keyOf(info)) ?? "[]");
    return stored.flatMap((one) => {
      try {
        return [checked(one, info)];
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
}

/** Answers whether there was room. @param {GameInfo} info @param {NumberSet[]} sets */
export function keepSets(info, sets) {
  try {
    localStorage.setItem(keyOf(info), JSON.stringify(sets));
    return true;
  } catch {
    return false;
  }
}

/** @param {GameInfo} info @param {NumberSet} set */
export const writeSet = ({ id }, { player, name, numbers }) =>
  `${JSON.stringify({ game: id, program: player, name, numbers }, null, 1)}\n`;

/**
 * The JSON of the set in a link, `program:name=value,…`.
 * @param {string} link @param {GameInfo} info
 */
export function readLink(link, { id }) {
  const [program, list = ""] = link.split(/:(.*)/s);
  const pairs = list.split(",").filter((pair) => pair !== "");
  const numbers = pairs.map((pair) => {
    const [name, values = ""] = pair.split("=");
    return [name, values.split("/").map((value) => (value === "" ? Number.NaN : Number(value)))];
  });
  return JSON.stringify({ game: id, program, name: "", numbers: Object.fromEntries(numbers) });
}

/** A set from its JSON; throws a `SetFault`. @param {string} text @param {GameInfo} info @returns {NumberSet} */
export function readSet(text, info) {
  let given;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new SetFault("lab.fault.json", { why: error instanceof Error ? error.message : "" });
  }
  if (typeof given !== "object" || given === null || given.game !== info.id) {
    throw new SetFault("lab.fault.game", { game: info.id, given: String(given?.game ?? "?") });
  }
  return checked({ ...given, player: given.program }, info);
}

/** @param {any} given @param {GameInfo} info @returns {NumberSet} */
function checked(given, info) {
  const program = info.players.find(({ id }) => id === given?.player);
  if (!program) throw new SetFault("lab.fault.program", { name: String(given?.player ?? "?") });
  /** @type {Changes} */
  const numbers = {};
  for (const [name, value] of Object.entries(renewed(given.numbers ?? {}, program.parameters))) {
    const parameter = program.parameters.find((one) => one.name === name);
    if (!parameter) throw new SetFault("lab.fault.name", { name, program: program.name });
    const list = [value].flat();
    const wanted = parameter.default.length;
    if (list.length !== wanted) {
      throw new SetFault("lab.fault.count", { name, wanted, given: list.length });
    }
    for (const [at, number] of list.entries()) {
      if (!Number.isInteger(number)) {
        throw new SetFault("lab.fault.number", { name, place: at + 1, given: String(number) });
      }
      const { min, max } = parameter;
      if (!isAllowed(parameter, number)) {
        throw new SetFault("lab.fault.range", {
          name,
          place: at + 1,
          given: number,
          least: min,
          greatest: max,
        });
      }
    }
    numbers[name] = wanted === 1 ? list[0] : list;
  }
  const name = typeof given.name === "string" ? given.name.slice(0, 60) : "";
  return { player: program.id, name, numbers };
}
