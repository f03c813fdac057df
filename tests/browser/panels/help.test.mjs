// The help stands beside the board and can be moved, and the start page is one step away.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { openSite } from "../support/site.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @param {Page} page @param {string} selector */
async function boxOf(page, selector) {
  const box = await page.locator(selector).boundingBox();
  assert.ok(box, selector);
  return box;
}

/** @typedef {Awaited<ReturnType<typeof boxOf>>} Box */

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The help with its rules. @param {Page} page */
async function openHelp(page) {
  await page.click("#help");
  await page.waitForSelector("#manual[open] #manual-rules p");
}

test("rules and board are seen together, and the game goes on", async () => {
  const table = await openReversi(browser, site, {
    settings: { opponent: "none" },
    context: { viewport: { width: 1280, height: 800 } },
  });
  const { page } = table;
  await openHelp(page);
  assert.equal(await page.locator("#manual:modal").count(), 0);
  assert.ok(!overlap(await boxOf(page, "#manual"), await boxOf(page, "#board")));
  await table.play(29);
  assert.equal((await table.state()).moves.length, 1);
  assert.ok(await page.isVisible("#manual"));
  // Letters are the table's again where the help has not the focus.
  await page.keyboard.press("u");
  await page.waitForFunction(() => document.querySelector("#record [aria-current]") === null);
  await table.leave();
});

test("the help is moved by its title and with the arrow keys, and stays on the screen", async () => {
  const table = await openReversi(browser, site, {
    context: { viewport: { width: 1280, height: 800 } },
  });
  const { page } = table;
  await openHelp(page);
  const first = await boxOf(page, "#manual");
  await page.focus("#manual .grip");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  const second = await boxOf(page, "#manual");
  assert.deepEqual([second.x - first.x, second.y - first.y], [-24, 24]);
  const title = await boxOf(page, "#manual-title");
  await page.mouse.move(title.x + 5, title.y + 5);
  await page.mouse.down();
  await page.mouse.move(title.x - 195, title.y - 45);
  await page.mouse.up();
  const third = await boxOf(page, "#manual");
  assert.deepEqual([third.x - second.x, third.y - second.y], [-200, -50]);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.focus("#manual .grip");
  for (let step = 0; step < 60; step++) await page.keyboard.press("ArrowLeft");
  assert.equal((await boxOf(page, "#manual")).x, 12);
  await page.keyboard.press("Escape");
  assert.ok(await page.isHidden("#manual"));
  await openHelp(page);
  assert.equal((await boxOf(page, "#manual")).x, 12, "where it was put");
  await table.leave();
});

test("on a phone the help lies below, and the upper rows of the board stay in view", async () => {
  const table = await openReversi(browser, site, {
    context: { viewport: { width: 390, height: 780 }, hasTouch: true },
  });
  const { page } = table;
  await openHelp(page);
  const [help, board] = [await boxOf(page, "#manual"), await boxOf(page, "#board")];
  assert.ok(board.y >= 0 && board.y < 160, "the board is at the top");
  assert.ok(help.y > board.y + 0.9 * board.height, "most of it is in view");
  assert.ok(help.y + help.height <= 780);
  await table.leave();
});

test("where the phone is turned the help finds its place anew, unless somebody has chosen it", async () => {
  const portrait = { width: 390, height: 780 };
  const landscape = { width: 780, height: 390 };
  const table = await openReversi(browser, site, {
    context: { viewport: portrait, hasTouch: true },
  });
  const { page } = table;
  await openHelp(page);
  await page.setViewportSize(landscape);
  await page.waitForSelector("#manual:not([data-below])");
  const beside = await boxOf(page, "#manual");
  assert.ok(!overlap(beside, await boxOf(page, "#board")));
  assert.ok(
    beside.x + beside.width <= landscape.width && beside.y + beside.height <= landscape.height,
  );
  await page.setViewportSize(portrait);
  await page.waitForSelector("#manual[data-below]");
  const below = await boxOf(page, "#manual");
  assert.ok(below.y + below.height <= portrait.height);
  await page.focus("#manual .grip");
  await page.keyboard.press("ArrowUp");
  const chosen = await boxOf(page, "#manual");
  assert.equal(chosen.y, below.y - 24);
  await page.setViewportSize({ ...portrait, width: 400 });
  await page.waitForFunction(() => innerWidth === 400);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.equal((await boxOf(page, "#manual")).y, chosen.y);
  await table.leave();
});

test("the start page is one step away from every page", async () => {
  const page = await browser.newPage({ locale: "de-DE" });
  for (const file of [
    "reversi.html",
    "gobang.html",
    "chess.html",
    "qubic.html",
    "connect4.html",
    "qubic-proof.html",
  ]) {
    await page.goto(`${site.url}${file}`);
    await page.waitForSelector("html[lang=de]");
    await page.getByRole("link", { name: "Spiele", exact: true }).first().click();
    await page.waitForSelector("main.start");
  }
  await page.close();
});
