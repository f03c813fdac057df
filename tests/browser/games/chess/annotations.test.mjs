// Comments and variations of an opened PGN game: display, editing, promotion, deletion and export.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../../support/axe.mjs";
import { openChromium } from "../../support/chromium.mjs";
import { waitTwoFrames } from "../../support/frames.mjs";
import { openGamePage } from "../../support/game-page.mjs";
import { openSite } from "../../support/site.mjs";
import { openPanel, showTab } from "../../support/tabs.mjs";
import { advance, virtualTime, waitForTimer } from "../../support/virtual-time.mjs";

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

/** A game without a date; its moves have numeric annotation glyphs. */
const UNDATED = `[White "Anna"]
[Black "?"]

1. e4 $14 {good} e5 $139 {who knows} *
`;

/** Opens a page and a PGN game on it. @param {import("../../support/game-page.mjs").PageOptions} [options] */
async function openGame(options, sheet = SHEET) {
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

/** Reads the annotated moves, one text per block. @param {Page} page */
const readBlocks = (page) =>
  page
    .locator("#annotations .annotated p")
    .evaluateAll((all) => all.map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()));

/** Reads the moves of the PGN that would be exported. @param {Page} page */
async function readExport(page) {
  await page.click("#exchange");
  const text = await page.inputValue("#exchange-text");
  await page.click("#exchange-window .top button");
  return text.split("\n\n")[1].replaceAll("\n", " ").trim();
}

/** @param {Page} page @param {string} name */
const move = (page, name) => page.locator(".annotated button", { hasText: name }).first();

test("an opened game shows its comments and variations in reading order", async () => {
  const { page, leave } = await openGame();
  assert.deepEqual(await readBlocks(page), [
    "An old friend.",
    "1… e5",
    "1… c5 Sicilian 2. Nf3",
    "2. c3 Alapin 2… d5",
    "2… d6",
    "2. Nf3! best",
  ]);
  assert.deepEqual(await accessibilityViolations(page), []);
  await move(page, "1… e5").click();
  assert.equal(await page.locator("#record [aria-current]").textContent(), "e5");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "1… e5");
  await leave();
});

test("comments are added, changed and deleted, and are exported", async () => {
  const { page, leave } = await openGame();
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
    await readExport(page),
    "{Hello 'you'.} 1. e4 e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 $1 {attacks the pawn} 2... Nc6 *",
  );
  const isStored = () =>
    Object.entries(localStorage).some(
      ([name, text]) =>
        name.startsWith("stratege.1.chess.match.") && text.includes("attacks the pawn"),
    );
  assert.ok(await page.evaluate(isStored), "among the saved games");
  await page.reload();
  await page.locator("#annotations .annotated").waitFor();
  assert.equal((await readBlocks(page))[0], "Hello 'you'.");
  await leave();
});

test("a variation is shown, promoted and deleted, and each step can be undone", async () => {
  const { page, saved, leave } = await openGame();
  const before = await saved();
  await move(page, "2. c3").click();
  await page.click("text=Show the variation on the board");
  assert.deepEqual(await page.locator("#record button").allTextContents(), ["e4", "c5", "c3"]);
  assert.ok((await readBlocks(page)).includes("2. c3 Alapin"));
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
    await readExport(page),
    "{An old friend.} 1. e4 c5 {Sicilian} (1... e5 2. Nf3 $1 {best} 2... Nc6) 2. Nf3 (2. c3 {Alapin} 2... d5) 2... d6 *",
  );
  await move(page, "1… e5").click();
  await page.click("text=Delete the variation");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "annotation");
  assert.equal(
    await readExport(page),
    "{An old friend.} 1. e4 c5 {Sicilian} 2. Nf3 (2. c3 {Alapin} 2... d5) 2... d6 *",
  );
  await leave();
});

test("a game without comments gets its first one, in the page's language, on a phone", async () => {
  const context = { locale: "de-DE", viewport: { width: 320, height: 568 } };
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: { opponent: "none" },
    record: "chess:standard:e2e4e7e5g1f3",
    context,
  });
  await openPanel(page, "record", "annotations");
  await page.getByLabel("Kommentar zu 2. Sf3").fill("gut");
  await page.locator("#annotation").blur();
  assert.deepEqual(await readBlocks(page), ["2. Sf3 gut"]);
  assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
  assert.deepEqual(await accessibilityViolations(page), []);
  await leave();
});

test("a comment being typed survives a redraw, and stays with its move when the computer moves", async () => {
  const strength = { alone: "schach-c64", first: "schach-c64", second: "schach-c64" };
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: { opponent: "second", strength },
    record: "chess:standard:e2e4",
    before: `${virtualTime} localStorage.setItem("stratege.1.settings", '{"pause":1500}');`,
  });
  await openPanel(page, "record", "annotations");
  const field = page.locator("#annotation");
  await waitForTimer(page, 1500);
  await field.fill("good");
  await page.locator("#theme").evaluate((/** @type {HTMLSelectElement} */ theme) => {
    theme.value = "dark";
    theme.dispatchEvent(new Event("change"));
  });
  await page.waitForSelector("html[data-theme=dark]");
  await waitTwoFrames(page);
  assert.equal(await field.inputValue(), "good");
  await advance(page, 1500);
  await page.getByLabel("Comment on 1… ").waitFor();
  assert.deepEqual(await readBlocks(page), ["1. e4 good"]);
  assert.equal(await field.inputValue(), "");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "annotation");
  await field.fill("as expected");
  await page.evaluate(() => {
    location.hash = "chess:standard:d2d4";
  });
  await page.getByLabel("Comment on 1. d4").waitFor();
  assert.deepEqual(await readBlocks(page), [], "another match has a different first move");
  assert.equal(await field.inputValue(), "");
  await leave();
});

test("numeric glyphs are shown as symbols, and missing names and dates stay missing", async () => {
  const { page, leave } = await openGame({}, UNDATED);
  assert.deepEqual(await readBlocks(page), ["1. e4⩲ good", "1… e5 $139 who knows"]);
  await page.click("#exchange");
  const tags = (await page.inputValue("#exchange-text")).split("\n\n")[0];
  assert.match(tags, /\[Date "\?\?\?\?\.\?\?\.\?\?"\]\n.*\n\[White "Anna"\]\n\[Black "\?"\]/);
  await leave();
});
