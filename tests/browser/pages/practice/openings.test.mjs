// The openings trainer: lines from a PGN text and from the book, trained by turns, deviations with their cost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { tableOf } from "../../../../www/i18n/index.js";
import { messages } from "../../../../www/pages/practice/openings/i18n/openings.js";
import { accessibilityViolations } from "../../support/axe.mjs";
import { waitForText } from "../../support/until.mjs";
import { openPractice, type } from "./practice-page.mjs";

const { enter } = openPractice();

const PGN = `[White "A"]

1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bb5 *

[White "B"]

1. e4 e9 *
`;

/** @param {import("playwright-core").Page} page */
async function openSection(page) {
  await page.click("details[data-section=openings] summary");
  await page.locator("#openings-book-button").waitFor();
}

test("lines of a PGN text are trained by turns, and a deviation is shown with its cost", async () => {
  const { context, page, problems } = await enter("", {
    game: "chess",
    viewport: { width: 320, height: 640 },
  });
  await openSection(page);
  for (const id of ["train", "erase-button"])
    assert.equal(await page.getAttribute(`#openings-${id}`, "aria-disabled"), "true");
  await page.click("#openings-erase-button", { force: true });
  assert.equal(await page.textContent("#openings-note"), "");
  await page.fill("#openings-text", PGN);
  await page.click("#openings-add-button");
  await waitForText(page, "#openings-note", "2 lines are added. 1 game could not be read: .+");
  await waitForText(page, "#openings-count", "4 due of 4 positions");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.click("#openings-train");
  await waitForText(page, "#goal", "White to move. Begin the game.");
  await waitForText(page, "#go", "Next position");
  await type(page, "a3");
  await waitForText(page, "#verdict", "a3 is not in your lines");
  await waitForText(page, "#verdict", "By the engine it costs 0[.]\\d pawns|it costs nothing");
  await page.click("#go");
  await type(page, "e4");
  await waitForText(page, "#goal", "The other side plays (e5|c5). Find your answer.");
  await waitForText(page, "#task-title", "Open Game|Sicilian");
  await waitForText(page, "#spoken", "e4 is right. (Open Game|Sicilian Defence)");
  await type(page, "Nf3");
  await waitForText(page, "#openings-count", "2 due of 4 positions");
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await openSection(page);
  await waitForText(page, "#openings-count", "2 due of 4 positions");
  for (const language of /** @type {const} */ (["de", "fi", "en"])) {
    const table = await tableOf(messages, language);
    await page.selectOption("#language", language);
    await waitForText(page, "#openings-train", table["openings.train"]);
  }
  await page.click("#openings-lines summary");
  const lines = page.locator("#openings-lines li");
  assert.match(
    (await lines.allInnerTexts()).join("\n"),
    /^White: .*Ruy Lopez.*: e4 e5 Nf3 Nc6 Bb5/m,
  );
  await lines.filter({ hasText: "c5" }).getByRole("button").click();
  await waitForText(page, "#openings-count", "of 3 positions");
  assert.equal(await lines.count(), 1);
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.click("#openings-erase-button");
  await page.click("#openings-erase-button");
  await waitForText(page, "#openings-count", "You have no lines yet");
  assert.deepEqual(problems, []);
  await context.close();
});

test("lines of the book are added for either side", async () => {
  const { context, page, problems } = await enter("", { game: "reversi" });
  await openSection(page);
  await page.selectOption("#openings-side", "second");
  await page.click("#openings-book-button");
  await waitForText(page, "#openings-note", "lines? (is|are) added");
  await page.click("#openings-train");
  await waitForText(page, "#goal", "^Mole to move. The other side plays [a-h][1-8]");
  assert.deepEqual(await accessibilityViolations(page), []);
  assert.deepEqual(problems, []);
  await context.close();
});
