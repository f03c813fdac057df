// Clocks: they run from the first move, survive a reload and end the game; a loss on time stands in the link.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openPanel } from "../support/tabs.mjs";
import { untilSaid } from "../support/until-said.mjs";
import { pass, virtualTime } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };

/** Clocks as they were kept on an earlier visit. */
const kept = { used: true, stopped: false, minutes: 1, increment: 2 };

/** Connect Four for two people, with a clock of the test's own behind theirs. @param {unknown} clock */
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

test("clocks run from the first move, survive a reload, and end the game", async () => {
  const clock = { ...kept, left: { first: 60_000, second: 1500 } };
  const { page, leave } = await openClocks(clock);
  const first = page.locator(".score[data-of=first] .clock");
  const second = page.locator(".score[data-of=second] .clock");
  await first.waitFor();
  assert.equal(await first.textContent(), "1:00");
  await openPanel(page, "record", "clock");
  assert.deepEqual(await accessibilityFaults(page), []);
  await pass(page, 5000);
  assert.equal(await first.textContent(), "1:00", "nothing runs before the first move");
  await play(page, [4]);
  await page.waitForSelector(".score[data-of=second] .clock[data-runs]");
  await pass(page, 1000);
  assert.equal(await second.textContent(), "0:00.5");
  await page.click("#clock-pause");
  assert.equal(await page.locator(".clock[data-runs]").count(), 0);
  await pass(page, 5000);
  assert.equal(await second.textContent(), "0:00.5");
  await page.reload();
  await first.waitFor();
  assert.equal(await second.textContent(), "0:00.5");
  await openPanel(page, "record", "clock");
  await page.click("#clock-pause");
  await pass(page, 400);
  assert.equal(await page.locator("#result[open]").count(), 0);
  await pass(page, 100);
  assert.equal(await second.textContent(), "0:00.0");
  await pass(page, 2000); // before the result covers the board
  await page.waitForSelector("#result[open]");
  assert.equal(await page.textContent("#result-title"), "The sunflower wins");
  assert.equal(await page.textContent("#notice-text"), "Plum is out of time.");
  assert.equal(await page.textContent("#result-note"), "Lost on time");
  await page.reload();
  await untilSaid(page, "#turn-text", "^The sunflower wins");
  assert.match(page.url(), /:4:second-out-of-time$/);
  await leave();
});

test("each move gives seconds more, and nothing runs when it is over; a new game has its full time", async () => {
  const clock = { ...kept, minutes: 3, left: { first: 60_000, second: 60_000 } };
  const { page, leave } = await openClocks(clock);
  await page.waitForSelector(".clock");
  await play(page, [3]);
  assert.deepEqual(await times(page), ["1:00", "1:00"], "the clocks start with this move");
  await pass(page, 5000);
  await play(page, [4]);
  assert.deepEqual(await times(page), ["1:00", "0:57"]);
  await pass(page, 10_000);
  await page.reload();
  await page.waitForSelector(".clock");
  assert.deepEqual(await times(page), ["0:50", "0:57"], "a reload gives nothing back");
  await page.waitForSelector(".clock[data-runs]");
  await play(page, [3, 4, 3, 4, 3]);
  await untilSaid(page, "#turn-text", "wins");
  const end = await times(page);
  await pass(page, 5000);
  assert.deepEqual(await times(page), end);
  await page.click("#result-new");
  assert.deepEqual(await times(page), ["3:00", "3:00"]);
  await leave();
});

test("clocks are set within their limits; a match that has just come costs no time; damaged ones are off", async () => {
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
  await pass(page, 5000);
  assert.deepEqual(await times(page), ["2:00", "2:00"]);
  await page.click("#clock-pause");
  await pass(page, 5000);
  assert.deepEqual(await times(page), ["1:55", "2:00"]);
  await leave();
});

test("clocks that are switched on in the middle of a match charge nothing for the time before", async () => {
  const { page, leave } = await openClocks({ ...kept, used: false });
  await play(page, [4]);
  await pass(page, 15 * 60_000);
  await openPanel(page, "record", "clock");
  await page.check("#clock-used");
  assert.deepEqual(await times(page), ["1:00", "1:00"]);
  await pass(page, 1000);
  assert.deepEqual(await times(page), ["1:00", "0:59"]);
  await leave();
});

test("a match that was lost on time is so in its link, in all five games", async () => {
  for (const [line, words] of [
    ["reversi:diagonal-tomato:e3:second-out-of-time", "The tomato wins"],
    ["gobang:16-first-five-120:h8:second-out-of-time", "The ladybird wins"],
    ["chess:standard:e2e4:second-out-of-time", "White wins"],
    ["qubic:first:111:second-out-of-time", "The apricot wins"],
    ["connect4:first:4:second-out-of-time", "The sunflower wins"],
  ]) {
    const [game] = line.split(":");
    const { page, leave } = await openGamePage(browser, site, game, { line, settings: alone });
    await untilSaid(page, "#turn-text", `^${words}`);
    assert.equal(await page.locator("#board[data-open]").count(), 0);
    await page.click("#undo");
    await page.waitForSelector("#board[data-open]");
    await leave();
  }
});
