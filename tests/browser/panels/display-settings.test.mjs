// Display and input settings: sounds, vibration, coordinates, confirmation of moves.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openPanel, openSetup } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };

/** Records volumes and vibration patterns. */
const recordOutput = `
globalThis.loud = [];
globalThis.ticks = [];
globalThis.GainNode = class extends GainNode {
  constructor(context, options) {
    super(context, options);
    if (options) loud.push(options.gain);
  }
};
navigator.vibrate = (pattern) => { ticks.push(pattern); return true; };`;

test("sounds are on at low volume, have the chosen one, and are switched at the board", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings: alone,
    before: recordOutput,
  });
  const output = () => page.evaluate("JSON.stringify([globalThis.loud, globalThis.ticks])");
  const column = page.locator("#board .column");
  await openPanel(page, "play", "looks");
  await column.nth(3).click();
  assert.equal(await output(), "[[0.3],[[12]]]");
  const action = page.locator("[data-presses=sounds]");
  assert.equal(await action.getAttribute("aria-pressed"), "true");
  await action.click();
  assert.equal(await action.getAttribute("aria-pressed"), "false");
  assert.equal(await page.isDisabled("#volume"), true);
  await column.nth(3).click();
  assert.equal(await output(), "[[0.3],[[12]]]", "silent");
  await action.click();
  await column.nth(3).click();
  assert.equal(await output(), "[[0.3,0.3],[[12],[12]]]");
  await page.fill("#volume", "0.2");
  await column.nth(3).click();
  const [loud] = JSON.parse(String(await output()));
  assert.equal(loud.at(-1), 0.2);
  await page.reload();
  await openPanel(page, "play", "looks");
  assert.equal(await page.inputValue("#volume"), "0.2");
  await leave();
});

test("nothing sounds before a move is made by hand", async () => {
  const { page, turn, leave } = await openGamePage(browser, site, "connect4", {
    settings: { opponent: "first" },
    before: recordOutput,
  });
  await turn();
  await page.click("#tab-record");
  await page.click("#tab-play");
  assert.equal(await page.evaluate("loud.length"), 0);
  await page.locator("#board .column").nth(2).click();
  await page.waitForFunction("loud.length > 0");
  await leave();
});

test("the device vibrates once for a stone, and with each chime at the end", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    record: "connect4:first:121212",
    settings: alone,
    before: recordOutput,
  });
  const ticks = () => page.evaluate("globalThis.ticks");
  await openPanel(page, "play", "looks");
  await page.check("#sounds");
  await page.locator("#board .column").first().click();
  await page.locator("#result[open]").waitFor();
  // Vibrations and pauses in milliseconds, in step with the chimes.
  assert.deepEqual(await ticks(), [[12, 128, 12, 128, 12]]);
  await leave();
});

test("letters and numbers are hidden, a tap asks for confirmation, and all of it is stored", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    settings: alone,
    context: { hasTouch: true },
  });
  await openPanel(page, "play", "looks");
  await page.uncheck("#coordinates");
  await page.check("#confirm");
  await page.selectOption("#speed", "none");
  assert.deepEqual(await accessibilityViolations(page), []);
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

test("the set-up of a position drops a move that waits for confirmation", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    settings: alone,
    context: { hasTouch: true },
  });
  await openPanel(page, "play", "looks");
  await page.check("#confirm");
  await page.locator("#board [data-legal]").first().tap();
  await page.waitForSelector("#confirming:not([hidden])");
  await openSetup(page);
  await page.waitForSelector("#confirming", { state: "hidden" });
  await leave();
});
