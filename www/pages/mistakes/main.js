// Opens the page of the visitor's own mistakes: their numbers in each game, and links that repeat those that are due.

import { openMistakeList } from "../../exercise/mistakes.js";
import { addMessages, formatNumber, translatorFor } from "../../i18n/index.js";
import { readShared } from "../../table/settings.js";
import { openMistakes, openSharedStore } from "../../table/store.js";
import { createAppearance } from "../../ui/appearance.js";
import { byId } from "../../ui/dom.js";
import { addThemes } from "../../ui/themes.js";
import { countMistakes } from "./counts.js";
import { messages } from "./i18n/mistakes.js";

/** @typedef {import("./counts.js").Count} Count */

const { plural, t } = translatorFor(messages);

const store = openSharedStore();
let { settings } = readShared(store.read());
const look = createAppearance({ current: () => settings, choose });
const list = openMistakeList(openMistakes());

addMessages(messages);
look.showTheme();
await look.show();
show();
addEventListener("storage", show);
await addThemes(() => settings.theme);
document.documentElement.dataset.ready = "";

/** @param {Partial<typeof settings>} change */
async function choose(change) {
  settings = { ...settings, ...change };
  store.write(settings);
  await look.show();
  show();
}

/** Renders the numbers, which another tab may have changed. */
function show() {
  const counts = countMistakes(list.read(), Date.now());
  /** @type {NodeListOf<HTMLElement>} */
  const places = document.querySelectorAll("[data-mistakes]");
  let due = 0;
  for (const place of places) {
    const count = counts.get(place.dataset.mistakes ?? "") ?? { all: 0, due: 0, next: 0 };
    due += count.due;
    place.textContent = describe(count);
    place.toggleAttribute("data-due", count.due > 0);
  }
  byId("total").textContent =
    counts.size === 0
      ? t("mistakes.none")
      : due === 0
        ? t("mistakes.done")
        : plural("mistakes.total", due);
}

/** @param {Count} count */
function describe({ all, due, next }) {
  if (all === 0) return t("mistakes.empty");
  const counted = plural("mistakes.due", all, { due: formatNumber(due) });
  if (due > 0) return counted;
  const when = new Date(next).toLocaleDateString(document.documentElement.lang, {
    dateStyle: "long",
  });
  return `${counted} ${t("mistakes.next", { when })}`;
}
