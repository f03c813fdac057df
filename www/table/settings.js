// What a person can choose, with its usual values, and a reader that takes from an old or foreign text
// what it can use and leaves the rest.

/** @typedef {"none" | "first" | "second" | "both"} Opponent  the sides that the computer plays */

/**
 * @typedef {object} Settings
 * @property {string} start  how the next new game begins
 * @property {Opponent} opponent
 * @property {{ alone: string, first: string, second: string }} strength  a player's name each
 * @property {number} pause  milliseconds that the computer takes for a move at least
 * @property {boolean} empties  whether empty squares go to the winner in the result
 * @property {boolean} letterKeys
 * @property {string | null} language  null: the browser's
 * @property {"auto" | "light" | "dark"} theme
 */

export const LONGEST_PAUSE = 3000;

/** @type {Settings} */
const USUAL = {
  start: "diagonal-tomato",
  opponent: "second",
  strength: { alone: "ramscher", first: "ramscher", second: "aufpasser-3" },
  pause: 1000,
  empties: false,
  letterKeys: true,
  language: null,
  theme: "auto",
};

/**
 * The checks that a stored value must pass, given the game's starts and players.
 * @param {import("../engine/types.js").GameInfo} game
 * @returns {{ [Name in keyof Settings]: (value: any) => boolean }}
 */
function checks({ starts, players }) {
  /** @param {unknown} name */
  const isPlayer = (name) => players.some(({ id }) => id === name);
  return {
    start: (value) => starts.includes(value),
    opponent: (value) => ["none", "first", "second", "both"].includes(value),
    strength: (value) => ["alone", "first", "second"].every((whose) => isPlayer(value?.[whose])),
    pause: (value) => Number.isFinite(value) && value >= 0 && value <= LONGEST_PAUSE,
    empties: (value) => typeof value === "boolean",
    letterKeys: (value) => typeof value === "boolean",
    language: (value) => value === null || typeof value === "string",
    theme: (value) => ["auto", "light", "dark"].includes(value),
  };
}

/**
 * Settings from what was stored; `damaged` says that there was something and that it was no use.
 * @param {string | null} text @param {import("../engine/types.js").GameInfo} game
 * @returns {{ settings: Settings, damaged: boolean }}
 */
export function readSettings(text, game) {
  if (text === null) return { settings: USUAL, damaged: false };
  const stored = parse(text);
  if (typeof stored !== "object" || stored === null) return { settings: USUAL, damaged: true };
  const good = Object.entries(checks(game)).filter(
    ([name, check]) => name in stored && check(stored[name]),
  );
  const kept = Object.fromEntries(good.map(([name]) => [name, stored[name]]));
  return { settings: { ...USUAL, ...kept }, damaged: false };
}

/** @param {string} text @returns {any} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
