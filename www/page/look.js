// Language and appearance: what the person chose, else what the browser prefers.

import { bestLanguage, isLanguage, language, say, speak } from "../strings/index.js";
import { button, part, showPicture } from "./parts.js";
import { showTexts } from "./texts.js";

/** @typedef {import("../table/settings.js").Shared} Shared */

/** @type {Shared["theme"][]} */
const THEMES = ["auto", "light", "dark"];

/**
 * @param {object} tools
 * @param {() => Shared} tools.current
 * @param {(change: Partial<Shared>) => void} tools.choose
 */
export function createLook({ current, choose }) {
  const languages = part("language", HTMLSelectElement);
  const switcher = button("theme");

  languages.addEventListener("change", () => choose({ language: languages.value }));
  switcher.addEventListener("click", () => {
    const next = (THEMES.indexOf(current().theme) + 1) % THEMES.length;
    choose({ theme: THEMES[next] });
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
    switcher.ariaLabel = say(`theme.${theme}`);
    switcher.title = say(`theme.${theme}`);
    showPicture(switcher, `icon-${theme}`);
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  return { show, showTheme };
}
