// Statistics of finished matches by opponent.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage, waitUntilReady } from "../support/game-page.mjs";
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

const strength = { alone: "anfaenger", first: "anfaenger", second: "anfaenger" };
const settings = { opponent: "second", strength };

/** Stores a match of the user, one move before the win. */
const storeMatch = `localStorage["stratege.1.connect4.game"] ??= "connect4:first:112233";`;

/** @param {import("playwright-core").Page} page */
async function win(page) {
  await page.locator("#board thead button").nth(3).click();
  await page.waitForSelector("#result[open]");
  await page.keyboard.press("Escape");
}

/** @param {import("playwright-core").Page} page */
const counts = (page) => page.locator("#statistics tbody tr > *").allTextContents();

test("finished matches are counted by opponent, exported as a file, and erased", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    before: storeMatch,
    settings,
  });
  await openPanel(page, "record", "statistics");
  assert.equal(await page.locator("#statistics-keep").isVisible(), false);
  await win(page);
  assert.deepEqual(await counts(page), ["4Gewinnt, beginner", "1", "0", "0"]);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#statistics-keep")]);
  assert.equal(file.suggestedFilename(), "stratege-connect4.json");
  await page.click("#statistics-erase");
  await page.click("#statistics-erase");
  assert.equal(await page.locator("#statistics tbody tr").count(), 0);
  await leave();
});

test("matches finished in two tabs are all counted, and listed among the best wins", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    before: storeMatch,
    settings,
  });
  const other = await page.context().newPage();
  await other.addInitScript(
    `if (!location.hash) localStorage["stratege.1.connect4.game"] = "connect4:first:1122337766";`,
  );
  await other.goto(`${site.url}connect4.html`);
  await waitUntilReady(other);
  await win(page);
  // Processes see each other's changes of the storage with a delay.
  const keys = ["statistics", "best-wins"].map((name) => `stratege.1.connect4.${name}`);
  await page.waitForFunction((names) => names.every((key) => localStorage.getItem(key)), keys);
  const stored = await page.evaluate(
    (names) => names.map((key) => localStorage.getItem(key)),
    keys,
  );
  await other.waitForFunction(
    ([names, wanted]) => names.every((key, at) => localStorage.getItem(key) === wanted[at]),
    /** @type {const} */ ([keys, stored]),
  );
  await win(other);
  assert.deepEqual(await counts(other), ["4Gewinnt, beginner", "2", "0", "0"]);
  assert.equal(await other.locator("#best-wins li").count(), 2);
  await leave();
});
