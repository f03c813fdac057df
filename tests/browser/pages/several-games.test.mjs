// Pages with several games: each game gets its rules, whichever was opened before; a game that fails to open leaves the
// board unchanged.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Opens a page in a new browser context. @param {string} url */
async function enter(url) {
  const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const page = await context.newPage();
  const problems = collectProblems(page, new URL(url).origin);
  await page.goto(url);
  return { context, page, problems };
}

/** Values of a list's options. @param {Page} page @param {string} options */
const valuesOf = (page, options) =>
  page
    .locator(options)
    .evaluateAll((all) => all.map((one) => /** @type {HTMLOptionElement} */ (one).value));

/** @template T @param {T[]} all */
const orderedPairs = (all) =>
  all.flatMap((one) => all.filter((other) => other !== one).map((other) => [one, other]));

/** The first program of each game that can be bred, as "game/program". */
async function programs() {
  const { context, page } = await enter(`${site.url}breed.html`);
  const first = await valuesOf(page, "#program optgroup > option:first-child");
  await context.close();
  return first;
}

test("creatures of two games are opened one after the other, in every order", async () => {
  const pairs = orderedPairs(await programs());
  assert.equal(pairs.length, 20);
  const waitForName = (/** @type {Page} */ page, /** @type {string} */ name) =>
    page.waitForFunction(
      (expected) =>
        document.querySelector("#notice:not([hidden]) #notice-text")?.textContent ??
        /** @type {HTMLInputElement} */ (document.querySelector("#called")).value === expected,
      name,
    );
  for (const [one, other] of pairs) {
    const { context, page, problems } = await enter(
      `${site.url}breed.html#creature=${one}:&name=One`,
    );
    await waitForName(page, "One");
    await page.evaluate((hash) => location.assign(hash), `#creature=${other}:&name=Other`);
    assert.equal(
      await (await waitForName(page, "Other")).jsonValue(),
      true,
      `${one}, then ${other}`,
    );
    assert.deepEqual(problems, [], `${one}, then ${other}`);
    await context.close();
  }
});

/** Starts a match of two games with a linked creature. @param {Page} page @param {string} program */
async function playMatch(page, program) {
  await page.evaluate((hash) => location.assign(hash), `#creature=${program}:&name=${program}`);
  await page.waitForFunction(
    (name) => /** @type {HTMLInputElement} */ (document.querySelector("#called")).value === name,
    program,
  );
  await page.click("#match");
  await page.selectOption("#count", "2");
  await page.click("#begin");
}

/** Waits until the board shows a game. @param {Page} page @param {string} program */
const waitForBoard = (page, program) =>
  page.waitForSelector(`#board.small-board-${program.split("/")[0]} svg[role=img]`);

test("matches of all games are shown in one visit", async () => {
  const { context, page, problems } = await enter(`${site.url}breed.html`);
  for (const program of await programs()) {
    await playMatch(page, program);
    await waitForBoard(page, program);
  }
  assert.deepEqual(problems, []);
  await context.close();
});

test("both games of the pruning page are played in one visit, in every order", async () => {
  const start = await enter(`${site.url}prune.html`);
  const games = await valuesOf(start.page, "#game option");
  await start.context.close();
  assert.ok(games.length > 1);
  for (const [one, other] of orderedPairs(games)) {
    const { context, page, problems } = await enter(`${site.url}prune.html#${one}`);
    for (const game of [one, other]) {
      await page.selectOption("#game", game);
      await page.waitForSelector(`#board.small-board-${game} svg[role=img]`);
      await page.waitForSelector(".leaf");
    }
    assert.equal(await page.locator("#notice:not([hidden])").count(), 0);
    assert.deepEqual(problems, [], `${one}, then ${other}`);
    await context.close();
  }
});

/** A worker that reports games with damaged records. */
const damagedRecords = `{
  const post = globalThis.postMessage;
  globalThis.postMessage = (message) => {
    if (message.value?.record) message.value.record = "a stain";
    post(message);
  };
}`;

test("a game that fails to open leaves the board of the last match and is reported", async () => {
  const damaged = await openSite({
    worker: (script, visit) => (visit === 1 ? "" : damagedRecords) + script,
  });
  const { context, page, problems } = await enter(`${damaged.url}breed.html`);
  await page.evaluate(() => Object.defineProperty(navigator, "hardwareConcurrency", { value: 1 }));
  const [one, other] = await programs();
  await playMatch(page, one);
  await waitForBoard(page, one);
  await page.waitForSelector("#played li");
  await playMatch(page, other);
  await page.waitForFunction(() =>
    /a stain/.test(document.querySelector("#now")?.textContent ?? ""),
  );
  await waitForBoard(page, one);
  await page.selectOption("#language", "de"); // draws the board again
  await page.waitForSelector("html[lang=de]");
  await waitForBoard(page, one);
  assert.deepEqual(problems, []);
  await damaged.close();
  await context.close();
});
