// The layout does not shift when scripts and tabs arrive or while computers play.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES } from "../../support/games.mjs";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { assertAgrees } from "../support/games/reversi-assertions.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { requestParts } from "../support/page-in-parts.mjs";
import { newGame } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Script that records layout shifts. */
const recordShifts = `
globalThis.shifts = [];
new PerformanceObserver((list) => {
  const board = document.getElementById("board");
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    const nodes = sources.map(({ node }) => node).filter((node) => node instanceof Element);
    const ofBoard = nodes.some((node) => board.contains(node) || node.contains(board));
    if (!hadRecentInput) shifts.push({ value, ofBoard, what: nodes.map(({ id, nodeName }) => id || nodeName) });
  }
}).observe({ type: "layout-shift", buffered: true });`;

/** @param {import("playwright-core").Page} page @returns {Promise<any[]>} */
const shiftsOn = (page) => page.evaluate("globalThis.shifts");

for (const [name, context] of /** @type {const} */ ([
  ["wide", { viewport: { width: 1280, height: 800 } }],
  ["narrow", { viewport: { width: 375, height: 667 } }],
])) {
  test(`the board does not move while computers play: ${name}`, async () => {
    const strength = { alone: "ramscher", first: "ramscher", second: "aufpasser-3" };
    const settings = { opponent: "both", strength };
    const table = await openReversi(browser, site, { context, settings, before: recordShifts });
    await table.result();
    const shifts = await shiftsOn(table.page);
    assert.deepEqual(
      shifts.filter((/** @type {any} */ { ofBoard }) => ofBoard),
      [],
    );
    await table.leave();
  });
}

const SIZES = [
  [320, 640],
  [375, 667],
  [667, 375],
  [768, 1024],
  [800, 1280],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
];

/** @param {string} game @param {{ url: string, origin: string }} from @param {string} before */
async function assertNoShifts(game, from, before) {
  for (const [width, height] of SIZES) {
    const context = { viewport: { width, height } };
    const { page, leave } = await openGamePage(browser, from, game, { context, before });
    await page.waitForLoadState("networkidle");
    assert.deepEqual(await shiftsOn(page), [], `${width} × ${height}`);
    await leave();
  }
}

for (const game of GAMES) {
  test(`nothing shifts when the script arrives, in every window size: ${game}`, () =>
    assertNoShifts(game, site, recordShifts));

  test(`nothing shifts when the page arrives in parts: ${game}`, async () => {
    const slow = await openSite({ isChunked: true });
    await assertNoShifts(game, slow, recordShifts + requestParts);
    await slow.close();
  });
}

/** Tabs whose content is loaded when they are opened, with an element of the content. */
const LATE_TABS = { analysis: "#analysis-go", laboratory: "#laboratory section" };

for (const game of GAMES) {
  test(`nothing shifts when the content of a tab arrives late: ${game}`, async () => {
    for (const [width, height] of [
      [320, 640],
      [800, 1000],
    ]) {
      const context = { viewport: { width, height } };
      const { page, leave } = await openGamePage(browser, site, game, {
        context,
        before: recordShifts,
      });
      for (const [tab, content] of Object.entries(LATE_TABS)) {
        let release = () => {};
        const released = new Promise((resolve) => {
          release = () => resolve(null);
        });
        const scripts = /\.(js|wasm)$/;
        await page.route(scripts, (route) => released.then(() => route.continue()));
        // A click by script, because browsers ignore shifts after a click by the user.
        await page.evaluate((name) => document.getElementById(`tab-${name}`)?.click(), tab);
        await page.evaluate(() => document.getElementById("workbench")?.scrollIntoView());
        await waitTwoFrames(page);
        await page.evaluate("shifts.length = 0");
        release();
        await page.waitForSelector(content, { state: "attached" });
        await waitTwoFrames(page);
        assert.deepEqual(await shiftsOn(page), [], `${tab}, ${width} × ${height}`);
        await page.unroute(scripts);
      }
      await leave();
    }
  });
}

test("before the script arrives the board already has its final form", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}reversi.html`);
  const cells = page.locator("#board tbody button");
  const bare = await cells.evaluateAll((all) =>
    all.map((cell) => [cell.getAttribute("aria-label"), cell.getAttribute("data-stone")]),
  );
  await context.close();
  const table = await openReversi(browser, site);
  const state = await table.state();
  assertAgrees(state, newGame("diagonal-tomato"));
  assert.deepEqual(
    bare,
    state.names.map((label, at) => [label, state.cells[at]]),
  );
  await table.leave();
});
