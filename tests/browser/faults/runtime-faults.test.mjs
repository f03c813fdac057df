// Faults during a match: its worker is terminated silently, storage fails, another tab plays it too, the tab is frozen,
// the clock is set back. The user is informed where necessary, and the match survives.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { storageWords } from "../../../www/i18n/storage.js";
import { openChromium } from "../support/chromium.mjs";
import { readInFrame } from "../support/frames.mjs";
import { waitUntilReady } from "../support/game-page.mjs";
import { viewOf } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";
import { fixedDepth, workerLog } from "../support/tamper.mjs";
import { openWorkerLog, waitForLog } from "../support/worker-log.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {Awaited<ReturnType<typeof openSite>>} */
let slow;
/** @type {import("playwright-core").Browser} */
let browser;

// The slow site's first search restarts again and again: a worker can only be terminated from outside between two
// tasks.
before(async () => {
  [site, slow, browser] = await Promise.all([
    openSite({ worker: (script) => workerLog + script }),
    openSite({
      worker: (script, visit) => workerLog + (visit === 1 ? fixedDepth(8) : "") + script,
    }),
    openChromium(),
  ]);
});
after(() => Promise.all([browser?.close(), site?.close(), slow?.close()]));

/** @param {Page} page */
const notice = (page) => page.locator("#notice:not([hidden]) #notice-text").textContent();
/** @param {Page} page */
const recordIn = (page) => readInFrame(page, () => decodeURI(location.hash.slice(1)));
/** @param {Page} page */
const saved = (page) => page.evaluate(() => localStorage.getItem("stratege.1.reversi.game"));
/** @param {Page} page @param {number} moves */
const waitForMoves = (page, moves) =>
  page.waitForFunction((n) => document.querySelectorAll("#record li").length >= n, moves);

/**
 * @param {string} url
 * @param {import("playwright-core").BrowserContext} context
 * @param {string} [before] script that runs before the page's scripts
 */
async function open(url, context, before) {
  const page = await context.newPage();
  if (before) await page.addInitScript({ content: before });
  await page.goto(url);
  await waitUntilReady(page);
  await page.locator("#pause").fill("0");
  return page;
}

/** Selects the slow player before the page starts, so that no faster one moves first. */
const selectPlayer = `localStorage.setItem("stratege.1.reversi.settings", JSON.stringify({
  strength: { alone: "aufpasser-2", first: "aufpasser-2", second: "aufpasser-2" } }));`;

test("a worker that is terminated silently during a search is replaced, and the match continues", async () => {
  const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const game = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6";
  const page = await open(`${slow.url}reversi.html#${game}`, context, selectPlayer);
  await openWorkerLog(page);
  await waitForLog(page, "poll", 5);
  const [worker] = page.workers();
  worker.evaluate(() => close()).catch(() => {});
  await waitForMoves(page, viewOf(game).moves.length + 1);
  assert.equal(await page.locator("#notice:not([hidden])").count(), 0);
  await context.close();
});

for (const [name, reason, locale, content] of /** @type {const} */ ([
  [
    "forbidden",
    "refused",
    "fi-FI",
    `Object.defineProperty(window, "localStorage", {
       get() { throw new DOMException("denied", "SecurityError"); } });`,
  ],
  [
    "full",
    "full",
    "de-DE",
    `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`,
  ],
])) {
  test(`when storage is ${name}, one notice says so, and the address holds the match`, async () => {
    const context = await browser.newContext({ locale, reducedMotion: "reduce" });
    const page = await open(`${site.url}reversi.html`, context, content);
    await page.waitForLoadState("networkidle");
    await page.check("[name=opponent][value=none]");
    const language = /** @type {"fi" | "de"} */ (locale.slice(0, 2));
    assert.equal(await notice(page), storageWords[language][reason]);
    await page.click("#notice-close");
    await page.click("#board [data-legal]");
    await page.click("#board [data-legal]");
    await waitForMoves(page, 2);
    assert.equal(
      await page.locator("#notice:not([hidden])").count(),
      0,
      "the notice is not repeated",
    );
    const before = await recordIn(page);
    await page.reload();
    await waitUntilReady(page);
    assert.equal(await recordIn(page), before);
    await context.close();
  });
}

test("two tabs with the same match are both informed, and neither loses it", async () => {
  const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const one = await open(`${site.url}reversi.html`, context);
  await one.check("[name=opponent][value=none]");
  await one.click("#board [data-legal]");
  const two = await open(`${site.url}reversi.html`, context);
  assert.equal(await recordIn(two), await recordIn(one), "the second tab continues the match");
  await two.waitForLoadState("networkidle");
  await two.check("[name=opponent][value=none]");
  for (const at of [0, 0]) await two.locator("#board [data-legal]").nth(at).click();
  assert.equal(await notice(one), storageWords.en.elsewhere);
  await one.locator("#board [data-legal]").last().click();
  assert.equal(await notice(two), storageWords.en.elsewhere);
  const [first, second] = [await recordIn(one), await recordIn(two)];
  assert.notEqual(first, second);
  assert.equal(await saved(one), first, "the one played last is saved");
  for (const page of [one, two]) await page.reload();
  assert.deepEqual([await recordIn(one), await recordIn(two)], [first, second]);
  await context.close();
});

test("a tab that is frozen during a search gets its move after thawing", async () => {
  const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const other = await open(`${site.url}reversi.html`, context);
  await openWorkerLog(other);
  const page = await open(`${site.url}reversi.html`, context);
  await page.locator("#pause").fill("500");
  await page.check("[name=strength-alone][value=aufpasser-6]");
  const session = await context.newCDPSession(page);
  await page.click("#board [data-legal]");
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await waitForLog(other, "choice");
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await waitForMoves(page, 2);
  assert.equal(await page.locator("#notice:not([hidden])").count(), 0);
  assert.equal(await saved(page), await recordIn(page));
  await context.close();
});

test("a clock that is set back by a year affects neither pause nor search", async () => {
  const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const page = await open(`${site.url}reversi.html`, context);
  await page.locator("#pause").fill("250");
  const setBack = () => {
    const now = Date.now;
    Date.now = () => now() - 365 * 24 * 3600 * 1000;
  };
  await page.click("#board [data-legal]");
  await page.evaluate(setBack);
  for (const worker of page.workers()) await worker.evaluate(setBack);
  await waitForMoves(page, 2);
  await page.waitForSelector("#board[data-open]");
  await page.click("#board [data-legal]");
  await waitForMoves(page, 4);
  await context.close();
});
