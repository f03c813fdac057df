// Settings in the form in which the page stores them: shared ones and those of a game, each under one key.

const SHARED = ["pause", "letterKeys", "language", "theme"];

/**
 * Returns the storage entries by key.
 * @param {string} game
 * @param {Record<string, unknown>} settings
 * @returns {Record<string, string>}
 */
export function storedSettings(game, settings) {
  const entries = Object.entries(settings);
  const isShared = (/** @type {[string, unknown]} */ [name]) => SHARED.includes(name);
  const shared = entries.filter(isShared);
  const own = entries.filter((entry) => !isShared(entry));
  return {
    "stratege.1.settings": JSON.stringify(Object.fromEntries(shared)),
    [`stratege.1.${game}.settings`]: JSON.stringify(Object.fromEntries(own)),
  };
}

/**
 * A file of the site that browsers show as text. Settings are stored there before the first visit: leaving a page while it loads
 * its modules logs errors in some browsers.
 */
export const PLAIN_FILE = "service-worker.js";

/** Returns a script that stores settings. @param {string} game @param {Record<string, unknown>} settings */
export const storeSettingsScript = (game, settings) =>
  `Object.entries(${JSON.stringify(storedSettings(game, settings))})` +
  `.forEach(([name, text]) => localStorage.setItem(name, text))`;
