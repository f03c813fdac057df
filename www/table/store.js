// What stays on this device: the settings that all pages share, and for each game its own settings and the
// match as one line. Where storing is forbidden, nothing stays, which is told once, and everything else works.

const SHARED = "stratege.1.settings";

/** @param {string} name */
function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} text */
function write(name, text) {
  try {
    localStorage.setItem(name, text);
  } catch {
    dispatchEvent(new Event("unkept")); // forbidden, or the room is full: the game goes on without
  }
}

/** @param {string} game */
export function openStore(game) {
  const match = `stratege.1.${game}.game`;
  const own = `stratege.1.${game}.settings`;

  return {
    matchName: match,
    match: () => read(match),
    sharedSettings: () => read(SHARED),
    ownSettings: () => read(own),

    /** @param {string} line */
    keepMatch: (line) => write(match, line),

    /** @param {import("./settings.js").Settings} settings */
    keepSettings({ language, theme, pause, letterKeys, ...others }) {
      write(own, JSON.stringify(others));
      keepShared({ language, theme, pause, letterKeys });
    },

    /** What all pages share, for a page without a table of its own. */
    keepShared,
  };
}

/** @param {import("./settings.js").Shared} settings */
function keepShared({ language, theme, pause, letterKeys }) {
  write(SHARED, JSON.stringify({ language, theme, pause, letterKeys }));
}

/** @typedef {ReturnType<typeof openStore>} Store */
