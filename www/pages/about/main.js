// Opens the page about the site: language and appearance.

import { addMessages } from "../../i18n/index.js";
import { readShared } from "../../table/settings.js";
import { openSharedStore } from "../../table/store.js";
import { createAppearance } from "../../ui/appearance.js";
import { addThemes } from "../../ui/themes.js";
import { messages } from "./i18n/about.js";

const store = openSharedStore();
let { settings } = readShared(store.read());
const look = createAppearance({ current: () => settings, choose });

addMessages(messages);
look.showTheme();
await look.show();
await addThemes(() => settings.theme);
document.documentElement.dataset.ready = "";

/** @param {Partial<typeof settings>} change */
async function choose(change) {
  settings = { ...settings, ...change };
  store.write(settings);
  await look.show();
}
