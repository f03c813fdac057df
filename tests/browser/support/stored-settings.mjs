// Settings as the page keeps them: what all games share under one name, what a game has for itself under its own.

const SHARED = ["pause", "letterKeys", "language", "theme"];

/**
 * The entries of the storage by their names.
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
 * A file of the site that browsers show as it is: settings are stored there before the first visit, so that no visit is
 * left while it fetches its modules, which some browsers complain of.
 */
export const ONE_FILE = "service-worker.js";

/**
 * A script that keeps them, for any browser.
 * @param {string} game
 * @param {Record<string, unknown>} settings
 */
export const storeSettingsScript = (game, settings) =>
  `Object.entries(${JSON.stringify(storedSettings(game, settings))})` +
  `.forEach(([name, text]) => localStorage.setItem(name, text))`;
