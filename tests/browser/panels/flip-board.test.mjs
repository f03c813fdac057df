// The flipped board, in games where it lies between two players: stored, playable, with arrow keys in visual
// directions.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
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

/** A playable square, and its right neighbour on the flipped board. */
const GAMES = [
  { game: "reversi", square: "e3", right: "d3" },
  { game: "gobang", square: "h8", right: "g8" },
];

for (const { game, square, right } of GAMES) {
  test(`${game}: the board is flipped, played on, and flipped after a reload`, async () => {
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
    assert.deepEqual(await accessibilityViolations(page), []);
    await page.reload();
    await page.waitForSelector("#turn-board[aria-pressed=true]");
    assert.ok((await corner.getAttribute("aria-label"))?.startsWith(last));
    await page.click("#turn-board");
    await page.waitForSelector("#turn-board[aria-pressed=false]");
    assert.ok((await corner.getAttribute("aria-label"))?.startsWith("a1,"));
    await leave();
  });
}
