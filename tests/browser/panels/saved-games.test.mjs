// Stored matches: each from its first move, with a thumbnail; opened, named, deleted and restored. Named and finished
// matches are not overwritten, and full storage is reported.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage, startNewGame } from "../support/game-page.mjs";
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

/** Reads the stored matches. @param {Page} page @param {string} game @returns {Promise<{ line: string, name: string }[]>} `line`: the record */
const storedMatches = (page, game) =>
  page.evaluate(
    (prefix) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => JSON.parse(localStorage[key])),
    `stratege.1.${game}.match.`,
  );

/** Waits until a window sees stored matches of Reversi with these numbers of moves. @param {Page} page @param {number[]} moves */
const waitForMatches = (page, moves) =>
  page.waitForFunction((expected) => {
    const records = Object.entries(localStorage)
      .filter(([key]) => key.startsWith("stratege.1.reversi.match."))
      .map(([, text]) => JSON.parse(text).line.split(":")[2]);
    return (
      new Set(records).size === expected.length &&
      records.every((record, at) => record.length === 2 * expected[at])
    );
  }, moves);

for (const record of [
  "reversi:diagonal-mole:f5d6c3d3c4",
  "gobang:16-first-five-120:h8i9h9h10",
  "chess:standard:e2e4e7e5g1f3",
  "qubic:first:111444122",
  "connect4:first:4453",
]) {
  const game = record.split(":")[0];
  const stones = [...viewOf(record).cells].filter((cell) => cell !== ".").length;

  test(`${game}: an opened match is stored with its thumbnail`, async () => {
    const context = {
      viewport: { width: 320, height: 640 },
      colorScheme: /** @type {const} */ ("dark"),
    };
    const { page, leave } = await openGamePage(browser, site, game, {
      record,
      settings: people,
      context,
    });
    await openList(page);
    assert.equal(await page.locator(".card").count(), 1);
    assert.equal(await page.locator(".card use").count(), stones);
    assert.deepEqual(await accessibilityViolations(page), []);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wider <= 0);
    await close(page);
    await leave();
  });
}

test("named and finished matches stay, others are replaced; matches are opened, deleted and restored", async () => {
  const { page, saved, leave } = await openGamePage(browser, site, "connect4", {
    settings: people,
  });
  const column = (/** @type {number} */ digit) =>
    page.locator("#board thead button").nth(digit - 1);
  const records = async () =>
    (await storedMatches(page, "connect4")).map(({ line }) => line.replace("!", "")).sort();
  await page.waitForSelector("#tool-buttons button", { state: "attached" });
  await column(4).click();
  await column(3).click();
  await page.click("#undo");
  await column(5).click();
  assert.deepEqual(await records(), ["connect4:first:45"], "an unnamed match is replaced");

  await openList(page);
  await page.locator(".card input").fill("The beginning");
  await page.locator(".card input").press("Tab");
  await close(page);
  await column(1).click();
  await page.click("#undo");
  await page.click("#undo");
  await column(2).click();
  const both = ["connect4:first:42", "connect4:first:451"];
  assert.deepEqual(await records(), both, "a named one stays");

  await page.reload();
  await page.waitForSelector("#tool-buttons button", { state: "attached" });
  await startNewGame(page);
  for (const digit of [1, 2, 1, 2, 1, 2, 1]) await column(digit).click();
  await page.waitForSelector("#result[open]");
  await page.click("#result-look");
  await page.click("#undo");
  await column(7).click();
  assert.equal((await storedMatches(page, "connect4")).length, 4, "a finished match stays");

  await openList(page);
  const named = page.locator(".card", { has: page.getByLabel(/451|3 moves/) });
  assert.equal(await named.locator("input").inputValue(), "The beginning");
  await named.getByRole("button", { name: /^Delete/ }).click();
  assert.equal((await storedMatches(page, "connect4")).length, 3);
  await page.getByRole("button", { name: "Restore" }).click();
  assert.equal((await storedMatches(page, "connect4")).length, 4);
  await page.getByRole("button", { name: "Open: The beginning" }).click();
  await page.waitForSelector("#matches-window", { state: "hidden" });
  assert.equal(await page.locator("#record li").count(), 3);
  assert.equal(await saved(), "connect4:first:1212127", "opening overwrites no match");
  await leave();
});

test("a match against the computer is listed with both names, a match of two people without", async () => {
  const { page, turn, leave } = await openGamePage(browser, site, "connect4", {
    settings: { opponent: "second" },
  });
  await turn();
  await page.locator("#board thead button").nth(3).click();
  await page.waitForFunction(() => document.querySelectorAll("#record li").length === 2);
  await openList(page);
  await page.locator(".card p", { hasText: /^You – Snail\. / }).waitFor();
  await close(page);
  // Other players chosen later do not change who played.
  await page.click("#tab-play");
  await page.check("#options [name=opponent][value=none]");
  await page.locator("#undo").click();
  await openList(page);
  await page.locator(".card p", { hasText: /^You – Snail\. / }).waitFor();
  await close(page);
  await startNewGame(page);
  await page.locator("#board thead button").nth(3).click();
  await openList(page);
  assert.match((await page.locator(".card p").first().textContent()) ?? "", /^(?!You)\w/);
  await leave();
});

test("two windows of one game store a match each; full storage is reported once", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    record: "reversi:diagonal-mole:f5d6",
    settings: people,
  });
  await page.waitForSelector("#tool-buttons button", { state: "attached" });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector("#tool-buttons button", { state: "attached" });
  await page.locator("#board [data-legal]").first().click();
  // Processes see each other's changes of the storage with a delay.
  await waitForMatches(other, [3]);
  await other.locator("#board [data-legal]").last().click();
  await waitForMatches(page, [3, 3]);

  await other.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await other.locator("#board [data-legal]").first().click();
  await other.waitForSelector("#notice:not([hidden])");
  await leave();
});
