// Puzzles solved by mouse, keyboard and typed moves: hints, replies to wrong moves, links, the next puzzle.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dayNumber, puzzleOfDay } from "../../../../www/pages/practice/choice.js";
import { waitForText } from "../../support/until.mjs";
import {
  ANSWER,
  GAME,
  idOn,
  nextPuzzle,
  openPractice,
  PUZZLE,
  PUZZLES,
  progressOn,
  type,
  wrongColumn,
} from "./practice-page.mjs";

/** @typedef {import("../../../../www/pages/practice/puzzle-file.js").Puzzle} Puzzle */

const { opened, enter } = openPractice();

test("a page without a link begins with the puzzle of the day, then goes on near the rating", async () => {
  const { context, page, problems } = await enter();
  const today = puzzleOfDay(PUZZLES, dayNumber(new Date()));
  assert.equal(await idOn(page), today);
  await waitForText(page, "#task-title", "Puzzle of the day");
  const daily = /** @type {Puzzle} */ (PUZZLES.find(({ id }) => id === today));
  await type(page, daily.answers[0]);
  await waitForText(page, "#verdict", "is right, at the first attempt");
  await page.click("#go");
  const next = await nextPuzzle(page, today);
  assert.ok(PUZZLES.some(({ id }) => id === next));
  await page.goto(`${opened.site.url}practice-${GAME}.html`);
  await page.waitForSelector("html[data-ready]");
  assert.notEqual(await idOn(page), today);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a wrong move gets a reply and a further attempt, then the solution is stepped through", async () => {
  const { context, page, problems } = await enter(PUZZLE.id);
  const wrong = await wrongColumn(page);
  await page
    .locator("#board thead button")
    .nth(wrong - 1)
    .click();
  await waitForText(page, "#verdict", `${wrong} is not the answer`);
  await page.waitForFunction(() =>
    /reply|ends the game/.test(document.querySelector("#verdict")?.textContent ?? ""),
  );
  await waitForText(page, "#go", "Try again");
  await page.click("#go");
  await page
    .locator("#board thead button")
    .nth(Number(ANSWER) - 1)
    .click();
  await waitForText(page, "#verdict", `${ANSWER} is right`);
  const discs = () => page.locator("#board tbody td:is([data-stone=x], [data-stone=o])").count();
  const solved = await discs();
  await page.click("#line-end");
  assert.equal(await discs(), solved + PUZZLE.line.length - 1);
  await page.click("#line-start");
  assert.equal(await discs(), solved - 1);
  assert.equal((await page.locator("#why li").count()) > 0, true);
  const { results } = await progressOn(page);
  assert.deepEqual(
    results.map((/** @type {any} */ { id, isSolved }) => [id, isSolved]),
    [[PUZZLE.id, false]],
  );
  assert.deepEqual(problems, []);
  await context.close();
});

test("keyboard alone: a puzzle is solved, another follows, and sentences are announced", async () => {
  const { context, page, problems } = await enter(PUZZLE.id);
  await waitForText(page, "#spoken", "Puzzle");
  await page.keyboard.press("h");
  await waitForText(page, "#spoken", "Look at the marked squares");
  assert.ok((await page.locator("#board [data-hint]").count()) > 3);
  await page.keyboard.press("h");
  await waitForText(page, "#verdict", "right move");
  await page.keyboard.press(ANSWER);
  await waitForText(page, "#spoken", `${ANSWER} is right.`);
  await page.keyboard.press("r");
  await page.keyboard.press("u");
  assert.equal(await page.locator("#moves [aria-current]").textContent(), PUZZLE.line[0]);
  await page.keyboard.press("n");
  await nextPuzzle(page, PUZZLE.id);
  await waitForText(page, "#verdict", "Make the move");
  assert.equal((await progressOn(page)).results?.length ?? 0, 0); // with hints it does not count
  await page.locator("#go").focus();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "hint");
  assert.deepEqual(problems, []);
  await context.close();
});

test("the third hint and the answer reveal the move and count as failed", async () => {
  const { context, page } = await enter(PUZZLE.id);
  for (let hint = 0; hint < 3; hint += 1) await page.click("#hint");
  await waitForText(page, "#verdict", `The move is ${ANSWER}.`);
  assert.equal(await page.locator("#board [data-hint]").count(), 1);
  await page.click("#solve");
  await waitForText(page, "#verdict", `The answer is ${ANSWER}.`);
  await waitForText(page, "#record", "0 of 1");
  await context.close();
});

test("typed moves: an illegal one is explained, every right one is accepted", async () => {
  const several = PUZZLES.find(({ answers }) => answers.length > 1);
  const { context, page } = await enter(PUZZLE.id);
  await type(page, "9");
  await page.waitForFunction(() => document.querySelector("#typed-note")?.textContent !== "");
  assert.equal(await page.getAttribute("#typed-move", "aria-invalid"), "true");
  await type(page, ANSWER);
  await waitForText(page, "#verdict", "is right, at the first attempt");
  if (several) {
    await page.evaluate((hash) => location.assign(hash), `#${several.id}`);
    await nextPuzzle(page, PUZZLE.id);
    await page.waitForSelector("#typed:not([hidden])");
    await type(page, several.answers[1]);
    await waitForText(page, "#verdict", "is right, at the first attempt");
  }
  await context.close();
});

test("a failed puzzle comes back in the same session", async () => {
  const { context, page } = await enter(PUZZLE.id);
  await page.click("#solve");
  let current = PUZZLE.id;
  /** @type {string[]} */
  const seen = [];
  for (let round = 0; round < 5 && !seen.includes(PUZZLE.id); round += 1) {
    await page.click("#go");
    current = await nextPuzzle(page, current);
    seen.push(current);
    const { answers } = /** @type {Puzzle} */ (PUZZLES.find(({ id }) => id === current));
    if (current !== PUZZLE.id) await type(page, answers[0]);
  }
  assert.equal(current, PUZZLE.id);
  await waitForText(page, "#task-title", "Once failed");
  await context.close();
});

test("a reload keeps puzzle and rating, and an unknown puzzle is replaced with a notice", async () => {
  const { context, page } = await enter(PUZZLE.id);
  await type(page, ANSWER);
  await waitForText(page, "#record", "1 of 1");
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.equal(await idOn(page), PUZZLE.id);
  await waitForText(page, "#record", "1 of 1");
  await page.evaluate(() => location.assign("#nowhere"));
  await waitForText(page, "#notice-text", "There is no puzzle “nowhere”");
  await context.close();
});

test("two tabs add their results to the same progress", async () => {
  const { context, page } = await enter(PUZZLE.id);
  const other = await context.newPage();
  const second = /** @type {Puzzle} */ (PUZZLES.find(({ id }) => id !== PUZZLE.id));
  await other.goto(`${opened.site.url}practice-${GAME}.html#${second.id}`);
  await other.waitForSelector("html[data-ready]");
  await type(page, ANSWER);
  await waitForText(other, "#record", "1 of 1");
  await type(other, second.answers[0]);
  await waitForText(page, "#record", "2 of 2");
  await context.close();
});
