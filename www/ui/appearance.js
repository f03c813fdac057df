// Language and theme: the user's choice, else the browser's preference.

import { bestLanguage, isLanguage, language, setLanguage } from "../i18n/index.js";
import { byId } from "./dom.js";
import { translatePage } from "./page-texts.js";
import { loadStylesheet } from "./stylesheet.js";

/** In the order of the menu; "auto" follows the browser's colour scheme. */
export const THEMES = /** @type {const} */ (["auto", "light", "dark", "wood", "night", "contrast"]);

/** @typedef {(typeof THEMES)[number]} Theme */

/**
 * @typedef {object} Appearance
 * @property {string | null} language  null follows the browser
 * @property {Theme} theme
 */

/** Themes that are not in the styles of the first visit. @type {Theme[]} */
const DEFERRED_THEMES = ["wood", "night", "contrast"];

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

  /** Resolves when the language is loaded and the page translated. */
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
    if (DEFERRED_THEMES.includes(theme)) loadThemeStyles();
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  return { show, showTheme };
}

function loadThemeStyles() {
  if (document.getElementById("themes")) return;
  loadStylesheet(__THEMES_STYLES__, "themes").catch(() => {}); // the next choice tries again
}
