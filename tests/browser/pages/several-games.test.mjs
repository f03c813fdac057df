// Pages with several games: whichever game was opened before, the next one gets its own rules; and a game that cannot be
// opened leaves the board as it was.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium, watch } from "../support/chromium.mjs";
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

/** Opens a page in a context of its own. @param {string} url */
async function enter(url) {
  const room = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const page = await room.newPage();
  const problems = watch(page, new URL(url).origin);
  await page.goto(url);
  return { room, page, problems };
}

/** The values of a list of choices. @param {Page} page @param {string} options */
const valuesOf = (page, options) =>
  page
    .locator(options)
    .evaluateAll((all) => all.map((one) => /** @type {HTMLOptionElement} */ (one).value));

/** @template T @param {T[]} all */
const orderedPairs = (all) =>
  all.flatMap((one) => all.filter((other) => other !== one).map((other) => [one, other]));

/** The first program of each game that can be bred, as "game/program". */
async function programs() {
  const { room, page } = await enter(`${site.url}breed.html`);
  const first = await valuesOf(page, "#program optgroup > option:first-child");
  await room.close();
  return first;
}

test("creatures of two games are opened one after the other, in every order", async () => {
  const pairs = orderedPairs(await programs());
  assert.equal(pairs.length, 20);
  const isShown = (/** @type {Page} */ page, /** @type {string} */ name) =>
    page.waitForFunction(
      (expected) =>
        document.querySelector("#notice:not([hidden]) #notice-text")?.textContent ??
        /** @type {HTMLInputElement} */ (document.querySelector("#called")).value === expected,
      name,
    );
  for (const [one, other] of pairs) {
    const { room, page, problems } = await enter(`${site.url}breed.html#creature=${one}:&name=One`);
    await isShown(page, "One");
    await page.evaluate((hash) => location.assign(hash), `#creature=${other}:&name=Other`);
    assert.equal(await (await isShown(page, "Other")).jsonValue(), true, `${one}, then ${other}`);
    assert.deepEqual(problems, [], `${one}, then ${other}`);
    await room.close();
  }
});

/** Has a creature of a link play a match of two games. @param {Page} page @param {string} program */
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

/** Until the board shows a game. @param {Page} page @param {string} program */
const isOnBoard = (page, program) =>
  page.waitForSelector(`#board.little-${program.split("/")[0]} svg[role=img]`);

test("matches of all games are watched in one visit", async () => {
  const { room, page, problems } = await enter(`${site.url}breed.html`);
  for (const program of await programs()) {
    await playMatch(page, program);
    await isOnBoard(page, program);
  }
  assert.deepEqual(problems, []);
  await room.close();
});

test("both games of the pruning page are played in one visit, in every order", async () => {
  const start = await enter(`${site.url}prune.html`);
  const games = await valuesOf(start.page, "#game option");
  await start.room.close();
  assert.ok(games.length > 1);
  for (const [one, other] of orderedPairs(games)) {
    const { room, page, problems } = await enter(`${site.url}prune.html#${one}`);
    for (const game of [one, other]) {
      await page.selectOption("#game", game);
      await page.waitForSelector(`#board.little-${game} svg[role=img]`);
      await page.waitForSelector(".leaf");
    }
    assert.equal(await page.locator("#notice:not([hidden])").count(), 0);
    assert.deepEqual(problems, [], `${one}, then ${other}`);
    await room.close();
  }
});

/** A laboratory that reports games whose records no module can read. */
const damagedRecords = `{
  const post = globalThis.postMessage;
  globalThis.postMessage = (message) => {
    if (message.value?.record) message.value.record = "a stain";
    post(message);
  };
}`;

test("a game that cannot be opened leaves the board of the last match, and a sentence says why", async () => {
  const damaged = await openSite({
    worker: (script, visit) => (visit === 1 ? "" : damagedRecords) + script,
  });
  const { room, page, problems } = await enter(`${damaged.url}breed.html`);
  await page.evaluate(() => Object.defineProperty(navigator, "hardwareConcurrency", { value: 1 }));
  const [one, other] = await programs();
  await playMatch(page, one);
  await isOnBoard(page, one);
  await page.waitForSelector("#played li");
  await playMatch(page, other);
  await page.waitForFunction(() =>
    /a stain/.test(document.querySelector("#now")?.textContent ?? ""),
  );
  await isOnBoard(page, one);
  await page.selectOption("#language", "de"); // draws the board again
  await page.waitForSelector("html[lang=de]");
  await isOnBoard(page, one);
  assert.deepEqual(problems, []);
  await damaged.close();
  await room.close();
});
