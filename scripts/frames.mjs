// npm run frames: how many pictures a second Chromium shows while a thought is played over the board, and how many of
// its own it left out. Not a test: a machine that is busy shows fewer.

import { loadavg } from "node:os";
import { openChromium } from "../tests/browser/support/chromium.mjs";
import { openSite } from "../tests/browser/support/site.mjs";
import { say } from "./support/say.mjs";

const SECONDS = 5;
const PAGES = [
  { page: "index.html#reversi:diagonal-mole:f5d6c3d3c4f4f6", player: "aufpasser-4" },
  { page: "connect4.html#connect4:first:4435", player: "meister" },
  { page: "chess.html#chess:standard:e2e4e7e5", player: "schach-c64" },
];
/** Steps a second. */
const PACES = ["2", "20", "100"];

const [site, browser] = await Promise.all([openSite(), openChromium()]);
try {
  for (const { page: address, player } of PAGES) {
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
      const { frames, late } = await page.evaluate(play, SECONDS);
      const rate = (frames / SECONDS).toFixed(1);
      say(`${player}, ${pace} steps a second: ${rate} pictures a second, ${late} late`);
    }
    await room.close();
  }
  say(`Work on the machine meanwhile (load average): ${loadavg()[0].toFixed(1)}`);
} finally {
  await Promise.all([browser.close(), site.close()]);
}

/** In the page: plays from the beginning, and counts. @param {number} seconds */
function play(seconds) {
  const button = (/** @type {string} */ way) =>
    /** @type {HTMLElement} */ (document.querySelector(`#see-it-think [data-way=${way}]`));
  button("first").click();
  button("play").click();
  return new Promise((counted) => {
    let [frames, late] = [0, 0];
    const begin = performance.now();
    let last = begin;
    requestAnimationFrame(function next(now) {
      frames += 1;
      // More than one and a half of the sixtieth of a second that a picture has.
      if (now - last > 25) late += 1;
      last = now;
      if (now - begin < seconds * 1000) requestAnimationFrame(next);
      else counted({ frames, late });
    });
  });
}
