// The address follows the match with one history entry, and is not written more often than browsers allow.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { waitUntilReady } from "../support/game-page.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { atPly, randomGame, viewOf } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";
import { advance, virtualTime } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const twoPeople = { opponent: "none" };

test("a match has one history entry, and none before its first move", async () => {
  const table = await openReversi(browser, site, { settings: twoPeople });
  const pages = () => table.page.evaluate(() => history.length);
  const before = await pages();
  assert.equal((await table.state()).address, "");
  for (let moves = 0; moves < 3; moves += 1) await table.play((await table.state()).legal[0]);
  assert.equal(viewOf((await table.state()).address).ply, 3);
  await table.press("new");
  assert.equal((await table.state()).address, "");
  assert.equal(await pages(), before);
  await table.leave();
});

/** Counts writes of the address. */
const countWrites = `{
  const replace = history.replaceState;
  globalThis.writes = 0;
  history.replaceState = function (...given) {
    globalThis.writes += 1;
    return replace.apply(this, given);
  };
}`;

test("writes of the address beyond the browser's limit wait, or happen on leaving", async () => {
  const record = randomGame(8)[6];
  const table = await openReversi(browser, site, {
    record,
    settings: twoPeople,
    before: virtualTime + countWrites,
  });
  const { page } = table;
  const writes = () => page.evaluate("globalThis.writes");
  /** Undoes and redoes a move. @param {number} rounds */
  const undoAndRedo = async (rounds) => {
    for (let round = 0; round < rounds; round += 1)
      for (const id of ["undo", "redo"]) {
        await page.evaluate((button) => document.getElementById(button)?.click(), id);
        await waitTwoFrames(page);
      }
  };
  await undoAndRedo(35);
  assert.equal(await writes(), 60);
  assert.notEqual((await table.state()).address, record);
  await advance(page, 1000);
  assert.equal((await table.state()).address, record);
  assert.equal(await writes(), 61);
  await table.press("undo");
  const earlier = atPly(record, 5);
  assert.equal((await table.state()).address, record, "the write waits");
  await page.goto(`${site.url}start.html`);
  await page.goBack();
  await waitUntilReady(page);
  assert.equal((await table.state()).address, earlier);
  await table.leave();
});
