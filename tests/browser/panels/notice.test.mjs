// Notices of a game's page: on wide screens they cover nothing and move nothing, and their buttons keep words whole.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage, startNewGame } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

for (const [width, locale] of /** @type {const} */ ([
  [1024, "de-DE"],
  [1280, "en-US"],
  [1280, "de-DE"],
  [1920, "fi-FI"],
]))
  test(`a notice covers neither board nor panel: ${width}, ${locale}`, async () => {
    const { page, leave } = await openGamePage(browser, site, "reversi", {
      settings: { opponent: "none" },
      record: "reversi:diagonal-mole:f5d6c3",
      context: { locale, viewport: { width, height: 720 } },
    });
    const box = async (/** @type {string} */ selector) => {
      const found = await page.locator(selector).boundingBox();
      assert.ok(found, selector);
      return found;
    };
    const board = await box("#board");
    await startNewGame(page);
    await page.locator("#notice-act").waitFor();
    const notice = await box("#notice");
    const panel = await box("#panel-play");
    assert.ok(panel.y + panel.height <= notice.y, "below the panel");
    assert.ok(notice.x >= board.x + board.width, "beyond the board");
    assert.deepEqual(await box("#board"), board);
    const isWhole = await page
      .locator("#notice-act")
      .evaluate((button) => button.scrollWidth <= button.clientWidth && button.clientHeight < 60);
    assert.ok(isWhole, "words of the button are whole");
    await leave();
  });
