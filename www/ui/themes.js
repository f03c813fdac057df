// Completes the menu of themes: the delivered page has only the default one.

import { addMessages, t } from "../i18n/index.js";
import { messages } from "../i18n/themes.js";
import { THEMES } from "./appearance.js";
import { byId } from "./dom.js";

/** @param {() => import("./appearance.js").Theme} current  read after loading, because it may change meanwhile */
export async function addThemes(current) {
  await addMessages(messages);
  const choice = byId("theme", HTMLSelectElement);
  const options = THEMES.map((theme) => {
    const key = /** @type {const} */ (`theme.${theme}`);
    const option = new Option(t(key), theme);
    option.dataset.text = key;
    return option;
  });
  choice.replaceChildren(...options);
  choice.value = current();
}
