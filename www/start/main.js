// The start page: five little boards on which matches are played over and over, each a way to its game. What they
// show has been played by the build, so that no rules have to be fetched here.

import { drawingOf } from "../boards/chess-pieces.js";
import { portrait } from "../boards/portrait.js";
import { createLook } from "../page/look.js";
import { button, part } from "../page/parts.js";
import { addThemes } from "../page/themes.js";
import { en as history } from "../strings/en/history.js";
import { en } from "../strings/en/start.js";
import { learn, speakerOf } from "../strings/index.js";
import { readShared } from "../table/settings.js";
import { openStore } from "../table/store.js";

/** @typedef {import("../engine/types.js").View} View */

const { say } = speakerOf(en);

/** Milliseconds between two moves on one board. */
const TEMPO = 1500;

/** How each game's board is drawn; the stones are those that the page was given. @type {Record<string, import("../boards/board.js").BoardKind["portrait"]>} */
const GROUNDS = {
  reversi: { ground: "lawn" },
  gobang: { ground: "lawn" },
  chess: { ground: "checks", drawing: drawingOf },
  qubic: { ground: "levels" },
  connect4: { ground: "holes" },
};

const store = openStore("reversi"); // for what all pages share
let { settings } = readShared(store.sharedSettings());
const look = createLook({ current: () => settings, choose });
const motion = button("motion");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let isPaused = still.matches;
/** @type {Set<Element>} */
const inSight = new Set();
/** How many moves each board shows. @type {Record<string, number>} */
const shown = {};

learn({
  en,
  de: async () => (await import("../strings/de/start.js")).de,
  fi: async () => (await import("../strings/fi/start.js")).fi,
});
learn({
  en: history,
  de: async () => (await import("../strings/de/history.js")).de,
  fi: async () => (await import("../strings/fi/history.js")).fi,
});
look.showTheme();
for (const game of Object.keys(__MATCHES__)) draw(game, __MATCHES__[game].frames.length - 1);
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
Object.keys(__MATCHES__).forEach((game, at) => {
  watcher.observe(holder(game));
  const begin = () => setInterval(() => step(game), TEMPO);
  setTimeout(begin, (at * TEMPO) / 5);
});
await addThemes(settings.theme);
document.documentElement.dataset.ready = "";

/** @param {Partial<typeof settings>} change */
async function choose(change) {
  settings = { ...settings, ...change };
  store.keepShared(settings);
  await look.show();
  showMotion();
}

function showMotion() {
  const key = isPaused ? "start.on" : "start.pause";
  motion.dataset.text = key;
  motion.textContent = say(key);
}

/** @param {string} game */
function holder(game) {
  return part(`little-${game}`, HTMLElement);
}

/** @param {string} game */
function step(game) {
  if (isPaused || document.hidden || !inSight.has(holder(game))) return;
  draw(game, (shown[game] + 1) % __MATCHES__[game].frames.length);
}

/** @param {string} game @param {number} ply */
function draw(game, ply) {
  const { columns, rows, symbols, frames } = __MATCHES__[game];
  const [cells, last, line] = frames[ply];
  shown[game] = ply;
  const view = /** @type {View} */ ({
    columns,
    rows,
    cells,
    line,
    last: last === null ? null : { cell: last },
  });
  holder(game).replaceChildren(portrait(view, { symbols, portrait: GROUNDS[game] }));
}
