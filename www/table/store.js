// What stays on this device: the settings that all pages share, and for each game its own settings and the
// match as one line. Where storing is forbidden, nothing stays, which is told once, and everything else works.

const SHARED = "stratege.1.settings";

/** @param {string} name */
function read(name, place = "localStorage") {
  try {
    return globalThis[/** @type {"localStorage"} */ (place)].getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} text */
function write(name, text, place = "localStorage") {
  try {
    globalThis[/** @type {"localStorage"} */ (place)].setItem(name, text);
  } catch {
    dispatchEvent(new Event("unkept")); // forbidden, or the room is full: the game goes on without
  }
}

/** @param {string} game */
export function openStore(game) {
  const match = `stratege.1.${game}.game`;
  const own = `stratege.1.${game}.settings`;
  const notes = `stratege.1.${game}.notes`;

  return {
    matchName: match,
    match: () => read(match),
    sharedSettings: () => read(SHARED),
    ownSettings: () => read(own),

    /** @param {string} line */
    keepMatch: (line) => write(match, line),

    /** What a text said of the moves of this match, for as long as the page is open. */
    notes: () => read(notes, "sessionStorage") ?? "",

    /** @param {string} text */
    keepNotes: (text) => write(notes, text, "sessionStorage"),

    /** @param {import("./settings.js").Settings} settings */
    keepSettings({ language, theme, pause, letterKeys, looks, ...others }) {
      write(own, JSON.stringify(others));
      keepShared({ language, theme, pause, letterKeys, looks });
    },

    /** Room for a text of one of the tools. @param {string} name */
    note: (name) => ({
      read: () => read(`stratege.1.${game}.${name}`),
      write: (/** @type {string} */ text) => write(`stratege.1.${game}.${name}`, text),
    }),

    /** What all pages share, for a page without a table of its own. */
    keepShared,
  };
}

/** @param {import("./settings.js").Shared} settings */
function keepShared({ language, theme, pause, letterKeys, looks }) {
  write(SHARED, JSON.stringify({ language, theme, pause, letterKeys, looks }));
}

/** @typedef {ReturnType<typeof openStore>} Store */
