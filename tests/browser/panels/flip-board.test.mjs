// The board turned round, in the games in which it lies between two people: it stays so, moves are made on it, and the
// arrow keys go where the eye does.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** A square that can be played, and the one that is seen to the right of it once the board is turned. */
const GAMES = [
  { game: "reversi", square: "e3", right: "d3" },
  { game: "gobang", square: "h8", right: "g8" },
];

for (const { game, square, right } of GAMES) {
  test(`${game}: the board is turned, played on, and turned after a reload`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, {
      settings: { opponent: "none" },
    });
    const corner = page.locator("#board :is(tbody button, [role=gridcell])").first();
    const named = (/** @type {string} */ name) =>
      page.locator(`#board [aria-label^="${name},"]`).first();
    await showTab(page, "record");
    await page.click("#turn-board");
    await page.waitForSelector("#turn-board[aria-pressed=true]");
    const last = game === "reversi" ? "h8," : "p16,";
    assert.ok((await corner.getAttribute("aria-label"))?.startsWith(last));
    const [a, b] = [await named(square).boundingBox(), await named(right).boundingBox()];
    assert.ok(a && b && b.x > a.x && Math.abs(a.y - b.y) < 2);
    await named(square).focus();
    await page.keyboard.press("ArrowRight");
    const label = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    assert.ok(label?.startsWith(`${right},`), `${label}`);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelectorAll("#record li").length === 1);
    assert.equal(await page.locator("#record button").textContent(), square);
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.reload();
    await page.waitForSelector("#turn-board[aria-pressed=true]");
    assert.ok((await corner.getAttribute("aria-label"))?.startsWith(last));
    await page.click("#turn-board");
    await page.waitForSelector("#turn-board[aria-pressed=false]");
    assert.ok((await corner.getAttribute("aria-label"))?.startsWith("a1,"));
    await leave();
  });
}
