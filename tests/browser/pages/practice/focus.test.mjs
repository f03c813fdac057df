// Keyboard users keep their place: when the control with the focus disappears, the next one has the focus.

import assert from "node:assert/strict";
import { test } from "node:test";
import { waitForText } from "../../support/until.mjs";
import { ANSWER, GAME, openPractice, PUZZLE, type } from "./practice-page.mjs";

const { enter } = openPractice();

/** Id of the focused element, or its tag. @param {import("playwright-core").Page} page */
const focused = (page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.localName);

test("a right answer that is typed moves the focus to the next puzzle", async () => {
  const { context, page, problems } = await enter(PUZZLE.id);
  await type(page, ANSWER);
  await waitForText(page, "#verdict", "is right");
  assert.equal(await focused(page), "go");
  await page.focus("#line-start");
  await page.keyboard.press("n");
  await page.locator("#typed").waitFor();
  assert.equal(await focused(page), "go");
  assert.deepEqual(problems, []);
  await context.close();
});

test("a discarded mistake leaves the focus on the next task", async () => {
  const { context, page, problems } = await enter(PUZZLE.id);
  const score = { kind: "win", value: 1 };
  const mistake = { game: GAME, record: "connect4:first:414141", played: "1", best: "4", score };
  await page.evaluate(
    (list) => localStorage.setItem("stratege.1.mistakes", list),
    JSON.stringify([{ ...mistake, due: 0, card: null }]),
  );
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.click("#train");
  await page.locator("#discard").press("Enter");
  await page.locator("#discard").waitFor({ state: "hidden" });
  assert.equal(await focused(page), "go");
  assert.deepEqual(problems, []);
  await context.close();
});

test("leaving a series of guesses moves the focus to the next puzzle", async () => {
  const { context, page, problems } = await enter(PUZZLE.id);
  await page.click("details[data-section=guess] summary");
  await page.click("#guess-start");
  await page.focus("#guess-go");
  await page.keyboard.press("n");
  await page.locator("#guess-form").waitFor({ state: "hidden" });
  assert.equal(await focused(page), "go");
  assert.deepEqual(problems, []);
  await context.close();
});

test("removing the last line moves the focus to adding lines, and the note follows the language", async () => {
  const { context, page, problems } = await enter("", { game: "reversi" });
  await page.click("details[data-section=openings] summary");
  await page.fill("#openings-text", "f5d6c3");
  await page.click("#openings-add-button");
  await waitForText(page, "#openings-note", "^1 line is added[.]$");
  await page.selectOption("#language", "de");
  await waitForText(page, "#openings-note", "hinzugekommen");
  await page.click("#openings-lines summary");
  await page.locator("#openings-lines li button").press("Enter");
  await page.locator("#openings-lines").waitFor({ state: "hidden" });
  assert.equal(await focused(page), "openings-add-button");
  assert.deepEqual(problems, []);
  await context.close();
});
