// Practice pages in every language, on narrow screens, in other browsers and offline, and the links to them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { tableOf } from "../../../../www/i18n/index.js";
import { messages } from "../../../../www/pages/practice/i18n/practice.js";
import { accessibilityViolations } from "../../support/axe.mjs";
import { openFirefox } from "../../support/firefox.mjs";
import { waitForText } from "../../support/until.mjs";
import { openWebKit } from "../../support/webkit.mjs";
import {
  ANSWER,
  GAME,
  openPractice,
  PUZZLE,
  practised,
  puzzlesOf,
  type,
  wrongColumn,
} from "./practice-page.mjs";

const { opened, enter } = openPractice();

test("three languages, also while a verdict is shown", async () => {
  const { context, page } = await enter(PUZZLE.id);
  await type(page, ANSWER);
  await waitForText(page, "#verdict", "is right");
  for (const language of /** @type {const} */ (["de", "fi", "en"])) {
    const table = await tableOf(messages, language);
    await page.selectOption("#language", language);
    await page.waitForSelector(`html[lang=${language}]`);
    await waitForText(page, "#go", table["practice.next"]);
    await waitForText(page, "#verdict", table["practice.right.first"].replace("{move}", ANSWER));
    await waitForText(page, "#rating", table["practice.rating.new"]);
    assert.match(await page.title(), new RegExp(table.practice, "i"));
  }
  await context.close();
});

for (const game of practised) {
  test(`${game}: every theme has texts, and a puzzle is solved on a narrow screen`, async () => {
    const own = await import(`../../../../www/games/${game}/puzzles/i18n/puzzles.js`);
    const known = { ...messages.en, ...own.messages.en };
    const puzzles = puzzlesOf(game);
    for (const { id } of new Set(puzzles.flatMap(({ themes }) => themes)))
      for (const key of [`theme.${id}`, `theme.${id}.why`])
        assert.ok(Object.hasOwn(known, key), key);
    const [puzzle] = puzzles;
    const { context, page, problems } = await enter(puzzle.id, {
      game,
      viewport: { width: 320, height: 640 },
    });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    assert.deepEqual(await accessibilityViolations(page), []);
    await type(page, puzzle.answers[0]);
    await waitForText(page, "#verdict", "is right, at the first attempt");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    assert.deepEqual(await accessibilityViolations(page), []);
    assert.deepEqual(problems, []);
    await context.close();
  });
}

test("nothing shifts until the first puzzle is shown in the visitor's language", async () => {
  for (const [width, height] of [
    [320, 640],
    [667, 375],
    [1280, 800],
  ]) {
    const context = await opened.browser.newContext({ locale: "fi", viewport: { width, height } });
    await context.addInitScript(() => {
      const shifts = /** @type {number[]} */ ([]);
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of /** @type {any[]} */ (list.getEntries()))
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const page = await context.newPage();
    await page.goto(`${opened.site.url}practice-${GAME}.html#${PUZZLE.id}`);
    await page.waitForSelector("html[data-ready]");
    await page.waitForLoadState("networkidle");
    assert.deepEqual(await page.evaluate("shifts"), [], `${width} × ${height}`);
    await context.close();
  }
});

/** Script that checks that a puzzle is on the board. */
const isShown = `"ready" in document.documentElement.dataset &&
  document.querySelectorAll("#board td:is([data-stone=x], [data-stone=o])").length > 0`;

/** Script that opens the sections that are loaded on demand. */
const openSections = `document.querySelectorAll("[data-section]").forEach((section) => { section.open = true; })`;
/** Script that checks that they are filled. */
const areFilled = `document.querySelector("#guess-start") !== null && document.querySelector("#data-export") !== null`;

test("Firefox shows a puzzle, and the sections open", async () => {
  const firefox = await openFirefox();
  try {
    const page = await firefox.newPage();
    await page.goto(`${opened.site.url}practice-${GAME}.html#${PUZZLE.id}`);
    await page.waitForFunction(isShown);
    await page.evaluate(openSections);
    await page.waitForFunction(areFilled);
  } finally {
    await firefox.close();
  }
});

test("WebKit shows a puzzle, and the sections open", async () => {
  const webkit = await openWebKit();
  try {
    await webkit.goto(`${opened.site.url}practice-${GAME}.html#${PUZZLE.id}`);
    await webkit.waitFor(`return ${isShown}`);
    await webkit.waitFor(`${openSections}; return ${areFilled}`);
  } finally {
    await webkit.close();
  }
});

test("puzzles work offline after a visit to a game", async () => {
  const context = await opened.browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${opened.site.url}${GAME}.html`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await context.setOffline(true);
  await page.goto(`${opened.site.url}practice-${GAME}.html#${PUZZLE.id}`);
  await page.waitForSelector("html[data-ready]");
  const wrong = await wrongColumn(page);
  await type(page, String(wrong));
  await page.waitForFunction(() =>
    /reply|ends the game/.test(document.querySelector("#verdict")?.textContent ?? ""),
  );
  await context.close();
});

test("the start page and the help link to the practice page", async () => {
  const { context, page } = await enter();
  await page.goto(`${opened.site.url}index.html`);
  const [first] = practised;
  assert.equal(await page.locator(`.activities a[href="practice-${first}.html"]`).count(), 1);
  await page.goto(`${opened.site.url}${GAME}.html`);
  await page.waitForSelector("html[data-ready]");
  await page.click("#help");
  await page.locator(`#manual a[href="practice-${GAME}.html"]`).waitFor();
  await context.close();
});
