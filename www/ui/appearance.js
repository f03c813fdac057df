// Language and theme: the user's choice, or else the browser's preference.

import { bestLanguage, isLanguage, language, setLanguage } from "../i18n/index.js";
import { byId } from "./dom.js";
import { translatePage } from "./page-texts.js";
import { loadStylesheet } from "./stylesheet.js";

/** In the order in which they are offered; "auto" is the garden by day or in the evening. */
export const THEMES = /** @type {const} */ (["auto", "light", "dark", "wood", "night", "contrast"]);

/** @typedef {(typeof THEMES)[number]} Theme */

/**
 * @typedef {object} Appearance
 * @property {string | null} language  null: the browser's
 * @property {Theme} theme
 */

/** Those that the style sheets of the first visit do not have. @type {Theme[]} */
const FURTHER = ["wood", "night", "contrast"];

/**
 * @param {object} tools
 * @param {() => Appearance} tools.current
 * @param {(change: Partial<Appearance>) => void} tools.choose
 */
export function createAppearance({ current, choose }) {
  const languages = byId("language", HTMLSelectElement);
  const themes = byId("theme", HTMLSelectElement);

  languages.addEventListener("change", () => choose({ language: languages.value }));
  themes.addEventListener("change", () => {
    choose({ theme: /** @type {Theme} */ (themes.value) });
  });

  /** Resolves when the language is there and its texts stand in the page. */
  async function show() {
    showTheme();
    const chosen = current().language;
    await setLanguage(isLanguage(chosen) ? chosen : bestLanguage(navigator.languages));
    translatePage();
    languages.value = language();
    showTheme();
  }

  function showTheme() {
    const { theme } = current();
    themes.value = theme;
    if (FURTHER.includes(theme)) dress();
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  return { show, showTheme };
}

/** Fetches the looks of the further themes, once. */
function dress() {
  if (document.getElementById("themes")) return;
  loadStylesheet(__THEMES_STYLES__, "themes").catch(() => {}); // the next choice tries again
}
