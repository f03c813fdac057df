// Language and appearance: what the person chose, else what the browser prefers.

import { bestLanguage, isLanguage, language, speak } from "../strings/index.js";
import { part } from "./parts.js";
import { showTexts } from "./texts.js";

/** @typedef {import("../table/settings.js").Shared} Shared */

/** Those that the style sheets of the first visit do not have. @type {Shared["theme"][]} */
const FURTHER = ["wood", "night", "contrast"];

/**
 * @param {object} tools
 * @param {() => Shared} tools.current
 * @param {(change: Partial<Shared>) => void} tools.choose
 */
export function createLook({ current, choose }) {
  const languages = part("language", HTMLSelectElement);
  const themes = part("theme", HTMLSelectElement);

  languages.addEventListener("change", () => choose({ language: languages.value }));
  themes.addEventListener("change", () => {
    choose({ theme: /** @type {Shared["theme"]} */ (themes.value) });
  });

  /** Resolves when the language is there and its texts stand in the page. */
  async function show() {
    showTheme();
    const chosen = current().language;
    await speak(isLanguage(chosen) ? chosen : bestLanguage(navigator.languages));
    showTexts();
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
  const looks = document.createElement("link");
  Object.assign(looks, { id: "themes", rel: "stylesheet", href: __THEMES_STYLES__ });
  document.head.append(looks);
}
