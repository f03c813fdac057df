// The visitor's progress and data: themes, lists, stages, reasons, own mistakes, export and import, damaged stores.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { tableOf } from "../../../../www/i18n/index.js";
import { messages } from "../../../../www/pages/mistakes/i18n/mistakes.js";
import { stagePuzzles } from "../../../../www/pages/practice/playlist.js";
import { accessibilityViolations } from "../../support/axe.mjs";
import { waitForText } from "../../support/until.mjs";
import {
  ANSWER,
  GAME,
  idOn,
  KEY,
  nextPuzzle,
  openPractice,
  PUZZLE,
  PUZZLES,
  progressOn,
  puzzlesOf,
  type,
} from "./practice-page.mjs";

/** @typedef {import("../../../../www/pages/practice/puzzle-file.js").Puzzle} Puzzle */

const { opened, enter } = openPractice();

test("damaged progress is reported and replaced, and puzzles go on", async () => {
  for (const stored of ["{", JSON.stringify({ rating: 7, results: "none", level: "usual" })]) {
    const { context, page, problems } = await enter(PUZZLE.id, { stored });
    await waitForText(page, "#notice-text", "could not be read");
    await type(page, ANSWER);
    await waitForText(page, "#record", "1 of 1");
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test("themes and difficulty choose the next puzzles and are stored", async () => {
  const { context, page } = await enter(PUZZLE.id);
  const theme = PUZZLES.flatMap(({ themes }) => themes)[0].id;
  await page.selectOption("#theme-choice", theme);
  await page.selectOption("#level", "harder");
  await page.click("#go");
  const next = await nextPuzzle(page, PUZZLE.id);
  const chosen = PUZZLES.find(({ id }) => id === next);
  assert.ok(chosen?.themes.some(({ id }) => id === theme));
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.inputValue("#theme-choice"), theme);
  assert.equal(await page.inputValue("#level"), "harder");
  await context.close();
});

test("the Lucena position is a theme of chess, and a puzzle of it is solved", async () => {
  const { context, page, problems } = await enter("", { game: "chess" });
  const before = await idOn(page);
  await page.selectOption("#theme-choice", "lucena");
  await page.click("#go");
  const id = await nextPuzzle(page, before);
  const puzzle = puzzlesOf("chess").find((one) => one.id === id);
  assert.ok(puzzle);
  assert.ok(puzzle.themes.some((theme) => theme.id === "lucena"));
  await type(page, puzzle.answers[0]);
  await waitForText(page, "#verdict", "is right, at the first attempt");
  await waitForText(page, "#why", "in front of its pawn");
  assert.deepEqual(problems, []);
  await context.close();
});

test("a list by link is played to its end, and so is a stage, which earns stars", async () => {
  const [one, other] = PUZZLES;
  const { context, page, problems } = await enter(`${one.id},${other.id}`);
  await waitForText(page, "#task-title", "List · 1 of 2");
  await type(page, one.answers[0]);
  await waitForText(page, "#verdict", "is right");
  await page.click("#go");
  await waitForText(page, "#task-title", "List · 2 of 2");
  await page.click("#solve");
  await page.click("#go");
  await waitForText(page, "#verdict", "That was the list: 1 of 2");
  await page.selectOption("#stage", "2");
  for (const [at, id] of stagePuzzles(PUZZLES, 2).entries()) {
    await waitForText(page, "#task-title", `Stage 2 · ${at + 1} of 10`);
    const { answers } = /** @type {Puzzle} */ (PUZZLES.find((puzzle) => puzzle.id === id));
    await type(page, answers[0]);
    await waitForText(page, "#verdict", "is right");
    await page.click("#go");
  }
  await waitForText(page, "#verdict", "3 stars of three");
  await page.selectOption("#language", "de");
  await waitForText(page, "#verdict", "Sterne");
  await page.selectOption("#language", "en");
  await waitForText(page, "#verdict", "3 stars of three");
  await waitForText(page, "#stage", "Stage 2 ★★★");
  assert.equal(await page.locator("#rating-plot polyline").count(), 1);
  assert.deepEqual(await accessibilityViolations(page), []);
  assert.deepEqual(problems, []);
  await context.close();
});

test("the list of stages shows the one that is played, which can be left and played again", async () => {
  const { context, page, problems } = await enter("stage-3");
  await waitForText(page, "#task-title", "Stage 3 · 1 of 10");
  assert.equal(await page.inputValue("#stage"), "3");
  await page.click("#today");
  await waitForText(page, "#task-title", "Puzzle of the day");
  assert.equal(await page.inputValue("#stage"), "");
  await page.selectOption("#stage", "3");
  await waitForText(page, "#task-title", "Stage 3 · 1 of 10");
  await page.selectOption("#stage", "");
  await waitForText(page, "#task-title", "Puzzle of the day");
  assert.deepEqual(problems, []);
  await context.close();
});

test("data are exported, erased after a second press, and imported again", async () => {
  const { context, page, problems } = await enter(PUZZLE.id);
  await type(page, ANSWER);
  await waitForText(page, "#record", "1 of 1");
  await page.click("details[data-section=data] summary");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#data-export")]);
  const path = await download.path();
  await page.click("#data-erase");
  await waitForText(page, "#data-note", "Press again");
  await waitForText(page, "#record", "1 of 1");
  await page.click("#data-export");
  await page.click("#data-erase");
  await waitForText(page, "#data-note", "Press again");
  await page.click("#data-erase");
  await waitForText(page, "#data-note", "are erased");
  assert.equal((await progressOn(page)).results.length, 0);
  await page.selectOption("#language", "fi");
  await waitForText(page, "#data-note", "on poistettu");
  await page.selectOption("#language", "en");
  await page.setInputFiles("#data-file", path);
  await waitForText(page, "#data-note", "are imported");
  await waitForText(page, "#record", "1 of 1");
  await page.click("#data-undo");
  await waitForText(page, "#data-note", "as they were before");
  assert.equal((await progressOn(page)).results.length, 0);
  assert.equal(
    await page.locator("#data-export").evaluate((it) => it === document.activeElement),
    true,
  );
  assert.ok(!(await page.isVisible("#data-undo")));
  await page.setInputFiles("#data-file", path);
  await waitForText(page, "#record", "1 of 1");
  const other = Buffer.from(readFileSync(path, "utf8").replaceAll(GAME, "chess"));
  await page.setInputFiles("#data-file", {
    ...{ name: "chess.json", mimeType: "application/json", buffer: other },
  });
  await waitForText(page, "#data-note", "The file is from another game");
  const wrong = { name: "a.json", mimeType: "application/json", buffer: Buffer.from("{}") };
  await page.setInputFiles("#data-file", wrong);
  await waitForText(page, "#data-note", "nothing has changed");
  assert.deepEqual(await accessibilityViolations(page), []);
  assert.deepEqual(problems, []);
  await context.close();
});

test("erasing the data removes the plot of the rating", async () => {
  const results = PUZZLES.slice(0, 4).map(({ id }) => ({ id, isSolved: true, rating: 1300 }));
  const { context, page } = await enter(PUZZLE.id);
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key, text),
    [KEY, JSON.stringify({ results })],
  );
  await page.reload();
  await page.locator("#rating-plot svg").waitFor();
  await page.click("details[data-section=data] summary");
  await page.click("#data-erase");
  await page.click("#data-erase");
  await waitForText(page, "#rating", "Not known yet");
  assert.equal(await page.locator("#rating-plot svg").count(), 0);
  await context.close();
});

test("on request the visitor chooses the reason, which is scored apart from the move", async () => {
  const reasoned = /** @type {Puzzle} */ (
    PUZZLES.find(({ themes }) => themes[0]?.isReason && themes.length === 1)
  );
  const { context, page, problems } = await enter(reasoned.id);
  await page.check("#choose-reasons");
  await type(page, reasoned.answers[0]);
  await waitForText(page, "#verdict", "is right");
  assert.equal(await page.locator("#why li").count(), 0);
  assert.equal(await page.locator("#why-choices button").count(), 4);
  assert.deepEqual(await accessibilityViolations(page), []);
  const { messages: own } = await import(`../../../../www/games/${GAME}/puzzles/i18n/puzzles.js`);
  await page
    .locator("#why-choices button", { hasText: own.en[`theme.${reasoned.themes[0].id}.why`] })
    .click();
  await waitForText(page, "#verdict", "That is the reason.");
  await waitForText(page, "#record", "Move and reason right: 1;");
  assert.ok((await page.locator("#why li").count()) > 0);
  assert.deepEqual(problems, []);
  await context.close();
});

/** A stored mistake. @param {string} record @param {string} played @param {string} best @param {object} score */
const mistakeOf = (record, played, best, score) => ({
  ...{ game: GAME, record, played, best, score },
  due: 0,
  card: null,
});

test("own mistakes are repeated until a better move comes, then scheduled or discarded", async () => {
  const won = { kind: "win", value: 1 };
  const mistakes = [
    mistakeOf("connect4:first:414141", "1", "4", won), // four in column 4
    mistakeOf("connect4:first:4141411", "1", "5", { kind: "left", value: 0 }),
  ];
  const { context, page, problems } = await enter(PUZZLE.id);
  await page.evaluate(
    (list) => localStorage.setItem("stratege.1.mistakes", JSON.stringify(list)),
    mistakes.slice(0, 1),
  );
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await waitForText(page, "#mistakes-count", "1 due of 1");
  await page.click("#train");
  await waitForText(page, "#goal", "Your move was 1. Find a better one.");
  await waitForText(page, "#go", "Next mistake");
  await page.keyboard.press("1");
  await waitForText(page, "#verdict", "1 is not the answer");
  await page.click("#go");
  const place = await page.locator("#board").boundingBox();
  await page.keyboard.press("4");
  await waitForText(page, "#verdict", "4 is right.");
  await waitForText(page, "#compare", "^Played: 1Best: 4$");
  assert.equal(await page.locator("#compare svg").count(), 2);
  assert.deepEqual(await page.locator("#board").boundingBox(), place);
  assert.deepEqual(await accessibilityViolations(page), []);
  await waitForText(page, "#mistakes-count", "0 due of 1");
  const [stored] = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("stratege.1.mistakes") ?? "[]"),
  );
  assert.ok(stored.due > 0 && stored.card.reps === 1);
  await page.click("#go");
  await waitForText(page, "#verdict", "No more of your mistakes is due now");
  await waitForText(page, "#go", "Next puzzle");
  await page.click("#go");
  await waitForText(page, "#task-title", "uzzle");
  assert.equal((await progressOn(page)).results?.length ?? 0, 0); // never mixed into the stream
  await page.evaluate(
    (list) => localStorage.setItem("stratege.1.mistakes", JSON.stringify(list)),
    mistakes.slice(0, 1),
  );
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.click("#train");
  await page.click("#discard");
  await waitForText(page, "#mistakes-count", "A review of a finished game collects");
  assert.equal(await page.evaluate(() => localStorage.getItem("stratege.1.mistakes")), "[]");
  assert.deepEqual(problems, []);
  await context.close();
});

test("mistakes whose positions cannot be read are skipped, but not deleted", async () => {
  const won = { kind: "win", value: 1 };
  const mistakes = [
    mistakeOf("44", "1", "4", won),
    mistakeOf("connect4:first:4141", "1", "9", won),
    mistakeOf("connect4:first:414141", "1", "4", won),
  ];
  const { context, page, problems } = await enter(PUZZLE.id);
  await page.evaluate(
    (list) => localStorage.setItem("stratege.1.mistakes", list),
    JSON.stringify(mistakes),
  );
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.click("#train");
  await waitForText(page, "#goal", "Your move was 1. Find a better one.");
  await waitForText(page, "#mistakes-count", "1 due of 3");
  assert.deepEqual(problems, []);
  await context.close();
});

test("an answer that cannot be judged is reported, and the task stays open", async () => {
  const mistake = mistakeOf("connect4:first:414141", "1", "4", { kind: "win", value: 1 });
  const { context, page } = await enter(PUZZLE.id, { serviceWorkers: "block" });
  await page.evaluate(
    (list) => localStorage.setItem("stratege.1.mistakes", list),
    JSON.stringify([mistake]),
  );
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.route("**/refutation.*.js", (route) => route.abort());
  await page.click("#train");
  await waitForText(page, "#goal", "Find a better one.");
  await page.keyboard.press("2");
  await page.waitForSelector("#notice:not([hidden])", { timeout: 20_000 });
  await page.keyboard.press("4");
  await waitForText(page, "#verdict", "4 is right.");
  await context.close();
});

test("mistakes of other games are counted, and the page of all games opens them", async () => {
  const won = { kind: "win", value: 1 };
  const here = mistakeOf("connect4:first:414141", "1", "4", won);
  const there = { ...mistakeOf("qubic:first:111444", "112", "113", won), game: "qubic" };
  const later = { ...there, record: "qubic:first:111443", due: 1e15 };
  const { context, page, problems } = await enter(PUZZLE.id);
  assert.equal(await page.textContent("#mistakes-elsewhere"), "");
  await page.evaluate(
    (list) => localStorage.setItem("stratege.1.mistakes", JSON.stringify(list)),
    [here, there, later],
  );
  await page.reload();
  await waitForText(page, "#mistakes-elsewhere", "^\\(1 due in other games\\)$");
  await page.click('a[href="mistakes.html"]');
  await waitForText(page, "#total", "^2 mistakes are due");
  await waitForText(page, "[data-mistakes=qubic]", "^1 due of 2 mistakes[.]$");
  await waitForText(page, "[data-mistakes=chess]", "^none$");
  await page.setViewportSize({ width: 320, height: 640 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  assert.deepEqual(await accessibilityViolations(page), []);
  for (const language of /** @type {const} */ (["de", "fi", "en"])) {
    await page.selectOption("#language", language);
    await waitForText(page, "#all", (await tableOf(messages, language))["mistakes.all"]);
  }
  await page.click('a[href="practice-qubic.html#mistakes"]');
  await waitForText(page, "#goal", "Your move was 112. Find a better one.");
  await page.goto(`${opened.site.url}index.html`);
  await waitForText(page, "#due", "^\\(2\\)$");
  assert.deepEqual(problems, []);
  await context.close();
});

test("a review adds the person's mistakes, which the practice page repeats", async () => {
  const { context, page } = await enter(PUZZLE.id);
  await page.evaluate(() =>
    localStorage.setItem("stratege.1.connect4.settings", JSON.stringify({ opponent: "second" })),
  );
  await page.goto(`${opened.site.url}${GAME}.html?tab=analysis#connect4:first:41414121`);
  await page.waitForSelector("html[data-ready]");
  await page.click("#review-go");
  await page
    .locator("#review-note")
    .filter({ hasText: /You made|Blunder|Mistake/ })
    .waitFor();
  await page.locator(`#review a[href="practice-${GAME}.html"]:not([hidden])`).waitFor();
  await page.goto(`${opened.site.url}practice-${GAME}.html`);
  await page.waitForSelector("html[data-ready]");
  assert.match((await page.textContent("#mistakes-count")) ?? "", /\d+ due of \d+ mistakes?/);
  await context.close();
});
