// Opens the page of any game, and waits for turns and results.

import assert from "node:assert/strict";
import { collectProblems } from "./chromium.mjs";

/**
 * @typedef {object} PageOptions
 * @property {string} [record] match in the address
 * @property {Record<string, unknown>} [settings] stored settings of the game
 * @property {string} [before] script that runs before the page's scripts
 * @property {import("playwright-core").BrowserContextOptions} [context]
 */

/**
 * Waits until the page is playable and its panels are loaded, or a notice says that they are not.
 * @param {import("playwright-core").Page} page
 */
export async function waitUntilReady(page) {
  await page.waitForSelector("html[data-ready]");
  await page.waitForSelector("#workbench[data-ready], #notice:not([hidden])", {
    state: "attached",
  });
}

/** Starts a new game with the settings that the dialog shows. @param {import("playwright-core").Page} page */
export async function startNewGame(page) {
  await page.click("#new");
  await page.click("#chooser-start");
}

/** Waits for the result of a running match; each move may take the page's timeout. @param {import("playwright-core").Page} page */
export async function waitForResult(page) {
  for (let moves = ""; moves !== "over"; ) {
    const progress = await page.waitForFunction((before) => {
      if (document.querySelector("#result[open]")) return "over";
      const now = String(document.querySelectorAll("#record li").length);
      return now !== before && now;
    }, moves);
    moves = String(await progress.jsonValue());
  }
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string, origin: string }} site
 * @param {string} game
 * @param {PageOptions} options
 */
export async function openGamePage(browser, site, game, options) {
  const { record, settings, before } = options;
  const context = await browser.newContext({
    locale: "en-US",
    reducedMotion: "reduce",
    ...options.context,
  });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  await page.addInitScript(
    ([name, own]) => {
      if (sessionStorage.visited) return;
      sessionStorage.visited = "yes";
      localStorage.setItem("stratege.1.settings", JSON.stringify({ pause: 0 }));
      if (own) localStorage.setItem(`stratege.1.${name}.settings`, own);
    },
    [game, settings ? JSON.stringify(settings) : null],
  );
  if (before) await page.addInitScript({ content: before });
  await page.goto(`${site.url}${game}.html${record ? `#${record}` : ""}`);
  await waitUntilReady(page);

  return {
    page,
    /** Waits until the user can move or the result is shown. */
    turn: () => page.waitForSelector("#board[data-open], #result[open]", { state: "attached" }),
    result: () => waitForResult(page),
    saved: () =>
      page.evaluate((name) => localStorage.getItem(`stratege.1.${name}.game`) ?? "", game),
    /** Closes the page and asserts that it had no problems. */
    async leave() {
      await context.close();
      assert.deepEqual(problems, []);
    },
  };
}
