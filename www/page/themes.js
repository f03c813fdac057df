// All appearances that can be chosen. The page comes with the usual one; the others are put into the choice later.

import { en } from "../strings/en/themes.js";
import { learn, say } from "../strings/index.js";
import { part } from "./parts.js";

/** @typedef {import("../table/settings.js").Shared["theme"]} Theme */

/** @type {Theme[]} */
const THEMES = ["auto", "light", "dark", "wood", "night", "contrast"];

/** @type {import("../strings/game.js").Lexicon} */
const words = {
  en,
  de: async () => (await import("../strings/de/themes.js")).de,
  fi: async () => (await import("../strings/fi/themes.js")).fi,
};

/** @param {Theme} current */
export async function addThemes(current) {
  await learn(words);
  const choice = part("theme", HTMLSelectElement);
  const options = THEMES.map((theme) => {
    const key = /** @type {const} */ (`theme.${theme}`);
    const option = new Option(say(key), theme);
    option.dataset.text = key;
    return option;
  });
  choice.replaceChildren(...options);
  choice.value = current;
}
