// What may happen to a match that is under way: its worker is ended without a word, the storage refuses, another
// tab plays it too, the tab is frozen, the clock is set back. Each is told where there is something to tell, and
// the match is still there.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { storageWords } from "../../../www/i18n/storage.js";
import { openChromium } from "../support/chromium.mjs";
import { readInFrame } from "../support/frames.mjs";
import { untilStanding } from "../support/game-page.mjs";
import { viewOf } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";
import { fixedDepth, workerLog } from "../support/tamper.mjs";
import { openWorkerLog, untilLogged } from "../support/worker-log.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {Awaited<ReturnType<typeof openSite>>} */
let slow;
/** @type {import("playwright-core").Browser} */
let browser;

// The slow one ends a thought now and then, only to begin it again: a worker can be ended from outside in no other moment.
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
const line = (page) => readInFrame(page, () => decodeURI(location.hash.slice(1)));
/** @param {Page} page */
const saved = (page) => page.evaluate(() => localStorage.getItem("stratege.1.reversi.game"));
/** @param {Page} page @param {number} moves */
const until = (page, moves) =>
  page.waitForFunction((n) => document.querySelectorAll("#record li").length >= n, moves);

/**
 * @param {string} url
 * @param {import("playwright-core").BrowserContext} room
 * @param {string} [before] a script that runs before the page's own
 */
async function open(url, room, before) {
  const page = await room.newPage();
  if (before) await page.addInitScript({ content: before });
  await page.goto(url);
  await untilStanding(page);
  await page.locator("#pause").fill("0");
  return page;
}

/** The player who thinks for long in the first worker is chosen before the page begins, so that no quicker one answers. */
const chosen = `localStorage.setItem("stratege.1.reversi.settings", JSON.stringify({
  strength: { alone: "aufpasser-2", first: "aufpasser-2", second: "aufpasser-2" } }));`;

test("a worker that is ended in the middle of a thought without a word is replaced, and the match goes on", async () => {
  const room = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const game = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6";
  const page = await open(`${slow.url}reversi.html#${game}`, room, chosen);
  await openWorkerLog(page);
  await untilLogged(page, "asks", 5);
  const [worker] = page.workers();
  worker.evaluate(() => close()).catch(() => {});
  await until(page, viewOf(game).moves.length + 1);
  assert.equal(await page.locator("#notice:not([hidden])").count(), 0);
  await room.close();
});

for (const [name, locale, content] of /** @type {const} */ ([
  [
    "forbidden",
    "fi-FI",
    `Object.defineProperty(window, "localStorage", {
       get() { throw new DOMException("denied", "SecurityError"); } });`,
  ],
  [
    "full",
    "de-DE",
    `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };`,
  ],
])) {
  test(`storage is ${name}: it is said once, and the address holds the match`, async () => {
    const room = await browser.newContext({ locale, reducedMotion: "reduce" });
    const page = await open(`${site.url}reversi.html`, room, content);
    await page.waitForLoadState("networkidle");
    await page.check("[name=opponent][value=none]");
    const language = /** @type {"fi" | "de"} */ (locale.slice(0, 2));
    assert.equal(await notice(page), storageWords[language].unkept);
    await page.click("#notice-close");
    await page.click("#board [data-legal]");
    await page.click("#board [data-legal]");
    await until(page, 2);
    assert.equal(await page.locator("#notice:not([hidden])").count(), 0, "once is enough");
    const before = await line(page);
    await page.reload();
    await untilStanding(page);
    assert.equal(await line(page), before);
    await room.close();
  });
}

test("two tabs with the same game: each is told, and neither loses its match", async () => {
  const room = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const one = await open(`${site.url}reversi.html`, room);
  await one.check("[name=opponent][value=none]");
  await one.click("#board [data-legal]");
  const two = await open(`${site.url}reversi.html`, room);
  assert.equal(await line(two), await line(one), "the second tab goes on with the match");
  await two.waitForLoadState("networkidle");
  await two.check("[name=opponent][value=none]");
  for (const at of [0, 0]) await two.locator("#board [data-legal]").nth(at).click();
  assert.equal(await notice(one), storageWords.en.elsewhere);
  await one.locator("#board [data-legal]").last().click();
  assert.equal(await notice(two), storageWords.en.elsewhere);
  const [first, second] = [await line(one), await line(two)];
  assert.notEqual(first, second);
  assert.equal(await saved(one), first, "the one played last is saved");
  for (const page of [one, two]) await page.reload();
  assert.deepEqual([await line(one), await line(two)], [first, second]);
  await room.close();
});

test("a tab frozen in the middle of a thought and thawed later gets its answer", async () => {
  const room = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const other = await open(`${site.url}reversi.html`, room);
  await openWorkerLog(other);
  const page = await open(`${site.url}reversi.html`, room);
  await page.locator("#pause").fill("500");
  await page.check("[name=strength-alone][value=aufpasser-6]");
  const session = await room.newCDPSession(page);
  await page.click("#board [data-legal]");
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await untilLogged(other, "chooses");
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await until(page, 2);
  assert.equal(await page.locator("#notice:not([hidden])").count(), 0);
  assert.equal(await saved(page), await line(page));
  await room.close();
});

test("a clock that is set back a year disturbs neither pause nor thought", async () => {
  const room = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const page = await open(`${site.url}reversi.html`, room);
  await page.locator("#pause").fill("250");
  const setBack = () => {
    const now = Date.now;
    Date.now = () => now() - 365 * 24 * 3600 * 1000;
  };
  await page.click("#board [data-legal]");
  await page.evaluate(setBack);
  for (const worker of page.workers()) await worker.evaluate(setBack);
  await until(page, 2);
  await page.waitForSelector("#board[data-open]");
  await page.click("#board [data-legal]");
  await until(page, 4);
  await room.close();
});
