// Forwards from the installed app: the text that another app shares to the page of its game, or to the last match.

import { addMessages } from "../../i18n/index.js";
import { openArchive } from "../../panels/saved-games/saved-games-store.js";
import { createSiteAppearance } from "../../table/site-appearance.js";
import { byId } from "../../ui/dom.js";
import { messages } from "./i18n/open.js";
import { importAddress, targetOf } from "./target.js";

/** @type {import("./target.js").Openable} */
const games = __OPENABLE__;
const { searchParams } = new URL(location.href);
const text = ["text", "url", "title"]
  .map((name) => searchParams.get(name) ?? "")
  .find((part) => part.trim() !== "");

const target = searchParams.has("last")
  ? lastPage()
  : text === undefined
    ? "./"
    : targetOf(text, games);
if (target !== null) location.replace(target);
else await offerGames(text ?? "");

/** The page of the match that was changed last; the start page if there is none. */
function lastPage() {
  const latest = Object.entries(games)
    .flatMap(([game, { file }]) => {
      const [entry] = openArchive(game).all();
      return entry ? [{ file, when: entry.when }] : [];
    })
    .sort((one, other) => other.when - one.when);
  return latest[0]?.file ?? "./";
}

/** Lets the user say which game the text is of. @param {string} shared */
async function offerGames(shared) {
  const appearance = createSiteAppearance();
  addMessages(messages);
  byId("shared").textContent = shared;
  for (const [game, { file }] of Object.entries(games))
    byId(`open-${game}`, HTMLAnchorElement).href = importAddress(file, shared);
  await appearance.show();
  await appearance.addThemes();
  document.documentElement.dataset.ready = "";
}
