// The start page: five little boards that play until somebody holds them, the stories of the old programs in every
// language, and the way to each game; the help of a game tells its story too.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { en as chess } from "../../../www/games/chess/i18n/help.js";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium, watch } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @param {import("playwright-core").BrowserContextOptions} context */
async function enter(context) {
  const room = await browser.newContext({ locale: "en-US", ...context });
  const page = await room.newPage();
  await page.clock.install();
  const problems = watch(page, site.origin);
  await page.addInitScript({
    content: `globalThis.shifts = 0;
      new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shifts += value; })
        .observe({ type: "layout-shift", buffered: true });`,
  });
  await page.goto(site.url);
  await page.waitForSelector("html[data-ready]");
  return { room, page, problems };
}

test("the boards play, are held, and lead to their games", async () => {
  const { room, page, problems } = await enter({});
  const board = page.locator("#little-reversi svg");
  const picture = () => board.evaluate((svg) => svg.outerHTML);
  const first = await picture();
  await page.waitForFunction(
    (before) => document.querySelector("#little-reversi svg")?.outerHTML !== before,
    first,
  );
  await page.click("#motion");
  const held = await picture();
  await page.clock.runFor(2000); // longer than the time between two moves
  assert.equal(await picture(), held);
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.equal(await page.evaluate("shifts"), 0);
  for (const [game, stones] of /** @type {const} */ ([
    ["gobang", "ladybird"],
    ["connect4", "sunflower"],
  ])) {
    const colour = await page
      .locator(`#${stones} path`)
      .nth(1)
      .evaluate((shape) => getComputedStyle(shape).fill);
    assert.notEqual(colour, "rgb(0, 0, 0)", "the drawings have their colours here as well");
    assert.equal(await page.locator(`.way a[href="${game}.html"]`).count(), 1);
  }
  await page.locator("#little-chess").click({ force: true }); // the whole card is the link
  await page.waitForSelector("html[data-game=chess][data-ready]");
  await page.click("#help");
  await page.waitForFunction(
    (story) => document.querySelector("#manual-history")?.textContent === story,
    chess.history,
  );
  assert.deepEqual(problems, []);
  await room.close();
});

test("narrow, in German, at night, without motion", async () => {
  const { room, page, problems } = await enter({
    locale: "de-DE",
    viewport: { width: 320, height: 640 },
    reducedMotion: "reduce",
  });
  assert.match((await page.locator(".way p").first().textContent()) ?? "", /2002/);
  const lawn = page.locator("#little-reversi .thumbnail .lawn").first();
  const colour = () => lawn.evaluate((shape) => getComputedStyle(shape).fill);
  const byDay = await colour();
  await page.selectOption("#theme", "night");
  await page.waitForFunction(() => document.documentElement.dataset.theme === "night");
  await page.waitForFunction(
    (before) =>
      getComputedStyle(
        /** @type {Element} */ (document.querySelector("#little-reversi .thumbnail .lawn")),
      ).fill !== before,
    byDay,
  );
  assert.deepEqual(await accessibilityFaults(page), []);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wider <= 0);
  assert.equal(await page.textContent("#motion"), "Animation fortsetzen");
  assert.deepEqual(problems, []);
  await room.close();
});

test("five games are in one view, none of them empty, and a game that has begun goes on", async () => {
  const { room, page } = await enter({ viewport: { width: 1280, height: 800 } });
  const bottoms = await page
    .locator(".way")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom));
  assert.equal(bottoms.length, 5);
  assert.ok(Math.max(...bottoms) <= 800);
  assert.ok((await page.locator("#little-gobang use").count()) > 4);
  assert.equal(await page.textContent("#go-chess"), "Play");
  await page.goto(`${site.url}chess.html`);
  for (const square of ["e2", "e4"]) await page.click(`#board .cell[aria-label*=" ${square}"]`);
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith("stratege.1.chess.match.")),
  );
  await page.goto(site.url);
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.textContent("#go-chess"), "Continue your game");
  await room.close();
});

test("what led to this address before Reversi had one of its own still opens", async () => {
  const room = await browser.newContext();
  const page = await room.newPage();
  for (const [old, now] of [
    ["#reversi:diagonal-tomato:f4d3", "reversi.html#reversi:diagonal-tomato:f4d3"],
    ["?tab=record#connect4:first:4453", "connect4.html#connect4:first:4453"],
    ["?tab=laboratory", "reversi.html?tab=laboratory"],
  ]) {
    await page.goto("about:blank");
    await page.goto(site.url + old);
    await page.waitForURL(site.url + now);
    await page.waitForSelector("html[data-game][data-ready]");
  }
  await page.goto(`${site.url}start.html`);
  await page.waitForSelector("html[data-page=start][data-ready]");
  await room.close();
});

test("an unknown address leads to the games, in every language", async () => {
  const room = await browser.newContext();
  const page = await room.newPage();
  const answer = await page.goto(`${site.url}chequers`);
  assert.equal(answer?.status(), 404);
  assert.deepEqual(
    await page.locator("p").evaluateAll((all) => all.map((one) => one.getAttribute("lang") ?? "")),
    ["", "de", "fi"],
  );
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).background);
  assert.match(ground, /244, 242, 214/);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.locator("a").first().click();
  await page.waitForSelector("html[data-page=start][data-ready]");
  await page.goto(`${site.url}old/games/chequers`);
  await page.waitForSelector(`a[href="${site.url}"]`);
  await page.locator("a").last().click();
  await page.waitForSelector("html[data-page=start][data-ready]");
  await room.close();
});
