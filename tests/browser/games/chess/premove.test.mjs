// Planned moves in chess: made during the computer's turn, played if they are legal when the turn comes.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { en } from "../../../../www/games/chess/i18n/game.js";
import { openChromium } from "../../support/chromium.mjs";
import { openChessPage } from "../../support/games/chess-page.mjs";
import { openSite } from "../../support/site.mjs";
import { waitForText } from "../../support/until.mjs";
import { advance, virtualTime } from "../../support/virtual-time.mjs";

/** Milliseconds of the pause that the computer's turn takes at least. */
const PAUSE = 2000;

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Opens the page, plays e4, and stays in the computer's turn. */
async function openDuringComputerTurn() {
  const board = await openChessPage(browser, site, { before: virtualTime });
  const { page } = board;
  await page.locator("#pause").fill(String(PAUSE));
  await board.click("e2", "e4");
  await page.waitForSelector("#board:not([data-open])");
  return {
    ...board,
    planned: () =>
      page.locator("#board [data-planned]").evaluateAll((all) => all.map((one) => one.ariaLabel)),
    /** Ends the computer's turn; its move may not have been found yet. @param {number} plies of the match then */
    async reply(plies) {
      for (let moves = 0; moves < plies; moves = await page.locator("#record li").count())
        await advance(page, PAUSE);
    },
  };
}

for (const hand of /** @type {const} */ (["click", "drag", "keys"])) {
  test(`a move planned with ${hand} is played after the computer's move`, async () => {
    const board = await openDuringComputerTurn();
    await board[hand]("g1", "f3");
    const text = en["premove.planned"].replace("{from}", "g1").replace("{to}", "f3");
    await waitForText(board.page, "#turn-text", text);
    assert.deepEqual(await board.planned(), ["empty f3, planned", "white knight g1, planned"]);
    await board.reply(3);
    assert.match(await board.saved(), /^chess:standard:e2e4\w{4}g1f3/);
    assert.deepEqual(await board.planned(), []);
    await board.leave();
  });
}

test("a planned move that is not legal then is dropped, and the status says so", async () => {
  const board = await openDuringComputerTurn();
  await board.click("a1", "a5");
  await board.reply(2);
  await waitForText(board.page, "#turn-text", en["premove.impossible"]);
  assert.match(await board.saved(), /^chess:standard:e2e4\w{4}$/);
  await board.leave();
});

test("a planned move is replaced by another, and cancelled by Escape and by a click elsewhere", async () => {
  const board = await openDuringComputerTurn();
  await board.click("g1", "f3");
  await board.click("b1", "c3");
  assert.deepEqual(await board.planned(), ["empty c3, planned", "white knight b1, planned"]);
  await board.page.keyboard.press("Escape");
  await waitForText(board.page, "#turn-text", en["premove.cancelled"]);
  assert.deepEqual(await board.planned(), []);
  await board.click("g1", "f3");
  await board.square("d6").click();
  assert.deepEqual(await board.planned(), []);
  await board.leave();
});

test("undo removes a planned move", async () => {
  const board = await openDuringComputerTurn();
  await board.click("g1", "f3");
  await board.page.click("#undo");
  await board.page.waitForSelector("#board[data-open]");
  assert.deepEqual(await board.planned(), []);
  await board.leave();
});
