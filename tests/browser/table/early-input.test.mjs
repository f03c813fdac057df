// Input that arrives before the match is open, on slow devices: it is played, or dropped without an error.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { en } from "../../../www/i18n/common.js";
import { GAMES } from "../../support/games.mjs";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { openGamePage, waitUntilReady } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Runs before the page's scripts: clicks, moves the pointer, presses keys and opens an address in every task until the page is ready. */
function sendInput() {
  let addresses = 0;
  const targets = () => [
    ...document.querySelectorAll("#board :is(td, button, .cell), button.picket:not(#new)"),
  ];
  const keys = ["f", "h", "ArrowLeft", "Home", "End", "1"];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (document.documentElement?.matches("[data-ready]")) return;
    for (const target of targets()) {
      for (const type of ["pointerover", "pointerdown", "pointerup"])
        target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1 }));
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    for (const key of keys)
      document.body?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    if (addresses++ < 20) location.hash = `reversi:${addresses}%`; // browsers allow few per second
    port2.postMessage(0);
  };
  port2.postMessage(0);
}

for (const game of GAMES) {
  test(`${game}: input before the match is open causes no error`, async () => {
    const settings = { opponent: "none" };
    const { leave } = await openGamePage(browser, site, game, {
      settings,
      before: `(${sendInput})()`,
    });
    await leave();
  });
}

test("a language chosen before the texts of the game are loaded is shown once they are", async () => {
  /** @type {() => void} */
  let sendBoard = () => {};
  const slow = await openSite({
    transform: (name, contents) =>
      /^board\.\w+\.js$/.test(name)
        ? new Promise((resolve) => {
            sendBoard = () => resolve(contents);
          })
        : contents,
  });
  const context = await browser.newContext({ locale: "fi-FI", reducedMotion: "reduce" });
  const page = await context.newPage();
  const problems = collectProblems(page, slow.origin);
  const requested = page.waitForRequest(/board\.\w+\.js$/);
  await page.goto(`${slow.url}reversi.html`, { waitUntil: "commit" });
  await requested;
  await page.selectOption("#language", "en");
  sendBoard();
  await waitUntilReady(page);
  assert.equal(await page.locator("#new").textContent(), en.new);
  await context.close();
  await slow.close();
  assert.deepEqual(problems, []);
});
