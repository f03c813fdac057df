// Guessing evaluations by the slider, with points that are stored.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibilityViolations } from "../../support/axe.mjs";
import { waitForText } from "../../support/until.mjs";
import { openPractice, progressOn } from "./practice-page.mjs";

const { enter } = openPractice();

test("five evaluations are guessed by keyboard, and the score is stored", async () => {
  const { context, page, problems } = await enter("", { viewport: { width: 320, height: 640 } });
  await page.click("details[data-section=guess] summary");
  await page.click("#guess-start");
  for (let at = 1; at <= 5; at += 1) {
    await waitForText(page, "#task-title", `Guess · ${at} of 5`);
    await page.locator("#guess-value").press("ArrowRight");
    const label = await page.getAttribute("#guess-value", "aria-valuetext");
    assert.match(label ?? "", /^(Sunflower|Plum): 55 %$/);
    await page.click("#guess-go");
    await waitForText(page, "#guess-note", "The engine says: .+ \\d+ of 10 points");
    if (at < 5) await page.click("#guess-go");
  }
  await waitForText(page, "#guess-note", "In all \\d+ of 50 points");
  await waitForText(page, "#guess-best", "^1 series, \\d+ points; best: \\d+[.]$");
  assert.equal((await progressOn(page)).guesses.count, 1);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.click("#go");
  await waitForText(page, "#task-title", "uzzle");
  assert.equal(await page.locator("#guess-form").isVisible(), false);
  assert.equal(await page.locator("#typed").isVisible(), true);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a series begun before the engine is loaded takes guesses", async () => {
  const { context, page, problems } = await enter("");
  await page.click("details[data-section=guess] summary");
  await page.locator("#guess-start").waitFor();
  /** @type {() => void} */
  let release = () => {};
  const isReleased = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route("**/chunk.*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.click("#guess-start");
  await page.click("#guess-go");
  await page.click("#guess-start");
  release();
  await page.waitForSelector("#guess-go:not([aria-disabled=true])");
  await page.click("#guess-go");
  await waitForText(page, "#guess-note", "The engine says: .+ \\d+ of 10 points");
  assert.deepEqual(problems, []);
  await context.close();
});
