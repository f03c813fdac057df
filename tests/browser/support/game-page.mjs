// Opens the page of any game, with what all of them have: a turn, a result, a saved match.

import assert from "node:assert/strict";
import { watch } from "./chromium.mjs";

/**
 * @typedef {object} PageOptions
 * @property {string} [line] the match in the address
 * @property {Record<string, unknown>} [settings] the game's own, as if chosen on an earlier visit
 * @property {string} [before] a script that runs before the page's own
 * @property {import("playwright-core").BrowserContextOptions} [context]
 */

/** Until the page can be played, with everything that stands around the board. @param {import("playwright-core").Page} page */
export async function untilStanding(page) {
  await page.waitForSelector("html[data-ready]");
  await page.waitForSelector("#workbench[data-ready], #notice:not([hidden])", {
    state: "attached",
  });
}

/** Waits for the result of a match that plays on; each move may take as long as the page's timeout. @param {import("playwright-core").Page} page */
export async function untilResult(page) {
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
export async function openGamePage(browser, site, game, { line, settings, before, context }) {
  const room = await browser.newContext({ locale: "en-US", reducedMotion: "reduce", ...context });
  const page = await room.newPage();
  const problems = watch(page, site.origin);
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
  await page.goto(`${site.url}${game}.html${line ? `#${line}` : ""}`);
  await untilStanding(page);

  return {
    page,
    /** Until a person can move or the result lies over the page. */
    turn: () => page.waitForSelector("#board[data-open], #result[open]", { state: "attached" }),
    result: () => untilResult(page),
    saved: () =>
      page.evaluate((name) => localStorage.getItem(`stratege.1.${name}.game`) ?? "", game),
    async leave() {
      await room.close();
      assert.deepEqual(problems, []);
    },
  };
}
