// What stays on this device: the match as one line, and the settings. Where storing is forbidden, nothing
// stays and everything else works.

const GAME = "stratege.1.game";
const SETTINGS = "stratege.1.settings";

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

export const store = {
  game: () => read(GAME),
  settings: () => read(SETTINGS),

  /** @param {string} line */
  keepGame: (line) => write(GAME, line),

  /** @param {import("./settings.js").Settings} settings */
  keepSettings: (settings) => write(SETTINGS, JSON.stringify(settings)),
};
