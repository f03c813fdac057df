// Layout and accessibility of the Gobang page: no shifts, no overflow, minimal DOM changes, no axe violations.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openGobangPage } from "../support/games/gobang-page.mjs";
import { ALMOST, against, alone, recordOf } from "../support/games/gobang-records.mjs";
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

/** Counts DOM changes of the board, and records layout shifts without user input. */
const recordChanges = `
globalThis.shifts = [];
globalThis.touched = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts.push(value);
}).observe({ type: "layout-shift", buffered: true });
addEventListener("DOMContentLoaded", () => {
  const count = (changes) => { touched += new Set(changes.map(({ target }) => target)).size; };
  const board = document.getElementById("board");
  new MutationObserver(count).observe(board, { attributes: true, childList: true, subtree: true });
});`;

/** Returns the shifts since the previous call. @param {import("playwright-core").Page} page @returns {Promise<number[]>} */
async function takeShifts(page) {
  await waitTwoFrames(page);
  return page.evaluate("shifts.splice(0)");
}

for (const [name, viewport] of /** @type {const} */ ([
  ["wide", { width: 1280, height: 800 }],
  ["on a tablet", { width: 800, height: 1000 }],
  ["narrow", { width: 320, height: 640 }],
])) {
  test(`the layout does not shift or overflow: ${name}`, async () => {
    for (const start of ["16-first-five-120", "20-first-five-120"]) {
      const gobang = await openGobangPage(browser, site, {
        settings: against,
        record: recordOf("", start),
        before: recordChanges,
        context: { viewport },
      });
      const { page } = gobang;
      await gobang.turn();
      assert.ok((await gobang.state()).overflow <= 0);
      assert.deepEqual(await takeShifts(page), [], start);
      await page.keyboard.press("v");
      await page.locator("#weights").waitFor();
      await page.keyboard.press("p");
      await page.locator("#numbers").waitFor();
      await page.keyboard.press("Escape");
      await takeShifts(page); // a panel may arrive more than half a second after the input that opened it
      for (const name of ["e5", "h8", "k9"]) await (await gobang.square(name)).hover();
      assert.ok((await gobang.state()).overflow <= 0);
      assert.deepEqual(await takeShifts(page), [], start);
      await gobang.leave();
    }
  });
}

test("a move touches only the squares that it changes", async () => {
  const gobang = await openGobangPage(browser, site, {
    settings: alone,
    record: recordOf("h8i9j8g8"),
    before: recordChanges,
  });
  const { page } = gobang;
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).touched = 0;
  });
  await gobang.click("e5");
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 5);
  const touched = await page.evaluate(() => /** @type {any} */ (globalThis).touched);
  // The new stone, the last one, two tab stops, and the board.
  assert.ok(touched >= 3 && touched <= 8, `${touched} touched`);
  await gobang.leave();
});

test("axe finds no violation: start, panels, middle, end, help", async () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const gobang = await openGobangPage(browser, site, {
      settings: alone,
      context: { colorScheme },
    });
    const { page } = gobang;
    const faultless = async () => assert.deepEqual(await accessibilityViolations(page), []);
    await faultless();
    await page.keyboard.press("v");
    await showTab(page, "play");
    await page.check("#move-numbers");
    for (const move of ALMOST.match(/../g) ?? []) await gobang.click(move);
    await (await gobang.square("e1")).hover();
    await faultless();
    await page.click("#numbers-toggle");
    await page.click("#numbers summary");
    await page.fill("[data-number=f1]", "999");
    await page.keyboard.press("Tab");
    await faultless();
    await page.click("#help");
    await page.waitForSelector("#manual[open]");
    await faultless();
    await page.keyboard.press("Escape");
    await gobang.click("e1");
    await gobang.result();
    await faultless();
    await page.click("#result-look");
    await faultless();
    await gobang.leave();
  }
});

test("an open sheet covers the bar that moves the aim", async () => {
  const { page, leave } = await openGobangPage(browser, site, {
    settings: { opponent: "none" },
    context: { hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } },
  });
  await page.locator("#board [aria-label^='h8']").tap();
  await page.locator("#aim-bar").waitFor();
  await page.tap("#tab-play");
  await page.locator("#aim-bar").waitFor({ state: "hidden" });
  await page.tap("#sheet-close");
  await page.locator("#aim-bar").waitFor();
  await leave();
});
