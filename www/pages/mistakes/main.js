// Opens the page of the visitor's own mistakes: their numbers in each game, and links that repeat those that are due.

import { openMistakeList } from "../../exercise/mistakes.js";
import { addMessages, formatNumber, translatorFor } from "../../i18n/index.js";
import { createSiteAppearance } from "../../table/site-appearance.js";
import { openMistakes } from "../../table/store.js";
import { byId } from "../../ui/dom.js";
import { countMistakes } from "./counts.js";
import { messages } from "./i18n/mistakes.js";

/** @typedef {import("./counts.js").Count} Count */

const { plural, t } = translatorFor(messages);

const appearance = createSiteAppearance(show);
const list = openMistakeList(openMistakes());

addMessages(messages);
appearance.showTheme();
await appearance.show();
show();
addEventListener("storage", show);
await appearance.addThemes();
document.documentElement.dataset.ready = "";

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
