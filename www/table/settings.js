// The settings with their defaults, and a reader that takes what is valid from stored text and ignores the rest.

import { THEMES } from "../ui/appearance.js";
import { isAllowed } from "./parameters.js";

/** @typedef {"none" | "first" | "second" | "both"} Opponent  the sides that the computer plays */

/**
 * What is chosen for all games at once.
 * @typedef {import("../ui/appearance.js").Appearance & SharedPlay} Shared
 *
 * @typedef {object} SharedPlay
 * @property {number} pause  milliseconds that the computer takes for a move at least
 * @property {boolean} letterKeys
 * @property {Looks} looks
 */

/**
 * How the table looks and sounds.
 * @typedef {object} Looks
 * @property {boolean} coordinates  letters and numbers at the board
 * @property {boolean} confirm  a question before a move by touch
 * @property {boolean} sounds
 * @property {number} [volume]  from 0 to 1
 * @property {boolean} [evaluation]  the evaluation bar at the board
 * @property {"none" | "slow" | "usual" | "fast"} speed  of what moves on the board
 */

/**
 * Numbers that differ from the default ones: by the player whose they are, and by their own names.
 * @typedef {Record<string, import("./parameters.js").Changes>} Numbers
 */

/**
 * What is chosen for each game by itself.
 * @typedef {object} Own
 * @property {string} start  how the next new game begins
 * @property {Opponent} opponent
 * @property {{ alone: string, first: string, second: string }} strength  a player's name each
 * @property {Record<string, boolean>} switches  options that only this game has
 * @property {Numbers} [numbers]  absent where nobody has changed any
 */

/** @typedef {Shared & Own} Settings */

const MAX_PAUSE = 3000;

/** @type {Shared} */
const SHARED_DEFAULTS = {
  pause: 1000,
  letterKeys: true,
  language: null,
  theme: "auto",
  looks: { coordinates: true, confirm: false, sounds: false, speed: "usual" },
};

/** The checks that a stored value must pass. @type {{ [Name in keyof Shared]: (value: any) => boolean }} */
const SHARED_CHECKS = {
  pause: (value) => Number.isFinite(value) && value >= 0 && value <= MAX_PAUSE,
  letterKeys: (value) => typeof value === "boolean",
  language: (value) => value === null || typeof value === "string",
  theme: (value) => THEMES.includes(value),
  looks: (value) =>
    ["coordinates", "confirm", "sounds"].every((name) => typeof value?.[name] === "boolean") &&
    ["none", "slow", "usual", "fast"].includes(value.speed),
};

/**
 * @param {import("../engine/engine.types").GameInfo} game
 * @returns {{ [Name in "start" | "opponent" | "strength" | "numbers"]: (value: any) => boolean }}
 */
function ownChecks({ starts, players }) {
  /** @param {unknown} name */
  const isPlayer = (name) => players.some(({ id }) => id === name);
  return {
    start: (value) => starts.includes(value),
    opponent: (value) => ["none", "first", "second", "both"].includes(value),
    strength: (value) => ["alone", "first", "second"].every((whose) => isPlayer(value?.[whose])),
    numbers: (value) =>
      Object.entries(value ?? {}).every(([id, changed]) => {
        const parameters = players.find((player) => player.id === id)?.parameters ?? [];
        return Object.entries(changed ?? {}).every((one) => isValid(one, parameters));
      }),
  };
}

/**
 * Whether a player has a number of this name that may be so.
 * @param {[name: string, value: unknown]} changed
 * @param {import("./parameters.js").Parameter[]} parameters
 */
function isValid([name, value], parameters) {
  const parameter = parameters.find((one) => one.name === name);
  const given = [value].flat();
  return parameter?.default.length === given.length && given.every((n) => isAllowed(parameter, n));
}

/**
 * The shared settings from what was stored; `damaged` says that there was something and that it was no use.
 * @param {string | null} text
 * @returns {{ settings: Shared, damaged: boolean }}
 */
export function readShared(text) {
  const { stored, damaged } = parse(text);
  return { settings: { ...SHARED_DEFAULTS, ...pick(stored, SHARED_CHECKS) }, damaged };
}

/**
 * The same for a game's own settings.
 * @param {string | null} text
 * @param {import("../engine/engine.types").GameInfo} game
 * @param {Pick<import("./game-ui.types").GameUi, "defaults" | "migrateParameters">} kind
 * @returns {{ settings: Own, damaged: boolean }}
 */
export function readOwn(text, game, { defaults, migrateParameters }) {
  const { stored, damaged } = parse(text);
  const switches = Object.entries(defaults.switches).map(([name, value]) => {
    const kept = stored.switches?.[name];
    return [name, typeof kept === "boolean" ? kept : value];
  });
  const numbers = Object.entries(stored.numbers ?? {}).map(([id, own]) => {
    const parameters = game.players.find((player) => player.id === id)?.parameters ?? [];
    return [id, migrateParameters?.(own, parameters) ?? own];
  });
  const picked = pick({ ...stored, numbers: Object.fromEntries(numbers) }, ownChecks(game));
  return { settings: { ...defaults, ...picked, switches: Object.fromEntries(switches) }, damaged };
}

/**
 * @param {Record<string, any>} stored
 * @param {Record<string, (value: any) => boolean>} checks
 */
function pick(stored, checks) {
  const good = Object.entries(checks).filter(
    ([name, isGood]) => name in stored && isGood(stored[name]),
  );
  return Object.fromEntries(good.map(([name]) => [name, stored[name]]));
}

/** @param {string | null} text @returns {{ stored: Record<string, any>, damaged: boolean }} */
function parse(text) {
  if (text === null) return { stored: {}, damaged: false };
  try {
    const stored = JSON.parse(text);
    if (typeof stored === "object" && stored !== null) return { stored, damaged: false };
  } catch {
    // Told below.
  }
  return { stored: {}, damaged: true };
}
