// The dialog that starts a new game: opponent, colour, clock and rules, by mouse and keys, in every game and language.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES } from "../../support/games.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
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

/** Upper end of the class of newcomers. */
const NEWCOMER = 1000;

/** @param {import("playwright-core").Page} page @param {string} game */
const settingsOf = (page, game) =>
  page.evaluate((name) => JSON.parse(localStorage[`stratege.1.${name}.settings`]), game);

for (const game of GAMES)
  test(`${game}: a newcomer meets a weak player at once, and the dialog shows every opponent`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, {});
    assert.equal(await page.locator("dialog[open]").count(), 0, "nothing covers the board");
    await waitForText(page, "#rating-second", "^\\(\\d+\\)$");
    const rating = Number((await page.textContent("#rating-second"))?.slice(1, -1));
    assert.ok(rating < NEWCOMER, `${rating}`);
    await page.click("#choose");
    await page.waitForSelector("#chooser[open]");
    const titles = await page.locator("#chooser legend").allTextContents();
    assert.deepEqual(titles.slice(0, 2), ["Players of today", "Old programs"]);
    const cards = page.locator(".pick:has(.strength)");
    const tiles = await page.locator("[data-strength=alone] .tile").count();
    assert.equal(await cards.count(), tiles);
    for (const language of ["de", "en", "fi"]) {
      await page.keyboard.press("Escape");
      await page.selectOption("#language", language);
      await page.waitForSelector(`html:lang(${language})`);
      await page.click("#new");
      for (const [width, height] of [
        [320, 640],
        [1280, 720],
      ]) {
        await page.setViewportSize({ width, height });
        assert.deepEqual(await accessibilityViolations(page), [], `${language}, ${width}`);
        const wide = await page
          .locator("#chooser")
          .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
        assert.ok(wide <= 0, `${language}, ${width}: ${wide} px too wide`);
      }
    }
    await leave();
  });

test("a game starts with the chosen opponent, colour, clock and rules", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {});
  await page.click("#new");
  await page.locator(".pick", { hasText: "Aufpasser 4" }).click();
  await page.check("[name=new-colour][value=second]");
  await page.check('[name=new-clock][value="3 + 2"]');
  await page.click("#chooser summary");
  await page.check("[name=new-start-layout][value=parallel]");
  await page.click("#chooser-start");
  await page.waitForSelector("#chooser", { state: "hidden" });
  assert.equal(await page.textContent("#name-first"), "Aufpasser 4");
  assert.equal(await page.textContent("#name-second"), "You");
  assert.equal(await page.locator(".clock:visible").count(), 2);
  const { start, opponent, strength } = await settingsOf(page, "reversi");
  assert.deepEqual([start, opponent, strength.alone], ["parallel-tomato", "first", "aufpasser-4"]);
  await page.click("#new");
  assert.ok(await page.isChecked('[name=new-clock][value="3 + 2"]'));
  await page.check("[name=new-clock][value=own]");
  await page.fill("#new-minutes", "7");
  await page.click("#chooser-start");
  await waitForText(page, ".score[data-of=second] .clock", "^7:00$");
  await leave();
});

test("keys choose an opponent and start the game", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {});
  await page.keyboard.press("n");
  await page.waitForSelector("#chooser :checked:focus");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#chooser", { state: "hidden" });
  await waitForText(page, "#name-second", "^Caterpillar$");
  await page.keyboard.press("n");
  await page.waitForSelector("#chooser :checked:focus");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#chooser[open]").count(), 0);
  await leave();
});

test("the old program of the game is introduced next to the choice", async () => {
  const { page, leave } = await openGamePage(browser, site, "qubic", {});
  await waitForText(page, "#meet", "^Meet TTT3D \\(\\d{4}\\)$");
  await page.click("#meet");
  await waitForText(page, "#name-second", "^TTT3D$");
  assert.equal(await page.locator("#meet").isVisible(), false);
  await leave();
});

test("two players need no colour, and their names stand at the board", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {});
  await page.click("#new");
  await page.locator(".pick", { hasText: "Two players" }).click();
  assert.equal(await page.locator("[name=new-colour]").first().isVisible(), false);
  await page.click("#chooser-start");
  await waitForText(page, "#name-second", "^Black$");
  assert.equal((await settingsOf(page, "chess")).opponent, "none");
  await leave();
});

test("an invalid time of one's own does not block a game without a clock", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {});
  await page.click("#new");
  await page.check("[name=new-clock][value=own]");
  await page.fill("#new-minutes", "0");
  await page.check("[name=new-clock][value=none]");
  await page.click("#chooser-start");
  await page.waitForSelector("#chooser:not([open])", { state: "attached" });
  assert.equal(await page.locator("[role=timer]:visible").count(), 0);
  await leave();
});
