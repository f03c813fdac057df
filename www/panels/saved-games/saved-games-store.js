// Storage of matches, each under its own key, so that two tabs never overwrite each other's. localStorage suffices: a
// match is one line of text, and a write survives a crash of the browser.

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} record
 * @property {string} notes  comments on the moves from an imported text
 * @property {string} name  given by the user; may be empty
 * @property {number} when  time of the last change
 * @property {import("../../table/players.js").Players | null} players  ids of the computer players; null if unknown
 */

/** Stored property name of the record text; must not change, because visitors have stored matches. */
const RECORD_KEY = "line";

/** @param {string} game */
export function openArchive(game) {
  const prefix = `stratege.1.${game}.match.`;

  /** @param {string} id @returns {Entry | null} */
  function get(id) {
    try {
      const stored = JSON.parse(localStorage.getItem(prefix + id) ?? "");
      const { [RECORD_KEY]: record, notes, name, when, players } = stored;
      if (typeof record !== "string") return null;
      return {
        id,
        record,
        notes: typeof notes === "string" ? notes : "",
        name: typeof name === "string" ? name : "",
        when: Number.isFinite(when) ? when : 0,
        players: arePlayers(players) ? players : null,
      };
    } catch {
      return null; // missing or invalid; left as it is
    }
  }

  return {
    get,

    /** All entries, latest first. */
    all() {
      const entries = keys().flatMap((key) => get(key.slice(prefix.length)) ?? []);
      return entries.sort((one, other) => other.when - one.when);
    },

    /** Stores an entry; returns false if storage is full or blocked. @param {Entry} entry */
    save({ id, record, ...rest }) {
      try {
        localStorage.setItem(prefix + id, JSON.stringify({ [RECORD_KEY]: record, ...rest }));
        return true;
      } catch {
        return false;
      }
    },

    /** @param {string} id */
    remove(id) {
      localStorage.removeItem(prefix + id);
    },

    /** A unique id; ids sort by time. */
    newId: () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`,
  };

  function keys() {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return []; // storage is blocked
    }
  }
}

/** @param {any} value @returns {value is import("../../table/players.js").Players} */
const arePlayers = (value) =>
  [value?.first, value?.second].every((id) => id === null || typeof id === "string");

/** The record positioned at its last move. @param {string} record */
export const atLastMove = (record) => record.replace("!", "");

/** @typedef {ReturnType<typeof openArchive>} Archive */
