// Whole matches without a mouse: by keyboard, and by finger on a small screen.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { assertAgrees } from "../support/games/reversi-assertions.mjs";
import { openReversi, playToTheEnd } from "../support/games/reversi-page.mjs";
import { newGame, viewOf } from "../support/rules.mjs";
import { pick, seededRandom } from "../support/seeded-random.mjs";
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

/** Index of the focused cell, or -1. @param {Page} page @returns {Promise<number>} */
const focused = (page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll("#board tbody button")];
    return cells.indexOf(/** @type {Element} */ (document.activeElement));
  });

/** @param {Page} page */
async function tabToBoard(page) {
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press("Tab");
    if ((await focused(page)) >= 0) return;
  }
  throw new Error("the tab key does not come to the board");
}

/** Moves the focus with arrow keys, first along the row. @param {Page} page @param {number} cell */
async function walkTo(page, cell) {
  const here = await focused(page);
  assert.ok(here >= 0, "the focus is not on the board");
  const across = (cell % 8) - (here % 8);
  const along = Math.floor(cell / 8) - Math.floor(here / 8);
  for (let i = 0; i < Math.abs(across); i += 1)
    await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
  for (let i = 0; i < Math.abs(along); i += 1)
    await page.keyboard.press(along > 0 ? "ArrowDown" : "ArrowUp");
  assert.equal(await focused(page), cell);
}

test("a whole match by keyboard, and a new one with one more key", async () => {
  const random = seededRandom(5);
  const table = await openReversi(browser, site, { settings: { opponent: "second" } });
  const { page } = table;
  await tabToBoard(page);
  let keys = 0;
  await playToTheEnd(
    table,
    (legal) => pick(legal, random),
    async (cell) => {
      await walkTo(page, cell);
      await page.keyboard.press(keys++ % 2 ? "Enter" : " ");
    },
  );
  const { result } = await table.state();
  assert.ok(result?.title);
  await page.keyboard.press("Enter");
  const start = await table.state();
  assert.equal(start.result, null);
  assertAgrees(start, newGame("diagonal-tomato"));
  assert.ok((await focused(page)) >= 0, "the focus is not back on the board");
  await walkTo(page, start.legal[0]);
  await page.keyboard.press("Enter");
  await table.turn();
  assert.equal((await table.state()).ply, 2);
  await table.leave();
});

test("Home and End go to the ends of the row, with Control to the corners, and arrows stop at the edge", async () => {
  const table = await openReversi(browser, site);
  const { page } = table;
  await tabToBoard(page);
  await walkTo(page, 27);
  for (const [key, cell] of /** @type {const} */ ([
    ["Home", 24],
    ["ArrowLeft", 24],
    ["End", 31],
    ["ArrowRight", 31],
    ["Control+Home", 0],
    ["ArrowUp", 0],
    ["Control+End", 63],
    ["ArrowDown", 63],
  ])) {
    await page.keyboard.press(key);
    assert.equal(await focused(page), cell, key);
  }
  await table.leave();
});

test("Enter on an illegal square says why, and changes nothing", async () => {
  const table = await openReversi(browser, site, { settings: { opponent: "none" } });
  await tabToBoard(table.page);
  for (const cell of [0, 27]) {
    await walkTo(table.page, cell);
    await table.page.keyboard.press("Enter");
    assert.match((await table.page.textContent("#turn-text")) ?? "", /turns no disc|is occupied/);
    assert.equal(await table.page.locator("#record li").count(), 0);
  }
  await table.leave();
});

test("letter keys undo, redo, start a match and open the help, unless they are disabled", async () => {
  const record = "reversi:diagonal-tomato:f4d3c2";
  const table = await openReversi(browser, site, { settings: { opponent: "none" }, record });
  const { page } = table;
  await page.keyboard.press("u");
  assertAgrees(await table.state(), "reversi:diagonal-tomato:f4d3!c2");
  await page.keyboard.press("u");
  await page.keyboard.press("R");
  assertAgrees(await table.state(), "reversi:diagonal-tomato:f4d3!c2");
  await page.keyboard.press("r");
  assertAgrees(await table.state(), record);
  await page.keyboard.press("?");
  const letters = page.locator("#manual[open] #letter-keys");
  await letters.waitFor();
  await page.keyboard.press("n");
  assertAgrees(await table.state(), record);
  await letters.click();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#manual[open]").count(), 0);
  await page.keyboard.press("n");
  assertAgrees(await table.state(), record);
  await page.click("#help");
  await letters.click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await page.waitForSelector("#chooser :checked:focus");
  await page.keyboard.press("Enter");
  assertAgrees(await table.state(), newGame("diagonal-tomato"));
  await table.leave();
});

test("a whole match by finger on a small screen", async () => {
  const random = seededRandom(6);
  const context = { hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } };
  const table = await openReversi(browser, site, { settings: { opponent: "second" }, context });
  const moves = await playToTheEnd(
    table,
    (legal) => pick(legal, random),
    (cell) => table.cell(cell).tap(),
  );
  assert.ok(moves > 5);
  const snapshots = await table.snapshots();
  assert.ok(viewOf(snapshots.at(-1)?.record ?? "").outcome);
  await table.page.tap("#result-new");
  assertAgrees(await table.state(), newGame("diagonal-tomato"));
  await table.leave();
});
