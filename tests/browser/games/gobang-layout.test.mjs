// Gobang's page: nothing shifts or has to be scrolled sideways, a move touches what it changes, and everybody can use it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { twoFrames } from "../support/frames.mjs";
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

/** Writes down what touches the board, and what shifts without somebody's doing. */
const measuring = `
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

/** What has been measured since the last time. @param {import("playwright-core").Page} page @returns {Promise<number[]>} */
async function takeShifts(page) {
  await twoFrames(page);
  return page.evaluate("shifts.splice(0)");
}

for (const [name, viewport] of /** @type {const} */ ([
  ["wide", { width: 1280, height: 800 }],
  ["on a tablet", { width: 800, height: 1000 }],
  ["narrow", { width: 320, height: 640 }],
])) {
  test(`nothing shifts, nothing is scrolled sideways: ${name}`, async () => {
    for (const start of ["16-first-five-120", "20-first-five-120"]) {
      const gobang = await openGobangPage(browser, site, {
        settings: against,
        line: recordOf("", start),
        before: measuring,
        context: { viewport },
      });
      const { page } = gobang;
      await gobang.turn();
      assert.ok((await gobang.state()).wide <= 0);
      assert.deepEqual(await takeShifts(page), [], start);
      await page.keyboard.press("v");
      await page.locator("#weights").waitFor();
      await page.keyboard.press("p");
      await page.locator("#numbers").waitFor();
      await page.keyboard.press("Escape");
      await takeShifts(page); // what somebody asks for may come half a second later
      for (const name of ["e5", "h8", "k9"]) await (await gobang.square(name)).hover();
      assert.ok((await gobang.state()).wide <= 0);
      assert.deepEqual(await takeShifts(page), [], start);
      await gobang.leave();
    }
  });
}

test("a move touches the squares that it changes and no others", async () => {
  const gobang = await openGobangPage(browser, site, {
    settings: alone,
    line: recordOf("h8i9j8g8"),
    before: measuring,
  });
  const { page } = gobang;
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).touched = 0;
  });
  await gobang.click("e5");
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 5);
  const touched = await page.evaluate(() => /** @type {any} */ (globalThis).touched);
  // The new stone, the last one, two tab stops, and the board itself.
  assert.ok(touched >= 3 && touched <= 8, `${touched} touched`);
  await gobang.leave();
});

test("axe finds no fault: at the start, with panels, in the middle, at the end, in the help", async () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const gobang = await openGobangPage(browser, site, {
      settings: alone,
      context: { colorScheme },
    });
    const { page } = gobang;
    const faultless = async () => assert.deepEqual(await accessibilityFaults(page), []);
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
