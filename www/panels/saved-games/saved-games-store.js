// The matches that stay on this device, each under a key of its own, so that two windows never write over each
// other's. They lie in localStorage, where the match that is being played has always been: a match is one line of
// text, so that tens of thousands find room, and what has been written is there even if the browser dies at once.

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} record
 * @property {string} notes  what a text has said of its moves
 * @property {string} name  what somebody called it; empty if nobody has
 * @property {number} when  the time of its last change
 */

/** What the record text is called in storage; visitors have matches under this name. */
const RECORD_KEY = "line";

/** @param {string} game */
export function openArchive(game) {
  const prefix = `stratege.1.${game}.match.`;

  /** @param {string} id @returns {Entry | null} */
  function get(id) {
    try {
      const stored = JSON.parse(localStorage.getItem(prefix + id) ?? "");
      const { [RECORD_KEY]: record, notes, name, when } = stored;
      if (typeof record !== "string") return null;
      return {
        id,
        record,
        notes: typeof notes === "string" ? notes : "",
        name: typeof name === "string" ? name : "",
        when: Number.isFinite(when) ? when : 0,
      };
    } catch {
      return null; // Nothing there, or nothing that can be read: it stays as it is.
    }
  }

  return {
    get,

    /** The latest first. */
    all() {
      const entries = keys().flatMap((key) => get(key.slice(prefix.length)) ?? []);
      return entries.sort((one, other) => other.when - one.when);
    },

    /** Answers whether there was room for it. @param {Entry} entry */
    keep({ id, record, ...rest }) {
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

    /** A name that no match has had; later ones come later in the alphabet. */
    newId: () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`,
  };

  function keys() {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return []; // Storing is forbidden.
    }
  }
}

/** A match as it stands after its last move, wherever in it somebody was looking. @param {string} record */
export const whole = (record) => record.replace("!", "");

/** @typedef {ReturnType<typeof openArchive>} Archive */
