// Storage on this device: the settings that all pages share, and the settings and the match of each game. If storage is
// blocked, the page works without it and reports that once.

import { read, write } from "../ui/storage.js";

const SHARED = "stratege.1.settings";

/** The settings that all pages share. */
export const openSharedStore = () => ({
  read: () => read(SHARED),

  /** @param {import("./settings.js").Shared} settings */
  write({ language, theme, pause, letterKeys, looks }) {
    write(SHARED, JSON.stringify({ language, theme, pause, letterKeys, looks }));
  },
});

/** @param {string} game */
export function openStore(game) {
  const key = (/** @type {string} */ name) => `stratege.1.${game}.${name}`;
  const [match, own, notes] = ["game", "settings", "notes"].map(key);

  return {
    matchName: match,
    match: () => read(match),
    ownSettings: () => read(own),

    /** @param {string} record */
    keepMatch: (record) => write(match, record),

    /** Imported comments on the moves of this match, stored while the page is open. */
    notes: () => read(notes, "sessionStorage") ?? "",

    /** @param {string} text */
    keepNotes: (text) => write(notes, text, "sessionStorage"),

    /** @param {import("./settings.js").Settings} settings */
    keepSettings(settings) {
      const { language, theme, pause, letterKeys, looks, ...others } = settings;
      write(own, JSON.stringify(others));
      openSharedStore().write(settings);
    },

    /** A stored text of one of the tools. @param {string} name */
    storage: (name) => ({
      read: () => read(key(name)),
      write: (/** @type {string} */ text) => write(key(name), text),
    }),
  };
}

/** @typedef {ReturnType<typeof openStore>} Store */
