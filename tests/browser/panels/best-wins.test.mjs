// The list of the best wins: kept on the device, best first, and played through again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openPanel } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @param {import("playwright-core").Page} page */
const wins = (page) => page.locator("#best-wins li").allTextContents();

/** Wins a game that lacks one move of the person. @param {import("playwright-core").Page} page @param {string} line @param {number} column */
async function win(page, line, column) {
  await page.evaluate((record) => {
    location.hash = record;
  }, line);
  await page.waitForFunction(
    (count) => document.querySelectorAll("#record li").length === count,
    line.split(":")[2].length,
  );
  await page.locator("#board thead button").nth(column).click();
  await page.waitForSelector("#result[open]");
  await page.keyboard.press("Escape");
}

test("wins stand in the list, the shortest first, and can be played through again", async () => {
  const strength = { alone: "anfaenger", first: "anfaenger", second: "anfaenger" };
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings: { opponent: "second", strength },
  });
  await openPanel(page, "record", "best-wins");
  assert.deepEqual(await wins(page), []);
  await win(page, "connect4:first:1122337766", 3);
  await win(page, "connect4:first:112233", 3);
  const list = await wins(page);
  assert.equal(list.length, 2);
  assert.match(list[0], /^Anf\u00e4nger: in 7 moves, /);
  assert.match(list[1], /^Anf\u00e4nger: in 11 moves, /);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await openPanel(page, "record", "best-wins");
  assert.deepEqual(await wins(page), list);
  await page.locator("#best-wins li button").nth(1).click();
  await page.waitForFunction(() => location.hash === "#connect4:first:!11223377664");
  assert.equal(await page.locator("#record li").count(), 11);
  await leave();
});
