// The lessons of the Reversi text in the laboratory: minimax on its decision tree, and the horizon at depths 3 and 4.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
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

/** @param {string} locale */
async function openLaboratory(locale) {
  const table = await openReversi(browser, site, {
    settings: { opponent: "none" },
    context: { locale },
  });
  await showTab(table.page, "laboratory");
  await table.page.waitForSelector("#minimax svg");
  return table;
}

test("the decision tree is traversed step by step, by keyboard too", async () => {
  const table = await openLaboratory("en-GB");
  const { page } = table;
  const status = () => page.textContent("#minimax-status");
  assert.equal(await status(), "Nothing has been looked at yet.");
  await page.focus("#minimax-step");
  for (let step = 0; step < 4; step++) await page.keyboard.press("Enter");
  assert.equal(await status(), "Position 3 is a leaf: 9,999.");
  await page.click("#minimax-back");
  assert.equal(await status(), "Position 2: Black looks for the greatest value below.");
  await page.click("#minimax-end");
  assert.equal(await status(), "Black takes the greatest: position 0 is worth -9,999.");
  assert.equal(await page.locator("#minimax .known").count(), 8);
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.selectOption("#minimax-leaf-7", "0");
  await page.selectOption("#minimax-leaf-4", "9999");
  await page.check("#minimax-alpha-beta");
  await page.check("#minimax-backwards");
  await page.click("#minimax-end");
  assert.equal(await status(), "Black takes the greatest: position 0 is worth 0.");
  assert.equal(await page.locator("#minimax g.cut").count(), 1, "position 3 is cut off");
  await table.leave();
});

test("depth 3 plays next to the corner that is lost behind its horizon, depth 4 does not", async () => {
  const table = await openLaboratory("de-DE");
  const { page } = table;
  await page.click("#horizon-example");
  await page.waitForSelector("#horizon [data-depth='3'][data-move=g2]");
  await page.waitForSelector("#horizon [data-depth='4'][data-move=h6]");
  const words = await page.locator("#horizon figcaption").allTextContents();
  assert.equal(
    words[0],
    "Tiefe 3: g2, 5.401 Punkte, erwartet g2 d6 f8. Jenseits seines Horizonts: Die Ecke h1 fällt.",
  );
  assert.match(words[1], /^Tiefe 4: h6, .*erwartet h6 g5 g4 c6\.$/);
  assert.deepEqual(await accessibilityViolations(page), []);
  await table.leave();
});
