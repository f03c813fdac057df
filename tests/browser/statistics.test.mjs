// Statistics of finished games by opponent.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "./support/chromium.mjs";
import { openGamePage } from "./support/game-page.mjs";
import { openSite } from "./support/site.mjs";
import { openPanel } from "./support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

test("finished games are counted by opponent, saved as a file, and erased", async () => {
  const strength = { alone: "anfaenger", first: "anfaenger", second: "anfaenger" };
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    line: "connect4:first:112233",
    settings: { opponent: "second", strength },
  });
  await openPanel(page, "record", "statistics");
  assert.equal(await page.locator("#statistics-keep").isVisible(), false);
  await page.locator("#board thead button").nth(3).click();
  await page.waitForSelector("#result[open]");
  await page.keyboard.press("Escape");
  assert.deepEqual(await page.locator("#statistics tbody tr > *").allTextContents(), [
    "Anf\u00e4nger",
    "1",
    "0",
    "0",
  ]);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#statistics-keep")]);
  assert.equal(file.suggestedFilename(), "stratege-connect4.json");
  await page.click("#statistics-erase");
  await page.click("#statistics-erase");
  assert.equal(await page.locator("#statistics tbody tr").count(), 0);
  await leave();
});
