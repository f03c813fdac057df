// Clocks: they run from the first move, survive a reload and end the game; a loss on time stands in the link.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "./support/axe.mjs";
import { openChromium } from "./support/chromium.mjs";
import { openGamePage } from "./support/game-page.mjs";
import { openSite } from "./support/site.mjs";
import { untilSaid } from "./support/until-said.mjs";
import { pass, virtualTime } from "./support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };

test("clocks run from the first move, survive a reload, and end the game", async () => {
  const clock = {
    used: true,
    stopped: false,
    minutes: 1,
    increment: 2,
    left: { first: 60_000, second: 1500 },
  };
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings: alone,
    before: `${virtualTime} if (!sessionStorage.clock) {
      sessionStorage.clock = "set";
      localStorage.setItem("stratege.1.connect4.clock", ${JSON.stringify(JSON.stringify(clock))});
    }`,
  });
  const first = page.locator(".score[data-of=first] .clock");
  const second = page.locator(".score[data-of=second] .clock");
  await first.waitFor();
  assert.equal(await first.textContent(), "1:00");
  await page.click("#clock > summary");
  assert.deepEqual(await accessibilityFaults(page), []);
  await pass(page, 5000);
  assert.equal(await first.textContent(), "1:00", "nothing runs before the first move");
  await page.locator("#board thead button").nth(3).click();
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
  await page.click("#clock > summary");
  await page.click("#clock-pause");
  await pass(page, 400);
  assert.equal(await page.locator("#result[open]").count(), 0);
  await pass(page, 100);
  assert.equal(await second.textContent(), "0:00.0");
  await pass(page, 2000); // before the result covers the board
  await page.waitForSelector("#result[open]");
  assert.equal(await page.textContent("#result-title"), "The sunflower wins");
  assert.equal(await page.textContent("#notice-text"), "Plum: the time is over.");
  assert.equal(await page.textContent("#result-note"), "The loser’s time is over");
  await page.reload();
  await untilSaid(page, "#turn-text", "^The sunflower wins");
  assert.match(page.url(), /:4:second-out-of-time$/);
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
