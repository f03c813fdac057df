// Print: board, side to move and moves, independent of tab and window width.

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

/** A match of each game. */
const RECORDS = {
  reversi: "reversi:diagonal-tomato:e3f5",
  gobang: "gobang:16-first-five-120:h8i9",
  chess: "chess:standard:e2e4e7e5",
  qubic: "qubic:first:222 333",
  connect4: "connect4:first:44",
};

for (const width of [320, 720, 1280]) {
  test(`the printout has the match without controls: ${width} pixels wide`, async () => {
    for (const [game, record] of Object.entries(RECORDS)) {
      const context = { viewport: { width, height: 800 } };
      const settings = { opponent: "none" };
      const { page, leave } = await openGamePage(browser, site, game, {
        record: encodeURI(record),
        settings,
        context,
      });
      await page.locator("#record button").nth(1).waitFor({ state: "attached" });
      await page.emulateMedia({ media: "print" });
      for (const printed of ["#board", "#turn-text", "#name-first", "#record li"])
        assert.ok(await page.locator(printed).first().isVisible(), `${game}: ${printed}`);
      for (const hidden of [".toolbar", ".tablist", "#panel-play", "#walk", "footer", "#theme"])
        assert.equal(await page.locator(hidden).isVisible(), false, `${game}: ${hidden}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `${game}: ${overflow} px are cut at the right`);
      await leave();
    }
  });
}
