// npm run measure -- frames: measures frames per second in Chromium, and late frames, during moves and while a search trace
// plays over the board. Not a test, because a busy machine shows fewer.

import { loadavg } from "node:os";
import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { print } from "../support/print.mjs";
import { startMatches } from "./bench/life.mjs";
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
/** Steps per second. */
const PACES = ["2", "20", "100"];

const [site, browser] = await Promise.all([openSite(), openChromium()]);
try {
  for (const game of games) await showMoves(game);
  for (const { page, player } of PAGES) await showThoughts(page, player);
  print(`Load average of the machine: ${loadavg()[0].toFixed(1)}`);
} finally {
  await Promise.all([browser.close(), site.close()]);
}

/** Measures moves that slide, fall and flip, on a phone. @param {string} game */
async function showMoves(game) {
  const options = { ...PHONE, reducedMotion: /** @type {const} */ ("no-preference") };
  const players = quickPlayers(game);
  const { context, page } = await startMatches(browser, site, game, players, PAUSE, options);
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  report(`${game}, moves, ${SLOWER} times slower`, await page.evaluate(countFrames, SECONDS));
  await context.close();
}

/** Measures a search trace, played over the board. @param {string} address @param {string} player */
async function showThoughts(address, player) {
  const context = await browser.newContext({ reducedMotion: "no-preference" });
  const page = await context.newPage();
  await page.goto(site.url + address);
  await page.waitForSelector("#tool-buttons", { state: "attached" });
  await page.keyboard.press("i");
  await page.waitForSelector("#see-it-think[open]");
  await page.selectOption("#think-player", player);
  await page.waitForSelector("#see-it-think .thought-controls:not([hidden])");
  for (const pace of PACES) {
    await page.selectOption(".thought-controls select", pace);
    await page.evaluate(play);
    report(`${player}, ${pace} steps per second`, await page.evaluate(countFrames, SECONDS));
  }
  await context.close();
}

/** @param {string} what @param {{ frames: number, late: number }} seen */
function report(what, { frames, late }) {
  print(`${what}: ${(frames / SECONDS).toFixed(1)} frames per second, ${late} late`);
}

/** Runs in the page: plays the trace from its start. */
function play() {
  const button = (/** @type {string} */ way) =>
    /** @type {HTMLElement} */ (document.querySelector(`#see-it-think [data-way=${way}]`));
  button("first").click();
  button("play").click();
}

/** Runs in the page. @param {number} seconds @returns {Promise<{ frames: number, late: number }>} */
function countFrames(seconds) {
  return new Promise((resolve) => {
    let [frames, late] = [0, 0];
    const begin = performance.now();
    let last = begin;
    requestAnimationFrame(function next(now) {
      frames += 1;
      // More than one and a half times the duration of a frame.
      if (now - last > 25) late += 1;
      last = now;
      if (now - begin < seconds * 1000) requestAnimationFrame(next);
      else resolve({ frames, late });
    });
  });
}
