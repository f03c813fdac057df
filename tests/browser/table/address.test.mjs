// The address of a page follows the match: one page of the browser's history, and no more writes than browsers allow.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { twoFrames } from "../support/frames.mjs";
import { untilStanding } from "../support/game-page.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { anyGame, lookedAt, viewOf } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";
import { pass, virtualTime } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const twoPeople = { opponent: "none" };

test("a match is one page on the way back, whatever its length, and none before its first move", async () => {
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

/** Counts how often the page changes its address. */
const countingWrites = `{
  const replace = history.replaceState;
  globalThis.writes = 0;
  history.replaceState = function (...given) {
    globalThis.writes += 1;
    return replace.apply(this, given);
  };
}`;

test("browsers refuse an address that changes too often: what is too much waits, or is written on leaving", async () => {
  const line = anyGame(8)[6];
  const table = await openReversi(browser, site, {
    line,
    settings: twoPeople,
    before: virtualTime + countingWrites,
  });
  const { page } = table;
  const writes = () => page.evaluate("globalThis.writes");
  /** Takes a move back and plays it again. @param {number} rounds */
  const toAndFro = async (rounds) => {
    for (let round = 0; round < rounds; round += 1)
      for (const id of ["undo", "redo"]) {
        await page.evaluate((button) => document.getElementById(button)?.click(), id);
        await twoFrames(page);
      }
  };
  await toAndFro(35);
  assert.equal(await writes(), 60);
  assert.notEqual((await table.state()).address, line);
  await pass(page, 1000);
  assert.equal((await table.state()).address, line);
  assert.equal(await writes(), 61);
  await table.press("undo");
  const lookedBack = lookedAt(line, 5);
  assert.equal((await table.state()).address, line, "this one waits");
  await page.goto(`${site.url}start.html`);
  await page.goBack();
  await untilStanding(page);
  assert.equal((await table.state()).address, lookedBack);
  await table.leave();
});
