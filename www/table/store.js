// Stored data: the settings that all pages share, and each game's settings and match. Without storage the page works,
// and a notice reports it once.

import { read, write } from "../ui/storage.js";

const SHARED = "stratege.1.settings";
const MISTAKES = "stratege.1.mistakes";

/** Opens the settings that all pages share. */
export const openSharedStore = () => ({
  read: () => read(SHARED),

  /** @param {import("./settings.js").SharedSettings} settings */
  write({ language, theme, pause, letterKeys, looks }) {
    write(SHARED, JSON.stringify({ language, theme, pause, letterKeys, looks }));
  },
});

/** Opens the visitor's mistakes in all games. @returns {import("./table.types").StoredText} */
export const openMistakes = () => ({
  read: () => read(MISTAKES),
  write: (text) => write(MISTAKES, text),
});

/** @param {string} game */
export function openStore(game) {
  const key = (/** @type {string} */ name) => `stratege.1.${game}.${name}`;
  const [match, own, notes] = ["game", "settings", "notes"].map(key);

  return {
    matchKey: match,
    match: () => read(match),
    ownSettings: () => read(own),

    /** @param {string} record */
    saveMatch: (record) => write(match, record),

    /** Imported comments on the moves, stored for the session. */
    notes: () => read(notes, "sessionStorage") ?? "",

    /** @param {string} text */
    saveNotes: (text) => write(notes, text, "sessionStorage"),

    /** @param {import("./settings.js").Settings} settings */
    saveSettings(settings) {
      const { language, theme, pause, letterKeys, looks, ...others } = settings;
      write(own, JSON.stringify(others));
      openSharedStore().write(settings);
    },

    /** Opens a named text for a tool. @param {string} name */
    storage: (name) => ({
      read: () => read(key(name)),
      write: (/** @type {string} */ text) => write(key(name), text),
    }),
  };
}

/** @typedef {ReturnType<typeof openStore>} Store */
