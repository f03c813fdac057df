// Statements of an imported game: names and clocks next to the sides, and its evaluations in the review.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage, startNewGame } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const PGN = `[White "Anna"]
[Black "Bert"]

1. e4 { [%eval 0.2] [%clk 0:03:00] } e5 { [%eval 0.3] [%clk 0:02:58] } 2. Nf3 { [%eval 0.1] [%clk 0:02:51] } *
`;

test("chess: names and clocks of an imported game are shown until another match is opened", async () => {
  const settings = { opponent: "none" };
  const { page, leave } = await openGamePage(browser, site, "chess", { settings });
  await showTab(page, "record");
  await page.click("#exchange");
  await page.waitForSelector("#exchange-window[open]");
  await page.fill("#exchange-paste", PGN);
  await page.click("#exchange-open");
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 3);
  const names = () => page.locator(".imported").allTextContents();
  assert.deepEqual(await names(), ["Anna · 0:02:51", "Bert · 0:02:58"]);
  await page.locator("#record button").first().click();
  assert.deepEqual(await names(), ["Anna · 0:03:00", "Bert"]);
  await showTab(page, "analysis");
  await page.locator(".graph .curve:not([d=''])").first().waitFor({ state: "attached" });
  await startNewGame(page);
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 0);
  assert.deepEqual(await names(), ["", ""]);
  await leave();
});
