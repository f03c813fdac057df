// Opens the start page: a small board for each game replays a match, whose positions are from the build. When the page
// is idle, it loads the program of the day (hero.js).

import { thumbnail } from "../../board/thumbnail.js";
import { addMessages, translatorFor } from "../../i18n/index.js";
import { openArchive } from "../../panels/saved-games/saved-games-store.js";
import { createSiteAppearance } from "../../table/site-appearance.js";
import { openStore } from "../../table/store.js";
import { buttonById, byId } from "../../ui/dom.js";
import { messages } from "./i18n/start.js";

/** @typedef {import("../../engine/engine.types").View} View */

const { t } = translatorFor(messages);

/** Parts of an address that belong to a match: forwards to Reversi's page, which once had this address. */
const { hash, search, searchParams } = new URL(location.href);
if (hash || searchParams.has("tab") || searchParams.has("numbers"))
  location.replace(`reversi.html${search}${hash}`);

/** Milliseconds between moves on a board. */
const MOVE_MS = 1500;

const DAY = 24 * 60 * 60 * 1000;

const games = Object.keys(__MATCHES__);
const rooms = Object.keys(__ROOMS__);
/** The room of the day, by the local date. */
const room =
  rooms[Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / DAY) % rooms.length];
/** @type {Awaited<ReturnType<typeof import("./hero.js").loadHero>> | null} */
let hero = null;
const appearance = createSiteAppearance(translate);
const motion = buttonById("motion");
const screen = byId("screen", HTMLElement);
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
let isPaused = reducedMotion.matches;
/** @type {Set<Element>} */
const visible = new Set();
/** Number of moves shown on each board. @type {Record<string, number>} */
const shown = {};

addMessages(messages);
appearance.showTheme();
showRoom();
for (const game of games) {
  draw(game, __MATCHES__[game].frames.length >> 1); // starts in the middle of the match
  if (hasBegun(game)) byId(`go-${game}`).dataset.text = "start.continue";
}
await appearance.show();
showMotion();
motion.addEventListener("click", () => {
  isPaused = !isPaused;
  showMotion();
});
const watcher = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) visible.add(target);
    else visible.delete(target);
  }
  moveHero();
});
watcher.observe(screen);
document.addEventListener("visibilitychange", moveHero);
games.forEach((game, at) => {
  watcher.observe(holder(game));
  const begin = () => setInterval(() => step(game), MOVE_MS);
  setTimeout(begin, (at * MOVE_MS) / games.length);
});
await appearance.addThemes();
document.documentElement.dataset.ready = "";
await idle();
(await import("./due.js")).showDue();
hero = await (await import("./hero.js")).loadHero(room, __ROOMS__[room].module);
screen.dataset.running = "";
moveHero();

async function translate() {
  showMotion();
  await hero?.translate();
}

/** Shows headline, links and colours of the room of the day. */
function showRoom() {
  byId("hero", HTMLElement).dataset.room = room;
  for (const line of byId("headline").children)
    line.setAttribute("aria-hidden", String(line.getAttribute("data-room") !== room));
  const { file, game } = __ROOMS__[room];
  byId("watch", HTMLAnchorElement).href = `${file}#machine-title`;
  byId("meet", HTMLAnchorElement).href = `${game}.html`;
  const current = document.querySelector(`.machines [data-room="${room}"]`);
  current?.setAttribute("aria-current", "true");
  byId("hero-start").textContent = current?.querySelector("b")?.textContent ?? "";
}

/** Runs the program while it is visible and motion is not reduced. */
function moveHero() {
  hero?.move(!isPaused && !document.hidden && visible.has(screen));
}

/** Resolves when the browser is idle. @returns {Promise<unknown>} */
function idle() {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}

function showMotion() {
  moveHero();
  const key = isPaused ? "start.on" : "start.pause";
  motion.dataset.text = key;
  motion.textContent = t(key);
}

/** Whether there is a match with moves to continue. @param {string} game */
function hasBegun(game) {
  const match = openStore(game).match(); // includes every match from its first move on
  return (
    match !== null &&
    openArchive(game)
      .all()
      .some(({ record }) => record === match)
  );
}

/** @param {string} game */
function holder(game) {
  return byId(`small-board-${game}`, HTMLElement);
}

/** @param {string} game */
function step(game) {
  if (isPaused || document.hidden || !visible.has(holder(game))) return;
  const { length } = __MATCHES__[game].frames;
  // Restarts after the opening moves instead of from the empty board.
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
