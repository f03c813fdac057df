// Comments and variations of an opened chess game: shown in reading order, changed, promoted, deleted, and written again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { twoFrames } from "../support/frames.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openPanel, showTab } from "../support/tabs.mjs";
import { pass, untilWaiting, virtualTime } from "../support/virtual-time.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const SHEET = `[White "Anna"]
[Black "Bert"]

{An old friend.} 1. e4 e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 {Alapin} d5) 2... d6) 2. Nf3 $1 {best} Nc6 *
`;

/** Of a game whose day nobody has written down; its moves are judged in numbers. */
const UNDATED = `[White "Anna"]
[Black "?"]

1. e4 $14 {good} e5 $139 {who knows} *
`;

/** A page on which a sheet has been opened. @param {import("../support/game-page.mjs").PageOptions} [options] */
async function openSheet(options, sheet = SHEET) {
  const settings = { opponent: "none" };
  const table = await openGamePage(browser, site, "chess", { settings, ...options });
  const { page } = table;
  await showTab(page, "record");
  await page.click("#exchange");
  await page.fill("#exchange-paste", sheet);
  await page.click("#exchange-open");
  await page.locator("#annotations .annotated").waitFor();
  return table;
}

/** What is said, block by block. @param {Page} page */
const told = (page) =>
  page
    .locator("#annotations .annotated p")
    .evaluateAll((all) => all.map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()));

/** The moves of the sheet that would be saved. @param {Page} page */
async function written(page) {
  await page.click("#exchange");
  const text = await page.inputValue("#exchange-text");
  await page.click("#exchange-window .top button");
  return text.split("\n\n")[1].replaceAll("\n", " ").trim();
}

/** @param {Page} page @param {string} name */
const move = (page, name) => page.locator(".annotated button", { hasText: name }).first();

test("an opened sheet shows its comments and variations in reading order", async () => {
  const { page, leave } = await openSheet();
  assert.deepEqual(await told(page), [
    "An old friend.",
    "1… e5",
    "1… c5 Sicilian 2. Nf3",
    "2. c3 Alapin 2… d5",
    "2… d6",
    "2. Nf3! best",
  ]);
  assert.deepEqual(await accessibilityFaults(page), []);
  await move(page, "1… e5").click();
  assert.equal(await page.locator("#record [aria-current]").textContent(), "e5");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "1… e5");
  await leave();
});

test("comments are written, changed and taken away, and stand in the saved sheet", async () => {
  const { page, leave } = await openSheet();
  const field = page.locator("#annotation");
  await move(page, "2. Nf3!").click();
  assert.equal(await field.inputValue(), "best");
  await field.fill("attacks\nthe pawn");
  await field.blur();
  await move(page, "2. c3").click();
  assert.equal(await field.inputValue(), "Alapin");
  await field.fill("");
  await field.blur();
  await page.click("#walk-first");
  assert.equal(await field.inputValue(), "An old friend.");
  await field.fill("Hello {you}.");
  await field.blur();
  assert.equal(
    await written(page),
    "{Hello 'you'.} 1. e4 e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 $1 {attacks the pawn} 2... Nc6 *",
  );
  const isKept = () =>
    Object.entries(localStorage).some(
      ([name, text]) =>
        name.startsWith("stratege.1.chess.match.") && text.includes("attacks the pawn"),
    );
  assert.ok(await page.evaluate(isKept), "among the saved games");
  await page.reload();
  await page.locator("#annotations .annotated").waitFor();
  assert.equal((await told(page))[0], "Hello 'you'.");
  await leave();
});

test("a variation is shown, promoted and deleted, with a way back", async () => {
  const { page, saved, leave } = await openSheet();
  const before = await saved();
  await move(page, "2. c3").click();
  await page.click("text=Show the variation on the board");
  assert.deepEqual(await page.locator("#record button").allTextContents(), ["e4", "c5", "c3"]);
  assert.ok((await told(page)).includes("2. c3 Alapin"));
  await page.click("#notice-act");
  assert.equal(await saved(), before);
  await move(page, "c5").click();
  await page.click("text=Promote the variation");
  assert.deepEqual(await page.locator("#record button").allTextContents(), [
    "e4",
    "c5",
    "Nf3",
    "d6",
  ]);
  assert.equal(
    await written(page),
    "{An old friend.} 1. e4 c5 {Sicilian} (1... e5 2. Nf3 $1 {best} 2... Nc6) 2. Nf3 (2. c3 {Alapin} 2... d5) 2... d6 *",
  );
  await move(page, "1… e5").click();
  await page.click("text=Delete the variation");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "annotation");
  assert.equal(
    await written(page),
    "{An old friend.} 1. e4 c5 {Sicilian} 2. Nf3 (2. c3 {Alapin} 2... d5) 2... d6 *",
  );
  await leave();
});

test("a game without comments gets its first one, in the language of the page, on a phone", async () => {
  const context = { locale: "de-DE", viewport: { width: 320, height: 568 } };
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: { opponent: "none" },
    line: "chess:standard:e2e4e7e5g1f3",
    context,
  });
  await openPanel(page, "record", "annotations");
  await page.getByLabel("Kommentar zu 2. Sf3").fill("gut");
  await page.locator("#annotation").blur();
  assert.deepEqual(await told(page), ["2. Sf3 gut"]);
  assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
  assert.deepEqual(await accessibilityFaults(page), []);
  await leave();
});

test("a comment that somebody is writing stays when the page is drawn anew, and with its move when the computer moves", async () => {
  const strength = { alone: "schach-c64", first: "schach-c64", second: "schach-c64" };
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: { opponent: "second", strength },
    line: "chess:standard:e2e4",
    before: `${virtualTime} localStorage.setItem("stratege.1.settings", '{"pause":1500}');`,
  });
  await openPanel(page, "record", "annotations");
  const field = page.locator("#annotation");
  await untilWaiting(page, 1500);
  await field.fill("good");
  await page.locator("#theme").evaluate((/** @type {HTMLSelectElement} */ theme) => {
    theme.value = "dark";
    theme.dispatchEvent(new Event("change"));
  });
  await page.waitForSelector("html[data-theme=dark]");
  await twoFrames(page);
  assert.equal(await field.inputValue(), "good");
  await pass(page, 1500);
  await page.getByLabel("Comment on 1… ").waitFor();
  assert.deepEqual(await told(page), ["1. e4 good"]);
  assert.equal(await field.inputValue(), "");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "annotation");
  await field.fill("as expected");
  await page.evaluate(() => {
    location.hash = "chess:standard:d2d4";
  });
  await page.getByLabel("Comment on 1. d4").waitFor();
  assert.deepEqual(await told(page), [], "another match has a first move of its own");
  assert.equal(await field.inputValue(), "");
  await leave();
});

test("numbered glyphs have their signs; no name and no day are made up for an opened sheet", async () => {
  const { page, leave } = await openSheet({}, UNDATED);
  assert.deepEqual(await told(page), ["1. e4⩲ good", "1… e5 $139 who knows"]);
  await page.click("#exchange");
  const tags = (await page.inputValue("#exchange-text")).split("\n\n")[0];
  assert.match(tags, /\[Date "\?\?\?\?\.\?\?\.\?\?"\]\n.*\n\[White "Anna"\]\n\[Black "\?"\]/);
  await leave();
});
