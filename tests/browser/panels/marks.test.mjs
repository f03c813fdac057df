// Arrows and marks of the user in every game, by right button, finger and keys; best moves of the analysis as arrows in
// chess.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES } from "../../support/games.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openPanel } from "../support/tabs.mjs";
import { waitForText } from "../support/until.mjs";
import { advance, virtualTime } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @typedef {import("playwright-core").Page} Page */

const twoPeople = { opponent: "none" };
const CELLS = "#board .cell, #board [role=gridcell], #board tbody td:not(:has(.cell))";

/** Centre of a cell. @param {Page} page @param {number} at */
async function centreOf(page, at) {
  const box = await page.locator(CELLS).nth(at).boundingBox();
  assert.ok(box);
  return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
}

const arrows = (/** @type {Page} */ page) => page.locator(".overlay .own path").count();
const rings = (/** @type {Page} */ page) => page.locator(".overlay .own .colour").count();

for (const game of GAMES) {
  test(`${game}: a right drag draws an arrow, a right click marks, the next click clears`, async () => {
    const { page, saved, leave } = await openGamePage(browser, site, game, { settings: twoPeople });
    await page.waitForSelector("#tool-buttons", { state: "attached" });
    const before = await saved();
    await page.mouse.move(...(await centreOf(page, 2)));
    await page.mouse.down({ button: "right" });
    await page.mouse.move(...(await centreOf(page, 13)), { steps: 3 });
    await page.mouse.up({ button: "right" });
    assert.deepEqual([await arrows(page), await rings(page)], [1, 0]);
    await page.mouse.click(...(await centreOf(page, 9)), { button: "right" });
    assert.deepEqual([await arrows(page), await rings(page)], [1, 1]);
    await page.mouse.click(...(await centreOf(page, 9)), { button: "right" });
    assert.deepEqual(
      [await arrows(page), await rings(page)],
      [1, 0],
      "a second right click removes the mark",
    );
    assert.equal(await saved(), before, "no move was made");
    assert.deepEqual(await accessibilityViolations(page), []);
    await page.mouse.click(...(await centreOf(page, 12)));
    assert.equal(await arrows(page), 0);
    await leave();
  });
}

test("keys mark the focused square and draw an arrow to another", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", { settings: twoPeople });
  await page.waitForSelector("#tool-buttons", { state: "attached" });
  await page.focus("#board [tabindex='0']");
  await page.keyboard.press("a");
  // A may begin a typed move; another key ends the wait.
  await page.keyboard.press("ArrowUp");
  assert.equal(await rings(page), 1);
  await waitForText(page, "#spoken", "white pawn e2: marked");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+A");
  await page.keyboard.press("Home");
  assert.equal(await arrows(page), 1);
  await waitForText(page, "#spoken", "Arrow: white pawn e2 to empty e4");
  await leave();
});

for (const game of GAMES) {
  test(`${game}: a finger draws after a long press without playing`, async () => {
    const { page, saved, leave } = await openGamePage(browser, site, game, {
      settings: twoPeople,
      context: { hasTouch: true, viewport: { width: 375, height: 667 } },
      before: virtualTime,
    });
    await page.waitForSelector("#tool-buttons", { state: "attached" });
    const before = await saved();
    const touch = await page.context().newCDPSession(page);
    /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {readonly [number, number]} [at] */
    const finger = (type, at) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
      });
    await finger("touchStart", await centreOf(page, 20));
    await advance(page, 500);
    await finger("touchMove", await centreOf(page, 29));
    await finger("touchEnd");
    await page.waitForSelector(".overlay .own path", { state: "attached" });
    assert.equal(await saved(), before, "no move was made");
    await leave();
  });
}

test("the analysis shows its best moves as arrows with values", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: twoPeople,
    record: "chess:standard:e2e4e7e5",
  });
  await openPanel(page, "analysis", "analysis");
  await page.click("#analysis-go");
  await page.waitForFunction(() => document.querySelectorAll(".overlay .best path").length === 3);
  assert.match(
    (await page.locator(".overlay .best text").first().textContent()) ?? "",
    /^([+\u2212]?\d+\.\d|#\d+)$/,
  );
  await page.click("#analysis-go");
  await page.waitForFunction(() => !document.querySelector(".overlay .best path"));
  await leave();
});
