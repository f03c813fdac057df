// The start page: a small board for each game replays a match. The build has computed the positions, so that the page
// loads no rules.

import { thumbnail } from "../../board/thumbnail.js";
import { addMessages, translatorFor } from "../../i18n/index.js";
import { openArchive } from "../../panels/saved-games/saved-games-store.js";
import { readShared } from "../../table/settings.js";
import { openSharedStore, openStore } from "../../table/store.js";
import { createAppearance } from "../../ui/appearance.js";
import { buttonById, byId } from "../../ui/dom.js";
import { addThemes } from "../../ui/themes.js";
import { messages } from "./i18n/start.js";

/** @typedef {import("../../engine/engine.types").View} View */

const { t } = translatorFor(messages);

/** Parts of the address that belong to a match: Reversi's page, which once had this address, forwards them. */
const { hash, search, searchParams } = new URL(location.href);
if (hash || searchParams.has("tab") || searchParams.has("numbers"))
  location.replace(`reversi.html${search}${hash}`);

/** Milliseconds between two moves on one board. */
const TEMPO = 1500;

const games = Object.keys(__MATCHES__);
const store = openSharedStore();
let { settings } = readShared(store.read());
const look = createAppearance({ current: () => settings, choose });
const motion = buttonById("motion");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let isPaused = still.matches;
/** @type {Set<Element>} */
const inSight = new Set();
/** Number of moves that each board shows. @type {Record<string, number>} */
const shown = {};

addMessages(messages);
look.showTheme();
for (const game of games) {
  draw(game, __MATCHES__[game].frames.length >> 1); // not an empty board at first
  if (hasBegun(game)) byId(`go-${game}`).dataset.text = "start.continue";
}
await look.show();
showMotion();
motion.addEventListener("click", () => {
  isPaused = !isPaused;
  showMotion();
});
const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) inSight.add(target);
    else inSight.delete(target);
  }
});
games.forEach((game, at) => {
  watcher.observe(holder(game));
  const begin = () => setInterval(() => step(game), TEMPO);
  setTimeout(begin, (at * TEMPO) / games.length);
});
await addThemes(() => settings.theme);
document.documentElement.dataset.ready = "";

/** @param {Partial<typeof settings>} change */
async function choose(change) {
  settings = { ...settings, ...change };
  store.write(settings);
  await look.show();
  showMotion();
}

function showMotion() {
  const key = isPaused ? "start.on" : "start.pause";
  motion.dataset.text = key;
  motion.textContent = t(key);
}

/** Whether a match with moves can be continued. @param {string} game */
function hasBegun(game) {
  const match = openStore(game).match(); // it is in the archive from its first move on
  return (
    match !== null &&
    openArchive(game)
      .all()
      .some(({ record }) => record === match)
  );
}

/** @param {string} game */
function holder(game) {
  return byId(`little-${game}`, HTMLElement);
}

/** @param {string} game */
function step(game) {
  if (isPaused || document.hidden || !inSight.has(holder(game))) return;
  const { length } = __MATCHES__[game].frames;
  // Repeats, but not from the empty board.
  draw(game, shown[game] + 1 < length ? shown[game] + 1 : Math.min(4, length - 1));
}

/** @param {string} game @param {number} ply */
function draw(game, ply) {
  const { columns, rows, look, frames } = __MATCHES__[game];
  const [cells, last, winningRow] = frames[ply];
  shown[game] = ply;
  const view = /** @type {View} */ ({
    columns,
    rows,
    cells,
    winningRow,
    last: last === null ? null : { cell: last },
  });
  holder(game).replaceChildren(thumbnail(view, look));
}
