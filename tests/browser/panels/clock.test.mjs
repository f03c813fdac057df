// Chess clocks: they start with the first move, survive a reload and end the match; a loss on time is part of the link.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openPanel } from "../support/tabs.mjs";
import { waitForText } from "../support/until.mjs";
import { advance, virtualTime } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };

/** A stored clock. */
const storedClock = { used: true, stopped: false, minutes: 1, increment: 2 };

/** Opens Connect Four for two players with a clock, on a simulated time. @param {unknown} clock */
const openClocks = (clock) =>
  openGamePage(browser, site, "connect4", {
    settings: alone,
    before: `${virtualTime} if (!sessionStorage.clock) {
      sessionStorage.clock = "set";
      localStorage.setItem("stratege.1.connect4.clock", ${JSON.stringify(JSON.stringify(clock))});
    }`,
  });

/** @param {import("playwright-core").Page} page */
const times = (page) => page.locator(".clock").allTextContents();

/** @param {import("playwright-core").Page} page @param {number[]} columns */
async function play(page, columns) {
  for (const column of columns)
    await page
      .locator("#board thead button")
      .nth(column - 1)
      .click();
}

test("clocks start with the first move, survive a reload, and end the match", async () => {
  const clock = { ...storedClock, left: { first: 60_000, second: 1500 } };
  const { page, leave } = await openClocks(clock);
  const first = page.locator(".score[data-of=first] .clock");
  const second = page.locator(".score[data-of=second] .clock");
  await first.waitFor();
  assert.equal(await first.textContent(), "1:00");
  await openPanel(page, "record", "clock");
  assert.deepEqual(await accessibilityViolations(page), []);
  await advance(page, 5000);
  assert.equal(await first.textContent(), "1:00", "no clock runs before the first move");
  await play(page, [4]);
  await page.waitForSelector(".score[data-of=second] .clock[data-runs]");
  await advance(page, 1000);
  assert.equal(await second.textContent(), "0:00.5");
  await page.click("#clock-pause");
  assert.equal(await page.locator(".clock[data-runs]").count(), 0);
  await advance(page, 5000);
  assert.equal(await second.textContent(), "0:00.5");
  await page.reload();
  await first.waitFor();
  assert.equal(await second.textContent(), "0:00.5");
  await openPanel(page, "record", "clock");
  await page.click("#clock-pause");
  await advance(page, 400);
  assert.equal(await page.locator("#result[open]").count(), 0);
  await advance(page, 100);
  assert.equal(await second.textContent(), "0:00.0");
  await advance(page, 2000); // before the result covers the board
  await page.waitForSelector("#result[open]");
  assert.equal(await page.textContent("#result-title"), "The sunflower wins");
  assert.equal(await page.textContent("#notice-text"), "Plum is out of time.");
  assert.equal(await page.textContent("#result-note"), "Lost on time");
  await page.reload();
  await waitForText(page, "#turn-text", "^The sunflower wins");
  assert.match(page.url(), /:4:second-out-of-time$/);
  await leave();
});

test("each move adds the increment, clocks stop at the end, and a new match has full time", async () => {
  const clock = { ...storedClock, minutes: 3, left: { first: 60_000, second: 60_000 } };
  const { page, leave } = await openClocks(clock);
  await page.waitForSelector(".clock");
  await play(page, [3]);
  assert.deepEqual(await times(page), ["1:00", "1:00"], "the clocks start with this move");
  await advance(page, 5000);
  await play(page, [4]);
  assert.deepEqual(await times(page), ["1:00", "0:57"]);
  await advance(page, 10_000);
  await page.reload();
  await page.waitForSelector(".clock");
  assert.deepEqual(await times(page), ["0:50", "0:57"], "a reload restores no time");
  await page.waitForSelector(".clock[data-runs]");
  await play(page, [3, 4, 3, 4, 3]);
  await waitForText(page, "#turn-text", "wins");
  const end = await times(page);
  await advance(page, 5000);
  assert.deepEqual(await times(page), end);
  await page.click("#result-new");
  assert.deepEqual(await times(page), ["3:00", "3:00"]);
  await leave();
});

test("clock settings are limited; opening a match costs no time; damaged clocks are off", async () => {
  const { page, leave } = await openClocks({ used: true, left: { first: -5, second: "x" } });
  await openPanel(page, "record", "clock");
  assert.equal(await page.isChecked("#clock-used"), false);
  await page.check("#clock-used");
  for (const [minutes, shown] of [
    ["0", "1:00"],
    ["999", "180:00"],
    ["2", "2:00"],
  ]) {
    await page.fill("#clock-minutes", minutes);
    await page.locator("#clock-minutes").blur();
    assert.deepEqual(await times(page), [shown, shown]);
  }
  await page.evaluate(() => {
    location.hash = "connect4:first:44";
  });
  await page.waitForFunction(() => document.querySelectorAll("#record li").length === 2);
  await advance(page, 5000);
  assert.deepEqual(await times(page), ["2:00", "2:00"]);
  await page.click("#clock-pause");
  await advance(page, 5000);
  assert.deepEqual(await times(page), ["1:55", "2:00"]);
  await leave();
});

test("clocks switched on during a match charge no time for earlier moves", async () => {
  const { page, leave } = await openClocks({ ...storedClock, used: false });
  await play(page, [4]);
  await advance(page, 15 * 60_000);
  await openPanel(page, "record", "clock");
  await page.check("#clock-used");
  assert.deepEqual(await times(page), ["1:00", "1:00"]);
  await advance(page, 1000);
  assert.deepEqual(await times(page), ["1:00", "0:59"]);
  await leave();
});

test("a loss on time is part of the link, in all five games", async () => {
  for (const [record, words] of [
    ["reversi:diagonal-tomato:e3:second-out-of-time", "The tomato wins"],
    ["gobang:16-first-five-120:h8:second-out-of-time", "The ladybird wins"],
    ["chess:standard:e2e4:second-out-of-time", "White wins"],
    ["qubic:first:111:second-out-of-time", "The apricot wins"],
    ["connect4:first:4:second-out-of-time", "The sunflower wins"],
  ]) {
    const [game] = record.split(":");
    const { page, leave } = await openGamePage(browser, site, game, { record, settings: alone });
    await waitForText(page, "#turn-text", `^${words}`);
    assert.equal(await page.locator("#board[data-open]").count(), 0);
    await page.click("#undo");
    await page.waitForSelector("#board[data-open]");
    await leave();
  }
});
