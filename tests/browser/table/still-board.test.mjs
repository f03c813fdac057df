// No tool of the table moves or resizes the board, in every game, language and several window sizes.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
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

const WINDOWS = [
  [320, 640],
  [375, 700],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
];

/** Matches in progress whose hints and status texts are long. */
const RECORDS = {
  reversi: "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2",
  gobang: "gobang:16-first-five-120:h8i9i8g8",
  chess: "chess:standard:e2e4e7e5g1f3b8c6",
  qubic: "qubic:first:111222",
  connect4: "connect4:first:4443",
};

/** @param {Page} page */
async function boardRect(page) {
  await waitTwoFrames(page);
  return page.locator("#board").evaluate((board) => {
    const { x, y, width, height } = board.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height].map((one) => Math.round(10 * one) / 10);
  });
}

/** Requests a hint and waits for its text. @param {Page} page */
async function hint(page) {
  const before = await page.textContent("#turn-text");
  await page.locator("#hint").dispatchEvent("click");
  await page.waitForFunction(
    (text) => document.querySelector("#turn-text")?.textContent !== text,
    before,
  );
}

/** Presses an action next to the board. @param {Page} page @param {string} id */
const press = (page, id) => page.locator(`[data-presses="${id}"]`).dispatchEvent("click");

/** Opens and closes the help. @param {Page} page */
async function openHelp(page) {
  await page.locator("#help").dispatchEvent("click");
  await page.waitForSelector("#manual[open]");
  await page.keyboard.press("Escape");
}

/** Sets up a position on the board; the analysis is open. @param {Page} page */
async function openSetup(page) {
  await page.locator("#setup > summary").dispatchEvent("click");
  await page.waitForSelector("#board[data-edited]");
}

/** Returns from the set-up to the match. @param {Page} page */
async function leaveSetup(page) {
  await page.locator("#setup [data-text='setup.cancel']").dispatchEvent("click");
  await page.waitForSelector("#board:not([data-edited])");
}

/** @type {[string, (page: Page) => Promise<unknown>][]} */
const TOOLS = [
  ["hint", hint],
  ["undo", (page) => page.locator("#undo").dispatchEvent("click")],
  ["redo", (page) => page.locator("#redo").dispatchEvent("click")],
  ["record", (page) => page.keyboard.press("m")],
  ["back", (page) => press(page, "walk-back")],
  ["forward", (page) => press(page, "walk-on")],
  ["sounds", (page) => press(page, "sounds")],
  ["typed move", (page) => page.keyboard.press("e")],
  ["forgotten move", (page) => page.keyboard.press("Backspace")],
  ["analysis", (page) => page.locator("#tab-analysis").dispatchEvent("click")],
  ["set-up", openSetup],
  ["end of set-up", leaveSetup],
  ["moves", (page) => page.locator("#tab-record").dispatchEvent("click")],
  ["sheet", (page) => page.locator("#sheet-close").dispatchEvent("click")],
  ["help", openHelp],
];

for (const [game, record] of Object.entries(RECORDS))
  test(`tools do not move or resize the board of ${game}`, async () => {
    const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.addInitScript(
      ([name]) => localStorage.setItem(name, JSON.stringify({ opponent: "none" })),
      [`stratege.1.${game}.settings`],
    );
    await page.goto(`${site.url}${game}.html#${encodeURI(record)}`);
    await page.waitForSelector("html[data-ready]");
    const moved = [];
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      for (const language of ["de", "en", "fi"]) {
        await page.selectOption("#language", language);
        await page.waitForSelector(`html:lang(${language})`);
        const before = await boardRect(page);
        for (const [tool, use] of TOOLS) {
          await use(page);
          const now = await boardRect(page);
          if (String(now) !== String(before))
            moved.push(`${tool}, ${language}, ${width}: ${before} → ${now}`);
        }
      }
    }
    assert.deepEqual(moved, []);
    await context.close();
  });
