// Opens practice pages, and reads what they show.

import { existsSync, readFileSync } from "node:fs";
import { after, before } from "node:test";
import { readSettings } from "../../../../scripts/build/settings.mjs";
import { inRoot } from "../../../../scripts/support/paths.mjs";
import { readPuzzles } from "../../../../www/pages/practice/puzzle-file.js";
import { collectProblems, openChromium } from "../../support/chromium.mjs";
import { openSite } from "../../support/site.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../../../www/pages/practice/puzzle-file.js").Puzzle} Puzzle */

const { games } = await readSettings();
const filesOf = (/** @type {string} */ game) =>
  ["puzzles.txt", "puzzles-2.txt"].map((name) => inRoot("data", game, name)).filter(existsSync);
export const practised = games.filter((game) => filesOf(game).length > 0);
export const puzzlesOf = (/** @type {string} */ game) =>
  filesOf(game).flatMap((file) => readPuzzles(readFileSync(file, "utf8")));

export const GAME = "connect4";
export const PUZZLES = puzzlesOf(GAME);

export const KEY = `stratege.1.${GAME}.practice`;

/** A puzzle with one right and several wrong columns. */
export const PUZZLE = /** @type {Puzzle} */ (PUZZLES.find(({ answers }) => answers.length === 1));
export const [ANSWER] = PUZZLE.answers;

/** Opens the site and Chromium for the tests of a file. */
export function openPractice() {
  const opened =
    /** @type {{ site: Awaited<ReturnType<typeof openSite>>, browser: import("playwright-core").Browser }} */ ({});
  before(async () => {
    opened.site = await openSite();
    opened.browser = await openChromium({ serviceWorker: true });
  });
  after(() => Promise.all([opened.browser?.close(), opened.site?.close()]));

  /**
   * Opens a practice page in a new context.
   * @param {string} [id] of a puzzle @param {import("playwright-core").BrowserContextOptions & { stored?: string, game?: string }} [options]
   */
  async function enter(id = "", { stored, game = GAME, ...options } = {}) {
    const { site, browser } = opened;
    const context = await browser.newContext({
      locale: "en-GB",
      reducedMotion: "reduce",
      ...options,
    });
    if (stored !== undefined)
      await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [KEY, stored]);
    const page = await context.newPage();
    const problems = collectProblems(page, site.origin);
    await page.goto(`${site.url}practice-${game}.html${id && `#${id}`}`);
    await page.waitForSelector("html[data-ready]");
    return { context, page, problems };
  }

  return { opened, enter };
}

/** @param {Page} page @param {string} move */
export async function type(page, move) {
  await page.fill("#typed-move", move);
  await page.press("#typed-move", "Enter");
}

/** Id of the puzzle on the board. @param {Page} page */
export const idOn = (page) => page.evaluate(() => location.hash.slice(1));

/** Waits for another puzzle; returns its id. @param {Page} page @param {string} before */
export async function nextPuzzle(page, before) {
  await page.waitForFunction((old) => location.hash.slice(1) !== old, before);
  return idOn(page);
}

/** A column that may be played and is wrong. @param {Page} page */
export const wrongColumn = (page) =>
  page.evaluate(
    (right) =>
      [...document.querySelectorAll("#board thead button")].findIndex(
        (button, at) => button.ariaDisabled !== "true" && String(at + 1) !== right,
      ) + 1,
    ANSWER,
  );

/** Stored progress. @param {Page} page */
export const progressOn = (page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}"), KEY);
