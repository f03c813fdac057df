// The matches that are kept: every one from its first move on, with a picture of where it stands; opened, named,
// deleted and brought back; nothing that has a name or an end is written over, and a full device is told of.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { viewOf } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const people = { opponent: "none" };

/** @param {Page} page */
async function openList(page) {
  await showTab(page, "record");
  await page.getByRole("button", { name: "My games", exact: true }).click();
  await page.waitForSelector("#matches-window[open]");
}

/** @param {Page} page */
const close = async (page) => {
  await page.keyboard.press("Escape");
  await page.waitForSelector("#matches-window", { state: "hidden" });
};

/** Every match that is kept. @param {Page} page @param {string} game @returns {Promise<{ line: string, name: string }[]>} */
const kept = (page, game) =>
  page.evaluate(
    (prefix) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => JSON.parse(localStorage[key])),
    `stratege.1.${game}.match.`,
  );

/** Waits until a window sees stored matches of Reversi with these numbers of moves. @param {Page} page @param {number[]} moves */
const untilStored = (page, moves) =>
  page.waitForFunction((expected) => {
    const lines = Object.entries(localStorage)
      .filter(([key]) => key.startsWith("stratege.1.reversi.match."))
      .map(([, text]) => JSON.parse(text).line.split(":")[2]);
    return (
      new Set(lines).size === expected.length &&
      lines.every((line, at) => line.length === 2 * expected[at])
    );
  }, moves);

for (const line of [
  "reversi:diagonal-mole:f5d6c3d3c4",
  "gobang:16-first-five-120:h8i9h9h10",
  "chess:standard:e2e4e7e5g1f3",
  "qubic:first:111444122",
  "connect4:first:4453",
]) {
  const game = line.split(":")[0];
  const stones = [...viewOf(line).cells].filter((cell) => cell !== ".").length;

  test(`${game}: a match from elsewhere is kept, with its picture`, async () => {
    const context = {
      viewport: { width: 320, height: 640 },
      colorScheme: /** @type {const} */ ("dark"),
    };
    const { page, leave } = await openGamePage(browser, site, game, {
      line,
      settings: people,
      context,
    });
    await openList(page);
    assert.equal(await page.locator(".card").count(), 1);
    assert.equal(await page.locator(".card use").count(), stones);
    assert.deepEqual(await accessibilityFaults(page), []);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wider <= 0);
    await close(page);
    await leave();
  });
}

test("named and ended matches stay, others go along; opened, deleted and brought back", async () => {
  const { page, saved, leave } = await openGamePage(browser, site, "connect4", {
    settings: people,
  });
  const column = (/** @type {number} */ digit) =>
    page.locator("#board thead button").nth(digit - 1);
  const lines = async () =>
    (await kept(page, "connect4")).map(({ line }) => line.replace("!", "")).sort();
  await page.waitForSelector("#tool-buttons button", { state: "attached" });
  await column(4).click();
  await column(3).click();
  await page.click("#undo");
  await column(5).click();
  assert.deepEqual(await lines(), ["connect4:first:45"], "an unnamed match goes along");

  await openList(page);
  await page.locator(".card input").fill("The beginning");
  await page.locator(".card input").press("Tab");
  await close(page);
  await column(1).click();
  await page.click("#undo");
  await page.click("#undo");
  await column(2).click();
  const both = ["connect4:first:42", "connect4:first:451"];
  assert.deepEqual(await lines(), both, "a named one stays");

  await page.reload();
  await page.waitForSelector("#tool-buttons button", { state: "attached" });
  await page.click("#new");
  for (const digit of [1, 2, 1, 2, 1, 2, 1]) await column(digit).click();
  await page.waitForSelector("#result[open]");
  await page.click("#result-look");
  await page.click("#undo");
  await column(7).click();
  assert.equal((await kept(page, "connect4")).length, 4, "one that was played to its end stays");

  await openList(page);
  const named = page.locator(".card", { has: page.getByLabel(/451|3 moves/) });
  assert.equal(await named.locator("input").inputValue(), "The beginning");
  await named.getByRole("button", { name: /^Delete/ }).click();
  assert.equal((await kept(page, "connect4")).length, 3);
  await page.getByRole("button", { name: "Restore" }).click();
  assert.equal((await kept(page, "connect4")).length, 4);
  await page.getByRole("button", { name: "Open: The beginning" }).click();
  await page.waitForSelector("#matches-window", { state: "hidden" });
  assert.equal(await page.locator("#record li").count(), 3);
  assert.equal(await saved(), "connect4:first:1212127", "opening writes over nothing");
  await leave();
});

test("two windows of one game store a match each; a full device is reported once", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    line: "reversi:diagonal-mole:f5d6",
    settings: people,
  });
  await page.waitForSelector("#tool-buttons button", { state: "attached" });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector("#tool-buttons button", { state: "attached" });
  await page.locator("#board [data-legal]").first().click();
  // Windows in different processes see each other's changes of the storage later.
  await untilStored(other, [3]);
  await other.locator("#board [data-legal]").last().click();
  await untilStored(page, [3, 3]);

  await other.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await other.locator("#board [data-legal]").first().click();
  await other.waitForSelector("#notice:not([hidden])");
  await leave();
});
