// The first steps in each game: solved by mouse, keyboard and typed moves, in every language, on narrow screens; offered
// until they are opened.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { lessonFile } from "../../../www/pages/lesson/page.mjs";
import { GAMES } from "../../support/games.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { openFirefox } from "../support/firefox.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { waitForText } from "../support/until.mjs";
import { openWebKit } from "../support/webkit.mjs";

/** @typedef {import("playwright-core").Page} Page */

const LESSONS = GAMES.filter((game) => lessonFile(game));

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** The steps and their English texts. @param {string} game */
async function lessonOf(game) {
  const folder = `../../../www/games/${game}/lesson`;
  /** @type {{ steps: import("../../../www/games/shared/lesson.types.js").LessonStep[] }} */
  const { steps } = await import(`${folder}/steps.js`);
  /** @type {{ en: Record<string, string> }} */
  const { en } = await import(`${folder}/i18n/lesson.js`);
  return { steps, en };
}

/** @param {string} game @param {import("playwright-core").BrowserContextOptions} [options] */
async function enter(game, options) {
  const context = await browser.newContext({
    ...{ locale: "en-GB", reducedMotion: "reduce" },
    ...options,
  });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  await page.goto(`${site.url}lesson-${game}.html`);
  await page.waitForSelector("html[data-ready]");
  return { context, page, problems };
}

/** @param {Page} page @param {string} move */
async function type(page, move) {
  await page.fill("#typed-move", move);
  await page.press("#typed-move", "Enter");
}

/** @param {Page} page @param {string} selector @param {string} text */
const waitForExactly = (page, selector, text) =>
  page.waitForFunction(
    ([one, expected]) => document.querySelector(one)?.textContent === expected,
    [selector, text],
  );

for (const game of LESSONS) {
  test(`${game}: typed moves lead through all steps`, async () => {
    const { context, page, problems } = await enter(game);
    const { steps, en } = await lessonOf(game);
    for (const [at, { id, answers }] of steps.entries()) {
      await waitForExactly(page, "#task-title", `Step ${at + 1} of ${steps.length}`);
      assert.equal(await page.textContent("#goal"), en[`lesson.${id}.task`]);
      await type(page, answers[0]);
      await waitForExactly(page, "#verdict", en[`lesson.${id}.right`]);
      assert.equal(await page.evaluate(() => document.activeElement?.id), "go");
      await page.waitForFunction(
        (right) => document.querySelector("#spoken")?.textContent?.endsWith(right),
        en[`lesson.${id}.right`],
      );
      await page.click("#go");
    }
    await waitForExactly(page, "#task-title", "Those were the first steps");
    await page.click("#go");
    await waitForExactly(page, "#task-title", `Step 1 of ${steps.length}`);
    await context.close();
    assert.deepEqual(problems, []);
  });

  test(`${game}: no language overflows a narrow screen or violates axe's rules`, async () => {
    for (const locale of ["en-GB", "de-DE", "fi-FI"]) {
      const viewport = { width: 320, height: 568 };
      const { context, page, problems } = await enter(game, { locale, viewport });
      await page.click("#solve");
      await page.waitForSelector("#go:not([aria-disabled=true])");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${locale}: ${wide} px too wide`);
      assert.deepEqual(await accessibilityViolations(page), [], locale);
      await context.close();
      assert.deepEqual(problems, []);
    }
  });
}

test("a wrong move on the board is explained, and may be tried again; a reload resumes the step", async () => {
  const { context, page, problems } = await enter("connect4");
  const { en } = await lessonOf("connect4");
  const column = (/** @type {number} */ number) =>
    page.locator(`#board thead button >> nth=${number - 1}`).dispatchEvent("click");
  await column(7);
  await waitForExactly(page, "#verdict", en["lesson.four.wrong"]);
  await column(4); // no move until "Try again"
  await waitForExactly(page, "#verdict", en["lesson.four.wrong"]);
  await page.click("#go");
  await column(4);
  await waitForExactly(page, "#verdict", en["lesson.four.right"]);
  await page.reload();
  await waitForExactly(page, "#task-title", "Step 2 of 4");
  await context.close();
  assert.deepEqual(problems, []);
});

test("an illegal move is explained and does not end the step", async () => {
  const { context, page, problems } = await enter("reversi");
  await page.locator("#board [aria-label^='a1,']").dispatchEvent("click");
  await waitForExactly(page, "#verdict", "a1 turns no disc.");
  await page.click("#board [data-legal] >> nth=0");
  await waitForText(page, "#verdict", "became a tomato");
  await context.close();
  assert.deepEqual(problems, []);
});

test("keys alone lead to the next step", async () => {
  const { context, page, problems } = await enter("qubic");
  const { en } = await lessonOf("qubic");
  await page.focus("#board .cell >> nth=0");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await waitForExactly(page, "#verdict", en["lesson.level.right"]);
  await page.focus("#go");
  await page.keyboard.press("Enter");
  await waitForExactly(page, "#task-title", "Step 2 of 5");
  await context.close();
  assert.deepEqual(problems, []);
});

test("the choice of an opponent offers the first steps until they are opened, the help always", async () => {
  const { page, leave } = await openGamePage(browser, site, "gobang", {});
  await page.click("#new");
  await page.click("#chooser a[href='lesson-gobang.html']");
  await page.waitForSelector("html[data-ready]");
  await page.click("#play");
  await page.waitForSelector("#workbench[data-ready]", { state: "attached" });
  await page.click("#new");
  await page.waitForSelector("#chooser[open]");
  assert.equal(await page.locator("#chooser a[href='lesson-gobang.html']").isVisible(), false);
  await page.keyboard.press("Escape");
  await page.click("#help");
  await page.locator("#manual a[href='lesson-gobang.html']").waitFor();
  await leave();
});

/** Runs in the page: a right first step in Connect Four. */
function playFourthColumn() {
  document
    .querySelectorAll("#board thead button")[3]
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

test("Firefox leads through a step", async () => {
  const firefox = await openFirefox();
  try {
    const page = await firefox.newPage();
    await page.goto(`${site.url}lesson-connect4.html`);
    await page.waitForFunction(() => "ready" in document.documentElement.dataset);
    await page.evaluate(playFourthColumn);
    await page.waitForFunction(() => document.querySelector("#go")?.ariaDisabled !== "true");
  } finally {
    await firefox.close();
  }
});

test("WebKit leads through a step", async () => {
  const webkit = await openWebKit();
  try {
    await webkit.goto(`${site.url}lesson-connect4.html`);
    await webkit.waitFor("return 'ready' in document.documentElement.dataset");
    await webkit.evaluate(`(${playFourthColumn})()`);
    await webkit.waitFor("return document.querySelector('#go').ariaDisabled !== 'true'");
  } finally {
    await webkit.close();
  }
});

test("a language that is chosen before the texts are loaded is shown once they are", async () => {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  await page.addInitScript(() => {
    const choose = () => {
      const language = document.querySelector("#language");
      if (document.documentElement?.matches("[data-ready]")) return;
      if (language instanceof HTMLSelectElement) {
        language.value = "fi";
        language.dispatchEvent(new Event("change", { bubbles: true }));
      }
      requestAnimationFrame(choose);
    };
    requestAnimationFrame(choose);
  });
  await page.goto(`${site.url}lesson-reversi.html`);
  await page.waitForSelector("html[data-ready]");
  await waitForExactly(page, "#task-title", "Askel 1/5");
  await context.close();
  assert.deepEqual(problems, []);
});
