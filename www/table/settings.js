// Settings and their defaults. Stored settings are validated one by one; invalid ones fall back to the default.

import { THEMES } from "../ui/appearance.js";
import { isAllowed } from "./parameters.js";
import { isProgram } from "./player-names.js";

/** @typedef {"none" | "first" | "second" | "both"} Opponent  the sides that the computer plays */

/**
 * Settings that all games share.
 * @typedef {import("../ui/appearance.js").Appearance & SharedGameplay} SharedSettings
 *
 * @typedef {object} SharedGameplay
 * @property {number} pause  minimum milliseconds for a move of the computer
 * @property {boolean} letterKeys
 * @property {Looks} looks
 */

/**
 * Display and sound settings.
 * @typedef {object} Looks
 * @property {boolean} coordinates  whether the board has letters and numbers
 * @property {boolean} confirm  whether a move by touch has to be confirmed
 * @property {boolean} sounds
 * @property {number} [volume]  from 0 to 1
 * @property {boolean} [evaluation]  whether the evaluation bar is shown
 * @property {"none" | "slow" | "usual" | "fast"} speed  of animations on the board
 */

/**
 * Changed parameter values, by player id and parameter name.
 * @typedef {Record<string, import("./parameters.js").Changes>} Numbers
 */

/**
 * Settings that each game has separately.
 * @typedef {object} GameSettings
 * @property {string} start  start of the next new game
 * @property {Opponent} opponent
 * @property {{ alone: string, first: string, second: string }} strength  player ids: the only opponent, and one for each side
 * @property {Record<string, boolean>} switches  options that only this game has
 * @property {Numbers} [numbers]  absent without changes
 */

/** @typedef {SharedSettings & GameSettings} Settings */

const MAX_PAUSE = 3000;

/** @type {SharedSettings} */
const SHARED_DEFAULTS = {
  pause: 1000,
  letterKeys: true,
  language: null,
  theme: "auto",
  looks: { coordinates: true, confirm: false, sounds: true, speed: "usual" },
};

/** Validity of stored values. @type {{ [Name in keyof SharedSettings]: (value: any) => boolean }} */
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
  const isPlayer = (name) => players.some(({ id }) => id === name) || isProgram(String(name));
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
 * Whether a player has this parameter and the values are in its range.
 * @param {[name: string, value: unknown]} changed
 * @param {import("./parameters.js").Parameter[]} parameters
 */
function isValid([name, value], parameters) {
  const parameter = parameters.find((one) => one.name === name);
  const given = [value].flat();
  return parameter?.default.length === given.length && given.every((n) => isAllowed(parameter, n));
}

/**
 * Reads the shared settings; `damaged` if the stored text is not JSON.
 * @param {string | null} text
 * @returns {{ settings: SharedSettings, damaged: boolean }}
 */
export function readShared(text) {
  const { stored, damaged } = parse(text);
  return { settings: { ...SHARED_DEFAULTS, ...pick(stored, SHARED_CHECKS) }, damaged };
}

/**
 * Reads a game's own settings, like `readShared`; `isOutdated` if players or parameters in them are not known.
 * @param {string | null} text
 * @param {import("../engine/engine.types").GameInfo} game
 * @param {Pick<import("./game-ui.types").GameUi, "defaults">} gameUi
 * @returns {{ settings: GameSettings, damaged: boolean, isOutdated: boolean }}
 */
export function readOwn(text, game, { defaults }) {
  const { stored, damaged } = parse(text);
  const switches = Object.entries(defaults.switches).map(([name, value]) => {
    const saved = stored.switches?.[name];
    return [name, typeof saved === "boolean" ? saved : value];
  });
  const picked = pick(stored, ownChecks(game));
  const settings = { ...defaults, ...picked, switches: Object.fromEntries(switches) };
  const isOutdated = ["strength", "numbers"].some((name) => name in stored && !(name in picked));
  return { settings, damaged, isOutdated };
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
    // Reported below as damaged.
  }
  return { stored: {}, damaged: true };
}
