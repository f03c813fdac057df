// Files that never arrive: after ten seconds without a byte the page says that the connection has stalled, whichever file
// it is, and continues when it is there. The seconds are those of a simulated clock.

import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, test } from "node:test";
import { en as common } from "../../../www/i18n/common.js";
import { de } from "../../../www/i18n/errors.de.js";
import { en } from "../../../www/i18n/errors.js";
import { openChromium } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";
import { advance, virtualTime } from "../support/virtual-time.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Milliseconds after which a file counts as stalled. */
const STALL = 10_000;

/** @type {import("playwright-core").Browser} */
let browser;
/** One with service workers. @type {import("playwright-core").Browser} */
let installing;
/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** Names of files that do not arrive. @type {RegExp | null} */
let stalled;
/** Sends the stalled files. @type {(() => void)[]} */
let waiting;
/** Resolves when the first stalled file has been requested. @type {Promise<void>} */
let requested;

before(async () => {
  [browser, installing] = await Promise.all([
    openChromium(),
    openChromium({ serviceWorker: true }),
  ]);
});
after(() => Promise.all([browser?.close(), installing?.close()]));

beforeEach(async () => {
  waiting = [];
  /** @type {() => void} */
  let onRequest;
  requested = new Promise((resolve) => {
    onRequest = resolve;
  });
  site = await openSite({
    transform(name, contents) {
      if (name === "service-worker.js") return Buffer.from(virtualTime + contents);
      if (!stalled?.test(name)) return contents;
      onRequest();
      return new Promise((resolve) => waiting.push(() => resolve(contents)));
    },
  });
});
afterEach(() => {
  release();
  return site.close();
});

function release() {
  stalled = null;
  for (const send of waiting.splice(0)) send();
}

/**
 * Waits until the stalled file has been requested and all others have arrived: only its timer is due after ten seconds.
 * @param {Page} page
 */
async function waitForStall(page) {
  await requested;
  await page.waitForFunction((time) => {
    /** @type {number[]} */
    const timers = /** @type {any} */ (globalThis).virtualTime.waiting();
    return timers.filter((due) => due === time).length === 1;
  }, STALL);
}

/** @param {string} locale @param {string} [content]  a script that runs before the page's own */
async function openRoom(locale, content) {
  const room = await browser.newContext({ locale, reducedMotion: "reduce" });
  const page = await room.newPage();
  if (content) await page.addInitScript({ content });
  return { room, page };
}

const notice = (/** @type {Page} */ page) =>
  page.locator("#notice:not([hidden]) #notice-text").textContent();

/** @param {Page} page */
const isSilent = async (page) => (await page.locator("#notice:not([hidden])").count()) === 0;

test("an engine module stalls: after ten seconds the page says so, and play on tries again", async () => {
  stalled = /^reversi-engine\.\w+\.wasm$/;
  const { room, page } = await openRoom("de-DE", virtualTime);
  await page.goto(`${site.url}reversi.html`);
  await page.waitForSelector("#workbench[data-ready]");
  await page.locator("#pause").fill("0");
  await page.check("[name=strength-alone][value=level-1]");
  await page.click("#board [data-legal]");
  await waitForStall(page);
  await advance(page, STALL - 1);
  assert.ok(await isSilent(page));
  await advance(page, 1);
  assert.equal(await notice(page), de["notice.failed"].replace("{why}", de["error.slow"]));
  release();
  await page.click("#play-on");
  await page.waitForFunction(() => document.querySelectorAll("#record li").length === 2);
  await room.close();
});

test("the module of the rules stalls: the page says so", async () => {
  stalled = /^reversi\.\w+\.wasm$/;
  const { room, page } = await openRoom("en-US", virtualTime);
  await page.goto(`${site.url}reversi.html`);
  await waitForStall(page);
  await advance(page, STALL - 1);
  assert.ok(await isSilent(page));
  await advance(page, 1);
  assert.equal(await notice(page), en["error.slow"]);
  assert.equal(await page.locator("#late").isVisible(), false);
  await room.close();
});

test("the first script stalls: after eight seconds the page says that it is still loading", async () => {
  stalled = /^main\.\w+\.js$/;
  const { room, page } = await openRoom("en-US");
  await room.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      for (const one of document.getAnimations()) one.playbackRate = 20;
    });
  });
  await page.goto(`${site.url}reversi.html`, { waitUntil: "commit" });
  await page.locator("#late", { hasText: "Still loading" }).waitFor();
  release();
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.locator("#late").isVisible(), false);
  await room.close();
});

test("the board stalls: the page says so", async () => {
  stalled = /^board\.\w+\.js$/;
  const { room, page } = await openRoom("en-US", virtualTime);
  await page.goto(`${site.url}qubic.html`);
  await waitForStall(page);
  await advance(page, STALL);
  assert.equal(await notice(page), en["error.slow"]);
  await room.close();
});

test("a language stalls: the page plays in English", async () => {
  stalled = /^common\.fi\./;
  const { room, page } = await openRoom("fi-FI", virtualTime);
  await page.goto(`${site.url}reversi.html`);
  await waitForStall(page);
  await advance(page, STALL);
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.locator("#new").textContent(), common.new);
  await room.close();
});

test("the laboratory stalls: the page says so, and opens it when it is there", async () => {
  const { room, page } = await openRoom("en-US", virtualTime);
  await page.goto(`${site.url}reversi.html`);
  await page.waitForSelector("#workbench[data-ready]");
  stalled = /^sections\./;
  await page.click("#tab-laboratory");
  await waitForStall(page);
  await advance(page, STALL);
  assert.equal(await notice(page), en["error.slow"]);
  release();
  await page.waitForSelector("#laboratory section");
  await room.close();
});

test("a file stalls while the site is stored: the installation ends, and the next visit tries again", async () => {
  stalled = /^qubic-engine\.\w+\.wasm$/;
  const context = await installing.newContext({ locale: "en-US" });
  const page = await context.newPage();
  const started = context.waitForEvent("serviceworker");
  await page.goto(`${site.url}reversi.html`);
  const worker = await started;
  const isInstalling = () =>
    navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.installing));
  await page.waitForFunction(isInstalling);
  while (await page.evaluate(isInstalling))
    await worker.evaluate("globalThis.virtualTime.advance(20_000)").catch(() => {}); // it ends
  assert.equal(await page.evaluate("navigator.serviceWorker.controller"), null);
  release();
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await context.close();
});
