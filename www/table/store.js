// What stays on this device: the settings that all pages share, and for each game its own settings and the
// match as one line. Where storing is forbidden, nothing stays and everything else works.

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
    // Storing is forbidden or the room is full: the game goes on without.
  }
}

/** @param {string} game */
export function openStore(game) {
  const match = `stratege.1.${game}.game`;
  const own = `stratege.1.${game}.settings`;

  return {
    match: () => read(match),
    sharedSettings: () => read(SHARED),
    ownSettings: () => read(own),

    /** @param {string} line */
    keepMatch: (line) => write(match, line),

    /** What a text said of the moves of this match, for as long as the page is open. */
    notes: () => read(match, "sessionStorage") ?? "",

    /** @param {string} text */
    keepNotes: (text) => write(match, text, "sessionStorage"),

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
