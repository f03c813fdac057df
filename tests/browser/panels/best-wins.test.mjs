// The list of best wins: stored, best first, and replayed; without hints, and only of matches started here.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
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

/** The opponent of these matches. */
const strength = { alone: "anfaenger", first: "anfaenger", second: "anfaenger" };
const settings = { opponent: "second", strength };

/** Script that stores a match as the user's own, started here. @param {string} record */
const storeMatch = (record) => `localStorage["stratege.1.connect4.game"] ??= "${record}";`;

/** Wins with a fourth disc next to three. @param {import("playwright-core").Page} page */
async function win(page) {
  await page.locator("#board thead button").nth(3).click();
  await page.waitForSelector("#result[open]");
}

test("wins are listed, the shortest first, and can be replayed", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings,
    before: storeMatch("connect4:first:1122337766"),
  });
  await openPanel(page, "record", "best-wins");
  assert.deepEqual(await wins(page), []);
  await win(page);
  await page.evaluate(() => {
    localStorage["stratege.1.connect4.game"] = "connect4:first:112233";
    history.replaceState(null, "", location.pathname);
  });
  await page.reload();
  await page.waitForSelector("#workbench[data-ready]", { state: "attached" });
  await win(page);
  const list = await wins(page);
  assert.equal(list.length, 2);
  assert.match(list[0], /^4Gewinnt, beginner: in 7 moves, /);
  assert.match(list[1], /^4Gewinnt, beginner: in 11 moves, /);
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await openPanel(page, "record", "best-wins");
  assert.deepEqual(await wins(page), list);
  await page.locator("#best-wins li button").nth(1).click();
  await page.waitForFunction(() => location.hash === "#connect4:first:!11223377664");
  assert.equal(await page.locator("#record li").count(), 11);
  await leave();
});

test("a win by one point has the singular", async () => {
  const stored = [12, 1].map((score) => ({
    player: "ramscher",
    record: "reversi:classic:",
    score,
    when: 0,
  }));
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    before: `localStorage["stratege.1.reversi.best-wins"] = ${JSON.stringify(JSON.stringify(stored))};`,
  });
  await openPanel(page, "record", "best-wins");
  const list = await wins(page);
  assert.match(list[0], /^Ramscher.*: by 12 points, /);
  assert.match(list[1], /^Ramscher.*: by 1 point, /);
  await leave();
});

test("a match opened from a link is neither a best win nor counted", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings,
    record: "connect4:first:112233",
  });
  await page.reload();
  await page.waitForSelector("#workbench[data-ready]", { state: "attached" });
  await win(page);
  assert.deepEqual(await wins(page), []);
  assert.equal(await page.locator("#statistics tbody tr").count(), 0);
  await leave();
});

test("hints are counted, shown with the result after a reload too, and their win is not among the best", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings,
    before: storeMatch("connect4:first:112233"),
  });
  await page.click("#hint");
  await page.waitForSelector("#board [data-hint]");
  await page.reload();
  await page.waitForSelector("#workbench[data-ready]", { state: "attached" });
  await win(page);
  assert.match((await page.textContent("#result-note")) ?? "", /with 1 hint$/);
  assert.deepEqual(await wins(page), []);
  assert.equal(await page.locator("#statistics tbody tr").count(), 1);
  await leave();
});
