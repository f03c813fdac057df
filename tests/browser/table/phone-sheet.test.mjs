// The sheet of a phone: a tap above it, its cross and Escape close it, and no tab looks open while it is closed.

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

const phone = { hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } };

const openChess = () =>
  openGamePage(browser, site, "chess", {
    settings: { opponent: "none" },
    record: "chess:standard:",
    context: phone,
  });

test("a tap on the board above the sheet closes it and makes no move", async () => {
  const { page, saved, leave } = await openChess();
  const square = await page.locator("#board [aria-label$='pawn e7']").boundingBox();
  assert.ok(square);
  const before = await saved();
  await page.tap("#tab-play");
  await page.waitForSelector("#panel-play", { state: "visible" });
  await page.touchscreen.tap(square.x + 5, square.y + 5);
  await page.waitForSelector("#panel-play", { state: "hidden" });
  assert.equal(await page.locator("#board [aria-pressed=true]").count(), 0);
  assert.equal(await saved(), before);
  await leave();
});

test("the cross closes the sheet and focuses its tab", async () => {
  const { page, leave } = await openChess();
  await page.tap("#tab-record");
  await page.waitForSelector("#panel-record", { state: "visible" });
  await page.tap("#sheet-close");
  await page.waitForSelector("#panel-record", { state: "hidden" });
  assert.equal(await page.evaluate(() => document.activeElement?.id), "tab-record");
  assert.equal(await page.isVisible("#sheet-close"), false);
  await leave();
});

test("a tab looks open only while the sheet is open", async () => {
  const { page, leave } = await openChess();
  const looks = (/** @type {string} */ tab) =>
    page.locator(tab).evaluate((one) => {
      const { color } = getComputedStyle(one);
      return [color, getComputedStyle(one, "::before").backgroundColor];
    });
  const closed = await looks("#tab-record");
  assert.deepEqual(await looks("#tab-play"), closed);
  await page.locator("#tab-play").dispatchEvent("click");
  assert.notDeepEqual(await looks("#tab-play"), closed);
  await leave();
});

/** Whether the text of each element fits into its box. @param {import("playwright-core").Locator} elements */
const textFits = (elements) =>
  elements.evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      const [inner, outer] = [text, one].map((part) => part.getBoundingClientRect());
      return inner.width <= outer.width - 4 && inner.height <= outer.height - 2;
    }),
  );

for (const game of ["reversi", "gobang", "qubic", "connect4"])
  test(`${game}: tabs and buttons hold their texts on a narrow phone, in every language`, async () => {
    const viewport = { width: 320, height: 640 };
    const { page, leave } = await openGamePage(browser, site, game, {
      context: { ...phone, viewport },
    });
    await page.tap("#tab-play");
    const texts = page.locator(".tablist [role=tab], .introduction button");
    await page.locator(".introduction button").nth(1).waitFor();
    for (const language of ["de", "fi", "en"]) {
      await page.selectOption("#language", language);
      await page.waitForSelector(`html[lang=${language}]`);
      const fits = await textFits(texts);
      assert.ok(fits.length >= 6);
      assert.deepEqual(fits, Array(fits.length).fill(true), language);
    }
    await leave();
  });
