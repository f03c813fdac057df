// Named sets of parameters: stored on this device, written as JSON, and read with a clear error for a damaged one.

import { excerpt } from "../../i18n/excerpt.js";
import { isAllowed } from "../../table/parameters.js";

/** @typedef {import("../lab.types").Changes} Changes */
/** @typedef {import("../../engine/engine.types").GameInfo} GameInfo */
/** @typedef {import("../../table/table.js").Table["migrateParameters"]} Migrate */
/**
 * `face` is the code of what it looks like, where somebody has given it a face.
 * @typedef {{ player: string, name: string, numbers: Changes, face?: string }} NumberSet
 */

/** What the code of a face may be. */
const FACE = /^\d{1,8}$/;
/** Letters of a name. */
const MAX_NAME_LENGTH = 60;

/** @param {Pick<GameInfo, "id">} info */
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

/**
 * The stored sets of a game; unreadable ones are skipped, and left alone in the store.
 * @param {GameInfo} info @param {Migrate} migrate @returns {NumberSet[]}
 */
export function setsOf(info, migrate) {
  return rawSets(info).flatMap((one) => {
    try {
      return [checked(one, info, migrate)];
    } catch {
      return [];
    }
  });
}

/**
 * Keeps one more, in place of the one of the same program and name; answers whether there was room. What a module with
 * fewer players cannot read stays as it is.
 * @param {Pick<GameInfo, "id">} info @param {NumberSet} set
 */
export function addSet(info, set) {
  return write(info, [...withoutSet(info, set), set]);
}

/** Forgets one. @param {Pick<GameInfo, "id">} info @param {Pick<NumberSet, "player" | "name">} set */
export function removeSet(info, set) {
  return write(info, withoutSet(info, set));
}

/** @param {Pick<GameInfo, "id">} info @param {Pick<NumberSet, "player" | "name">} set */
const withoutSet = (info, { player, name }) =>
  rawSets(info).filter((one) => one?.player !== player || one?.name !== name);

/** What is stored, as it is. @param {Pick<GameInfo, "id">} info @returns {any[]} */
export function rawSets(info) {
  try {
    const sets = JSON.parse(localStorage.getItem(keyOf(info)) ?? "[]");
    return Array.isArray(sets) ? sets : [];
  } catch {
    return [];
  }
}

/** @param {Pick<GameInfo, "id">} info @param {any[]} sets */
function write(info, sets) {
  try {
    localStorage.setItem(keyOf(info), JSON.stringify(sets));
    return true;
  } catch {
    return false;
  }
}

/** @param {GameInfo} info @param {NumberSet} set */
export const writeSet = ({ id }, { player, name, numbers, face }) =>
  `${JSON.stringify({ game: id, program: player, name, face, numbers }, null, 1)}\n`;

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

/**
 * Reads a set from its JSON; throws a `SetFault`.
 * @param {string} text @param {GameInfo} info @param {Migrate} migrate @returns {NumberSet}
 */
export function readSet(text, info, migrate) {
  let given;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new SetFault("lab.fault.json", {
      why: error instanceof Error ? excerpt(error.message) : "",
    });
  }
  if (typeof given !== "object" || given === null || given.game !== info.id) {
    throw new SetFault("lab.fault.game", { game: info.id, given: excerpt(given?.game) });
  }
  return checked({ ...given, player: given.program }, info, migrate);
}

/** @param {any} given @param {GameInfo} info @param {Migrate} migrate @returns {NumberSet} */
function checked(given, info, migrate) {
  const program = info.players.find(({ id }) => id === given?.player);
  if (!program) throw new SetFault("lab.fault.program", { name: excerpt(given?.player) });
  /** @type {Changes} */
  const numbers = {};
  for (const [name, value] of Object.entries(migrate(given.numbers ?? {}, program.parameters))) {
    const parameter = program.parameters.find((one) => one.name === name);
    if (!parameter)
      throw new SetFault("lab.fault.name", { name: excerpt(name), program: program.name });
    const list = [value].flat();
    const wanted = parameter.default.length;
    if (list.length !== wanted) {
      throw new SetFault("lab.fault.count", { name, wanted, given: list.length });
    }
    for (const [at, number] of list.entries()) {
      if (!Number.isInteger(number)) {
        throw new SetFault("lab.fault.number", { name, place: at + 1, given: excerpt(number) });
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
  const name = typeof given.name === "string" ? given.name.slice(0, MAX_NAME_LENGTH) : "";
  const face =
    ["string", "number"].includes(typeof given.face) && FACE.test(given.face)
      ? { face: String(given.face) }
      : {};
  return { player: program.id, name, numbers, ...face };
}
