// The help is next to the board and movable, and every page links to the start page.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
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

/** Opens the help with its rules. @param {Page} page */
async function openHelp(page) {
  await page.click("#help");
  await page.waitForSelector("#manual[open] #manual-rules p");
}

test("rules and board are visible together, and the match continues", async () => {
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
  // Letter keys work when the help does not have the focus.
  await page.keyboard.press("u");
  await page.waitForFunction(() => document.querySelector("#record [aria-current]") === null);
  await table.leave();
});

test("a second press on Help brings the focus to the open help, which stays where it is", async () => {
  const table = await openReversi(browser, site, {
    context: { viewport: { width: 1280, height: 800 } },
  });
  const { page } = table;
  await openHelp(page);
  await page.focus("#manual .grip");
  await page.keyboard.press("ArrowLeft");
  const placed = await boxOf(page, "#manual");
  await page.focus("#board [tabindex='0']");
  await page.click("#help");
  await page.waitForFunction(() => document.activeElement?.closest("#manual"));
  assert.deepEqual(await boxOf(page, "#manual"), placed);
  assert.equal(await page.locator("dialog[open]").count(), 1);
  await table.leave();
});

test("the help is moved by its title bar and with arrow keys, and stays on the screen", async () => {
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
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.focus("#manual .grip");
  for (let step = 0; step < 60; step++) await page.keyboard.press("ArrowLeft");
  assert.equal((await boxOf(page, "#manual")).x, 12);
  await page.keyboard.press("Escape");
  assert.ok(await page.isHidden("#manual"));
  await openHelp(page);
  assert.equal((await boxOf(page, "#manual")).x, 12, "its last position");
  await table.leave();
});

test("on a phone the help is below, and the upper rows of the board stay visible", async () => {
  const table = await openReversi(browser, site, {
    context: { viewport: { width: 390, height: 780 }, hasTouch: true },
  });
  const { page } = table;
  await openHelp(page);
  const [help, board] = [await boxOf(page, "#manual"), await boxOf(page, "#board")];
  assert.ok(board.y >= 0 && board.y < 160, "the board is at the top");
  assert.ok(help.y > board.y + 0.9 * board.height, "most of the board is visible");
  assert.ok(help.y + help.height <= 780);
  await table.leave();
});

test("after a rotation of the phone the help moves, unless the user has positioned it", async () => {
  const portrait = { width: 390, height: 780 };
  const landscape = { width: 780, height: 390 };
  const table = await openReversi(browser, site, {
    context: { viewport: portrait, hasTouch: true },
  });
  const { page } = table;
  await openHelp(page);
  await page.setViewportSize(landscape);
  await page.waitForSelector("#manual:not([data-below])");
  const aside = await boxOf(page, "#manual");
  assert.ok(!overlap(aside, await boxOf(page, "#board")));
  assert.ok(aside.x + aside.width <= landscape.width && aside.y + aside.height <= landscape.height);
  await page.setViewportSize(portrait);
  await page.waitForSelector("#manual[data-below]");
  const below = await boxOf(page, "#manual");
  assert.ok(below.y + below.height <= portrait.height);
  await page.focus("#manual .grip");
  await page.keyboard.press("ArrowUp");
  const positioned = await boxOf(page, "#manual");
  assert.equal(positioned.y, below.y - 24);
  await page.setViewportSize({ ...portrait, width: 400 });
  await page.waitForFunction(() => innerWidth === 400);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.equal((await boxOf(page, "#manual")).y, positioned.y);
  await table.leave();
});

test("the diagrams of chess have square boards without bands", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    context: { viewport: { width: 1280, height: 720 } },
  });
  await openHelp(page);
  const boxes = await page.locator("#manual .diagram").evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      const [, , columns, rows] = (one.getAttribute("viewBox") ?? "").split(" ").map(Number);
      return (width - 4) / (height - 4) / (columns / rows);
    }),
  );
  assert.ok(boxes.length > 0);
  for (const stretch of boxes) assert.ok(Math.abs(stretch - 1) < 0.02, String(boxes));
  await leave();
});

test("every page links to the start page", async () => {
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
