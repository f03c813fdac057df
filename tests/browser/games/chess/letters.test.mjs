// Piece letters: records, typed moves and pasted games use those of the user's language, or English ones and figurines
// on request.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../../support/axe.mjs";
import { openChromium } from "../../support/chromium.mjs";
import { startNewGame, waitUntilReady } from "../../support/game-page.mjs";
import { alone, openChessPage } from "../../support/games/chess-page.mjs";
import { openSite } from "../../support/site.mjs";
import { openPanel, showTab } from "../../support/tabs.mjs";

/** @typedef {Awaited<ReturnType<typeof openChessPage>>} Board */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @param {string} locale @param {string} [record] */
const openBoard = (locale, record) =>
  openChessPage(browser, site, { settings: alone, context: { locale }, record });

/** @param {Board} board */
async function recordOf({ page }) {
  return (await page.locator("#record button").allTextContents()).map((text) => text.trim());
}

/** @param {Board} board @param {string} move */
async function type({ page }, move) {
  const made = await page.locator("#record li").count();
  await showTab(page, "record");
  await page.fill("#typed-move", move);
  await page.press("#typed-move", "Enter");
  await page.waitForFunction(
    (count) => document.querySelectorAll("#record li").length > count,
    made,
  );
}

for (const [locale, moves] of /** @type {const} */ ([
  ["de-DE", ["Sf3", "Sc6", "e4", "e5", "Lb5"]],
  ["fi-FI", ["Rf3", "Rc6", "e4", "e5", "Lb5"]],
  ["fr-FR", ["Cf3", "Cc6", "e4", "e5", "Fb5"]],
  ["en-GB", ["Nf3", "Nc6", "e4", "e5", "Bb5"]],
])) {
  test(`${locale}: moves are typed and shown with the letters of the language`, async () => {
    const board = await openBoard(locale);
    for (const move of moves) await type(board, move);
    assert.deepEqual(await recordOf(board), moves);
    await board.page.waitForFunction(() => location.hash.endsWith("g1f3b8c6e2e4e7e5f1b5"));
    await board.leave();
  });
}

test("English letters are accepted in every language, and wrong letters are reported", async () => {
  const board = await openBoard("de-DE");
  await type(board, "Nf3");
  await type(board, "♞c6");
  assert.deepEqual(await recordOf(board), ["Sf3", "Sc6"]);
  await board.page.fill("#typed-move", "Zf3");
  await board.page.press("#typed-move", "Enter");
  await board.page.waitForSelector("#typed-move[aria-invalid=true]");
  await board.leave();
});

test("the choice of letters applies immediately and on the next visit", async () => {
  const board = await openBoard("de-DE", "chess:standard:g1f3g8f6");
  const { page } = board;
  assert.deepEqual(await recordOf(board), ["Sf3", "Sf6"]);
  await openPanel(page, "play", "looks");
  await page.selectOption("#piece-letters", "figurine");
  assert.deepEqual(await recordOf(board), ["♘f3", "♘f6"]);
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.selectOption("#piece-letters", "en");
  assert.deepEqual(await recordOf(board), ["Nf3", "Nf6"]);
  await page.reload();
  await waitUntilReady(page);
  assert.deepEqual(await recordOf(board), ["Nf3", "Nf6"]);
  await board.leave();
});

test("games with other letters are opened", async () => {
  const board = await openBoard("en-GB");
  const { page } = board;
  for (const sheet of [
    '[White "Queen, B."]\n\n1. e4 e5 2. Sf3 {So steht es: Dh5?} Sc6 3. Lb5 *',
    "1. e4 e5 2. Rf3 Rc6 3. Lb5 *",
    "1. e4 e5 2. ♘f3 ♘c6 3. ♗b5 *",
  ]) {
    await showTab(page, "record");
    await page.click("#exchange");
    await page.waitForSelector("#exchange-window[open]");
    await page.fill("#exchange-paste", sheet);
    await page.click("#exchange-open");
    await page.waitForSelector("#exchange-window[open]", { state: "detached" });
    await page.waitForFunction(() => document.querySelectorAll("#record li").length === 5);
    assert.deepEqual(await recordOf(board), ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    await startNewGame(page);
    await page.waitForFunction(() => document.querySelectorAll("#record li").length === 0);
  }
  await board.leave();
});
