// Whole matches by keyboard in all five games: squares are found by name or with arrow keys, Enter plays, and keys
// announce the position.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
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

/** Script that records announcements. */
const recordAnnouncements = `addEventListener("DOMContentLoaded", () => {
  const region = document.getElementById("spoken");
  globalThis.announced = [];
  new MutationObserver(() => announced.push(region.textContent)).observe(region, { childList: true });
});`;

/** @param {Page} page @param {string} keys */
async function type(page, keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Moves the focus to a square by its name. @param {Page} page @param {string} square */
async function goTo(page, square) {
  await type(page, `j${square}`);
  if (square === "a1" && page.url().includes("gobang")) await page.keyboard.press("Enter"); // not a10
  await page.waitForFunction(
    (name) =>
      document.activeElement
        ?.getAttribute("aria-label")
        ?.split(/[\s,.:]+/)
        .includes(name),
    square,
  );
}

/** Plays on a square. @param {Page} page @param {string} square */
async function playOn(page, square) {
  await goTo(page, square);
  await page.keyboard.press("Enter");
}

/**
 * Whole matches with the function that plays a move.
 * @type {Record<string, { start: string, moves: string[], play: (page: Page, move: string) => Promise<void> }>}
 */
const games = {
  reversi: {
    start: "reversi:diagonal-mole:",
    moves: ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"],
    play: playOn,
  },
  gobang: {
    start: "gobang:16-first-five-120:",
    moves: ["n8", "a1", "n9", "a2", "n10", "a3", "n11", "a4", "n12"],
    play: playOn,
  },
  chess: {
    start: "chess:standard:",
    moves: ["f2f3", "e7e5", "g2g4", "d8h4"],
    async play(page, move) {
      await playOn(page, move.slice(0, 2));
      await playOn(page, move.slice(2));
    },
  },
  qubic: {
    start: "qubic:first:",
    moves: ["111", "211", "112", "212", "113", "213", "114"],
    play: type,
  },
  connect4: {
    start: "connect4:first:",
    moves: ["1", "2", "1", "2", "1", "2", "1"],
    play: type,
  },
};

for (const [game, { start, moves, play }] of Object.entries(games)) {
  test(`${game}: a whole match, with announcements on request`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, {
      record: start,
      settings: { opponent: "none" },
      before: recordAnnouncements,
    });
    await page.waitForSelector("#tool-buttons", { state: "attached" });
    for (const [at, move] of moves.entries()) {
      await page.waitForSelector("#board[data-open]");
      await play(page, move);
      await page.waitForFunction(
        (count) => document.querySelectorAll("#record li").length === count,
        at + 1,
      );
      if (at !== 2) continue;
      const count = Number(await page.evaluate("announced.length"));
      for (const [step, key] of [..."lms"].entries()) {
        await page.keyboard.press(key);
        await page.waitForFunction(
          (previous) => /** @type {any} */ (globalThis).announced.length > previous,
          count + step,
        );
      }
      const answers = /** @type {string[]} */ (await page.evaluate(`announced.slice(${count})`));
      assert.match(answers.join(" "), /\d+ moves? (is|are) possible/);
      assert.match(answers.at(-1) ?? "", / to move/);
      assert.deepEqual(await accessibilityViolations(page), []);
    }
    await page.waitForSelector("#result[open]");
    const announced = /** @type {string[]} */ (await page.evaluate("announced"));
    const title = await page.locator("#result-title").textContent();
    assert.equal(
      announced.filter((sentence) => sentence.includes(title ?? "?")).length,
      1,
      "announced once",
    );
    await page.keyboard.press("n");
    await page.waitForSelector("#result", { state: "hidden" });
    assert.equal(await page.locator("#record li").count(), 0);
    await leave();
  });
}
