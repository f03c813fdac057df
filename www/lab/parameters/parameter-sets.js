// Named sets of parameters: stored on this device, written as JSON, and read with a clear error for a damaged one.

import { excerpt } from "../../i18n/excerpt.js";
import { isAllowed } from "../../table/parameters.js";
import { playerName } from "../../table/player-names.js";

/** @typedef {import("../lab.types").Changes} Changes */
/** @typedef {import("../../engine/engine.types").GameInfo} GameInfo */
/** @typedef {import("../../table/former-names.js").FormerNames} FormerNames */
/**
 * `face` is the code of the face that the user chose; `measured` is missing until the rating was measured.
 * @typedef {{ player: string, name: string, numbers: Changes, face?: string, measured?: import("../lab.types").MeasuredRating }} NumberSet
 */

/** Valid face codes. */
const FACE = /^\d{1,8}$/;
/** In characters. */
const MAX_NAME_LENGTH = 60;
/** In characters; the parameters of every program need less. */
const MAX_LINK_LENGTH = 4000;

/** @param {Pick<GameInfo, "id">} info */
const keyOf = ({ id }) => `stratege.1.${id}.sets`;

/** An error in a parameter set: a message key with values. */
export class SetError extends Error {
  /** @param {"lab.fault.json" | "lab.fault.game" | "lab.fault.program" | "lab.fault.name" | "lab.fault.number" | "lab.fault.count" | "lab.fault.range"} key @param {Record<string, string | number>} [values] */
  constructor(key, values = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}

/**
 * The valid stored sets of a game; invalid ones are skipped and stay in storage. Former names are replaced there.
 * @param {GameInfo} info @param {FormerNames} formerNames @returns {NumberSet[]}
 */
export function setsOf(info, formerNames) {
  const stored = rawSets(info);
  const current = stored.map((one) =>
    typeof one?.player === "string" ? formerNames.convertEntry(one, info.players) : one,
  );
  if (JSON.stringify(current) !== JSON.stringify(stored)) write(info, current);
  return current.flatMap((one) => {
    try {
      return [validate(one, info)];
    } catch {
      return [];
    }
  });
}

/**
 * Saves a set and replaces one with the same program and name; returns false if storage fails. Sets that this module
 * cannot read are preserved.
 * @param {Pick<GameInfo, "id">} info @param {NumberSet} set
 */
export function addSet(info, set) {
  return write(info, [...withoutSet(info, set), set]);
}

/** Deletes a set. @param {Pick<GameInfo, "id">} info @param {Pick<NumberSet, "player" | "name">} set */
export function removeSet(info, set) {
  return write(info, withoutSet(info, set));
}

/** @param {Pick<GameInfo, "id">} info @param {Pick<NumberSet, "player" | "name">} set */
const withoutSet = (info, { player, name }) =>
  rawSets(info).filter((one) => one?.player !== player || one?.name !== name);

/** The stored sets without validation. @param {Pick<GameInfo, "id">} info @returns {any[]} */
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
 * Converts the set of a link, `program:name=value,…`, to JSON.
 * @param {string} link @param {GameInfo} info
 */
export function readLink(link, { id }) {
  const [program, list = ""] = link.slice(0, MAX_LINK_LENGTH).split(/:(.*)/s);
  const pairs = list.split(",").filter((pair) => pair !== "");
  const numbers = pairs.map((pair) => {
    const [name, values = ""] = pair.split("=");
    return [name, values.split("/").map((value) => (value === "" ? Number.NaN : Number(value)))];
  });
  return JSON.stringify({ game: id, program, name: "", numbers: Object.fromEntries(numbers) });
}

/**
 * Parses and validates a set; throws a `SetFault`.
 * @param {string} text @param {GameInfo} info @param {FormerNames} formerNames @returns {NumberSet}
 */
export function readSet(text, info, formerNames) {
  let given;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new SetError("lab.fault.json", {
      why: error instanceof Error ? excerpt(error.message) : "",
    });
  }
  if (typeof given !== "object" || given === null || given.game !== info.id) {
    throw new SetError("lab.fault.game", { game: info.id, given: excerpt(given?.game) });
  }
  return validate(
    formerNames.convertEntry({ ...given, player: given.program }, info.players),
    info,
  );
}

/** @param {any} given @param {GameInfo} info @returns {NumberSet} */
function validate(given, info) {
  const program = info.players.find(({ id }) => id === given?.player);
  if (!program) throw new SetError("lab.fault.program", { name: excerpt(given?.player) });
  /** @type {Changes} */
  const numbers = {};
  for (const [name, value] of Object.entries(given.numbers ?? {})) {
    const parameter = program.parameters.find((one) => one.name === name);
    if (!parameter)
      throw new SetError("lab.fault.name", {
        name: excerpt(name),
        program: playerName(program.id),
      });
    const list = [value].flat();
    const wanted = parameter.default.length;
    if (list.length !== wanted) {
      throw new SetError("lab.fault.count", { name, wanted, given: list.length });
    }
    for (const [at, number] of list.entries()) {
      if (!Number.isInteger(number)) {
        throw new SetError("lab.fault.number", { name, place: at + 1, given: excerpt(number) });
      }
      const { min, max } = parameter;
      if (!isAllowed(parameter, number)) {
        throw new SetError("lab.fault.range", { name, place: at + 1, given: number, min, max });
      }
    }
    numbers[name] = wanted === 1 ? list[0] : list;
  }
  const name = typeof given.name === "string" ? given.name.slice(0, MAX_NAME_LENGTH) : "";
  const face =
    ["string", "number"].includes(typeof given.face) && FACE.test(given.face)
      ? { face: String(given.face) }
      : {};
  return { player: program.id, name, numbers, ...face, ...measuredIn(given) };
}

/** The measured rating of a stored set, if it is valid. @param {any} set @returns {Pick<NumberSet, "measured">} */
export function measuredIn({ measured }) {
  const { rating, margin, games } = measured ?? {};
  return [rating, margin, games].every(Number.isFinite)
    ? { measured: { rating, margin, games } }
    : {};
}
