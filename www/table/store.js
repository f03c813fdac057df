// What stays on this device: the settings that all pages share, and for each game its own settings and the
// match as one line. Where storing is forbidden, nothing stays and everything else works.

const SHARED = "stratege.1.settings";

/** When there was one game only, all of it lay under these names. */
const FORMER = { game: "reversi", match: "stratege.1.game", settings: SHARED };

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
    // Storing is forbidden or the room is full: the game goes on without.
  }
}

/** @param {string} game */
export function openStore(game) {
  const match = `stratege.1.${game}.game`;
  const own = `stratege.1.${game}.settings`;
  /** @param {"match" | "settings"} what */
  const former = (what) => (game === FORMER.game ? read(FORMER[what]) : null);

  return {
    match: () => read(match) ?? former("match"),
    sharedSettings: () => read(SHARED),
    ownSettings: () => read(own) ?? former("settings"),

    /** @param {string} line */
    keepMatch: (line) => write(match, line),

    /** @param {import("./settings.js").Settings} settings */
    keepSettings({ language, theme, pause, letterKeys, ...others }) {
      write(own, JSON.stringify(others));
      if (game !== FORMER.game) preserveFormer();
      keepShared({ language, theme, pause, letterKeys });
    },

    /** For a page without a table. @param {import("./settings.js").Shared} settings */
    keepSharedAlone(settings) {
      preserveFormer();
      keepShared(settings);
    },
  };
}

/** @param {import("./settings.js").Shared} settings */
function keepShared({ language, theme, pause, letterKeys }) {
  write(SHARED, JSON.stringify({ language, theme, pause, letterKeys }));
}

/** @typedef {ReturnType<typeof openStore>} Store */

/** What is about to be written over may hold the only settings of the former game. */
function preserveFormer() {
  const own = `stratege.1.${FORMER.game}.settings`;
  const text = read(FORMER.settings);
  if (text !== null && read(own) === null) write(own, text);
}
