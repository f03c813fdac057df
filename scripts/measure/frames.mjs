// npm run measure -- frames: frames per second in Chromium, and late ones, while moves are made and while a search trace is
// played over the board. Not a test, because a busy machine shows fewer.

import { loadavg } from "node:os";
import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { say } from "../support/say.mjs";
import { letTwoPlay } from "./bench/life.mjs";
import { games, quickPlayers } from "./bench/loads.mjs";

/** Milliseconds before each move of two quick computers, enough for the animation of a move. */
const PAUSE = 700;
/** A phone, and the slowdown of its processor. */
const PHONE = { viewport: { width: 375, height: 667 }, deviceScaleFactor: 2, hasTouch: true };
const SLOWER = 4;

const SECONDS = 5;
const PAGES = [
  { page: "reversi.html#reversi:diagonal-mole:f5d6c3d3c4f4f6", player: "aufpasser-4" },
  { page: "connect4.html#connect4:first:4435", player: "meister" },
  { page: "chess.html#chess:standard:e2e4e7e5", player: "schach-c64" },
];
/** Steps a second. */
const PACES = ["2", "20", "100"];

const [site, browser] = await Promise.all([openSite(), openChromium()]);
try {
  for (const game of games) await showMoves(game);
  for (const { page, player } of PAGES) await showThoughts(page, player);
  say(`Load average of the machine: ${loadavg()[0].toFixed(1)}`);
} finally {
  await Promise.all([browser.close(), site.close()]);
}

/** Moves that slide, fall and turn, on a phone. @param {string} game */
async function showMoves(game) {
  const context = { ...PHONE, reducedMotion: /** @type {const} */ ("no-preference") };
  const { room, page } = await letTwoPlay(browser, site, game, quickPlayers(game), {
    pause: PAUSE,
    context,
  });
  await page.waitForLoadState("networkidle");
  const session = await room.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  report(`${game}, moves, ${SLOWER} times slower`, await page.evaluate(count, SECONDS));
  await room.close();
}

/** A search trace, played over the board. @param {string} address @param {string} player */
async function showThoughts(address, player) {
  const room = await browser.newContext({ reducedMotion: "no-preference" });
  const page = await room.newPage();
  await page.goto(site.url + address);
  await page.waitForSelector("#tool-buttons", { state: "attached" });
  await page.keyboard.press("i");
  await page.waitForSelector("#see-it-think[open]");
  await page.selectOption("#think-player", player);
  await page.waitForSelector("#see-it-think .thought-controls:not([hidden])");
  for (const pace of PACES) {
    await page.selectOption(".thought-controls select", pace);
    await page.evaluate(play);
    report(`${player}, ${pace} steps a second`, await page.evaluate(count, SECONDS));
  }
  await room.close();
}

/** @param {string} what @param {{ frames: number, late: number }} seen */
function report(what, { frames, late }) {
  say(`${what}: ${(frames / SECONDS).toFixed(1)} frames per second, ${late} late`);
}

/** Runs in the page: plays from the beginning. */
function play() {
  const button = (/** @type {string} */ way) =>
    /** @type {HTMLElement} */ (document.querySelector(`#see-it-think [data-way=${way}]`));
  button("first").click();
  button("play").click();
}

/** Runs in the page. @param {number} seconds @returns {Promise<{ frames: number, late: number }>} */
function count(seconds) {
  return new Promise((counted) => {
    let [frames, late] = [0, 0];
    const begin = performance.now();
    let last = begin;
    requestAnimationFrame(function next(now) {
      frames += 1;
      // More than one and a half times the duration of a frame.
      if (now - last > 25) late += 1;
      last = now;
      if (now - begin < seconds * 1000) requestAnimationFrame(next);
      else counted({ frames, late });
    });
  });
}
