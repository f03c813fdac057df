// How the board is shown and played on: coordinates, a confirmation of each move, the speed.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openPanel } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };

/** Writes down how loud it is, and each pattern in which the device ticks. */
const listening = `
globalThis.loud = [];
globalThis.ticks = [];
globalThis.GainNode = class extends GainNode {
  constructor(context, options) {
    super(context, options);
    if (options) loud.push(options.gain);
  }
};
navigator.vibrate = (pattern) => { ticks.push(pattern); return true; };`;

test("sounds are silent until somebody wants them, and as loud as somebody wants", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings: alone,
    before: listening,
  });
  const heard = () => page.evaluate("JSON.stringify([globalThis.loud, globalThis.ticks])");
  const column = page.locator("#board .column");
  await openPanel(page, "play", "looks");
  assert.equal(await page.isDisabled("#volume"), true);
  await column.nth(3).click();
  assert.equal(await heard(), "[[],[]]");
  await page.check("#sounds");
  await column.nth(3).click();
  assert.equal(await heard(), "[[0.7],[[12]]]");
  await page.fill("#volume", "0.2");
  await column.nth(3).click();
  const [loud] = JSON.parse(String(await heard()));
  assert.equal(loud.at(-1), 0.2);
  await page.reload();
  await openPanel(page, "play", "looks");
  assert.equal(await page.inputValue("#volume"), "0.2");
  await leave();
});

test("a device ticks once for a stone, and with each chime of the end", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    line: "connect4:first:121212",
    settings: alone,
    before: listening,
  });
  const ticks = () => page.evaluate("globalThis.ticks");
  await openPanel(page, "play", "looks");
  await page.check("#sounds");
  await page.locator("#board .column").first().click();
  await page.locator("#result[open]").waitFor();
  // Ticks and the pauses between them, as the chimes follow each other.
  assert.deepEqual(await ticks(), [[12, 128, 12, 128, 12]]);
  await leave();
});

test("letters and numbers go, a tap asks first, and all of it is kept", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    settings: alone,
    context: { hasTouch: true },
  });
  await openPanel(page, "play", "looks");
  await page.uncheck("#coordinates");
  await page.check("#confirm");
  await page.selectOption("#speed", "none");
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.reload();
  await page.waitForSelector("html[data-bare]");
  assert.equal(await page.locator("#board thead th").first().isVisible(), false);
  const square = page.locator("#board [data-legal]").first();
  await square.tap();
  await page.waitForSelector("#confirming:not([hidden])");
  assert.equal(await page.locator("#record li").count(), 0);
  await page.locator("#confirming button").nth(1).tap();
  await page.waitForSelector("#confirming", { state: "hidden" });
  await square.tap();
  await page.locator("#confirming button").first().tap();
  await page.waitForSelector("#record li", { state: "attached" });
  await leave();
});
