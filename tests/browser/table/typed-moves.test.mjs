// Moves typed on the board without a field: letters that are also commands wait for the next key.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { waitForText } from "../support/until.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Typed keys and the record afterwards, by game. @type {Record<string, [start: string, typed: string, record: RegExp]>} */
const MATCHES = {
  chess: ["chess:standard:", "e4e5Nf3Nc6bb5nf6o-o", /e2e4e7e5g1f3b8c6f1b5g8f6e1g1$/],
  reversi: ["reversi:diagonal-mole:", "f5d6c3", /f5d6c3$/],
  gobang: ["gobang:16-first-five-120:", "h8n9p16", /h8n9p16$/],
};

for (const [game, [record, typed, expected]] of Object.entries(MATCHES))
  test(`${game}: moves are typed without a field`, async () => {
    const { page, saved, leave } = await openGamePage(browser, site, game, {
      settings: { opponent: "none" },
      record,
    });
    await page.locator("#board :is(button, [tabindex='0'])").first().focus();
    for (const key of typed) await page.keyboard.press(key);
    assert.match(await saved(), expected);
    assert.equal(await page.locator("dialog:modal").count(), 0);
    assert.equal(await page.locator("#evaluation").count(), 0, "B was part of a move");
    await leave();
  });

test("a letter that continues no move is a command", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: { opponent: "none" },
    record: "chess:standard:",
  });
  await page.keyboard.press("n");
  await waitForText(page, "#turn-text", "^n …$");
  await page.keyboard.press("y");
  await page.locator("#chooser-start").waitFor();
  await page.keyboard.press("Escape");
  // Without another key it is executed a moment later.
  await page.keyboard.press("n");
  await page.locator("#chooser-start").waitFor();
  await leave();
});

test("a move that could be longer is played a moment later, and Backspace takes a key back", async () => {
  const { page, saved, leave } = await openGamePage(browser, site, "gobang", {
    settings: { opponent: "none" },
    record: "gobang:16-first-five-120:",
  });
  for (const key of ["d", "Backspace", "c", "1"]) await page.keyboard.press(key);
  await page.waitForSelector("#record li", { state: "attached" });
  assert.match(await saved(), /:c1$/);
  await leave();
});

test("Enter plays a move that could be longer, and nothing else", async () => {
  const { page, saved, leave } = await openGamePage(browser, site, "gobang", {
    settings: { opponent: "none" },
    record: "gobang:16-first-five-120:",
  });
  await page.focus("#board [tabindex='0']");
  for (const key of ["c", "1", "Enter"]) await page.keyboard.press(key);
  assert.match(await saved(), /:c1$/);
  await leave();
});

test("an incomplete move is forgotten with the next change, and the help lists typing", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: { opponent: "none" },
    record: "chess:standard:e2e4",
  });
  await page.keyboard.press("e");
  await waitForText(page, "#turn-text", "^e …$");
  await page.click("#undo");
  await waitForText(page, "#turn-text", "^White to move$");
  await page.click("#help");
  await page.locator("#manual-keys dd", { hasText: "type a move on the board" }).waitFor({
    state: "attached",
  });
  await leave();
});
