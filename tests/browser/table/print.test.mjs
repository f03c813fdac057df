// On paper: the board, whose turn it is and the moves, whichever tab is open and however wide the window is.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Each game with some moves. */
const LINES = {
  reversi: "reversi:diagonal-tomato:e3f5",
  gobang: "gobang:16-first-five-120:h8i9",
  chess: "chess:standard:e2e4e7e5",
  qubic: "qubic:first:222 333",
  connect4: "connect4:first:44",
};

for (const width of [320, 720, 1280]) {
  test(`what is printed is the game and nothing to press: ${width} wide`, async () => {
    for (const [game, line] of Object.entries(LINES)) {
      const context = { viewport: { width, height: 800 } };
      const settings = { opponent: "none" };
      const { page, leave } = await openGamePage(browser, site, game, {
        line: encodeURI(line),
        settings,
        context,
      });
      await page.locator("#record button").nth(1).waitFor({ state: "attached" });
      await page.emulateMedia({ media: "print" });
      for (const seen of ["#board", "#turn-text", "#name-first", "#record li"])
        assert.ok(await page.locator(seen).first().isVisible(), `${game}: ${seen}`);
      for (const gone of [".toolbar", ".tablist", "#panel-play", "#walk", "footer", "#theme"])
        assert.equal(await page.locator(gone).isVisible(), false, `${game}: ${gone}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${game}: ${wide} px are cut at the right`);
      await leave();
    }
  });
}
