// Language and theme of pages without a match, from the settings that all pages share.

import { createAppearance } from "../ui/appearance.js";
import { addThemes } from "../ui/themes.js";
import { readShared } from "./settings.js";
import { openSharedStore } from "./store.js";

/** @param {() => unknown} [translate] called when the user has chosen a language or a theme, with the page translated */
export function createSiteAppearance(translate = () => {}) {
  const store = openSharedStore();
  let { settings } = readShared(store.read());
  const { show, showTheme } = createAppearance({
    current: () => settings,
    async choose(change) {
      settings = { ...settings, ...change };
      store.write(settings);
      await show();
      await translate();
    },
  });
  return { show, showTheme, addThemes: () => addThemes(() => settings.theme) };
}
