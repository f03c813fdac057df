// Opens the page about the site: language and appearance.

import { addMessages } from "../../i18n/index.js";
import { createSiteAppearance } from "../../table/site-appearance.js";
import { messages } from "./i18n/about.js";

const appearance = createSiteAppearance();

addMessages(messages);
appearance.showTheme();
await appearance.show();
await appearance.addThemes();
document.documentElement.dataset.ready = "";
