// The start page: a historical program at work, five thumbnails that play until they are paused, in every language, and
// links to each game and to everything that only this site has.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readSettings } from "../../../scripts/build/settings.mjs";
import { en as chess } from "../../../www/games/chess/i18n/help.js";
import { rooms } from "../../../www/museum/rooms.mjs";
import { practiceFile } from "../../../www/pages/practice/page.mjs";
import { activities } from "../../../www/pages/start/activities.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { collectProblems, openChromium } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @param {import("playwright-core").BrowserContextOptions} options */
async function enter(options) {
  const context = await browser.newContext({ locale: "en-US", ...options });
  const page = await context.newPage();
  await page.clock.install();
  const problems = collectProblems(page, site.origin);
  await page.addInitScript({
    content: `globalThis.shifts = 0;
      new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shifts += value; })
        .observe({ type: "layout-shift", buffered: true });`,
  });
  await page.goto(site.url);
  await page.waitForSelector("html[data-ready]");
  return { context, page, problems };
}

test("the thumbnails play, can be paused, and link to their games", async () => {
  const { context, page, problems } = await enter({});
  const board = page.locator("#small-board-reversi svg");
  const picture = () => board.evaluate((svg) => svg.outerHTML);
  const first = await picture();
  await page.waitForFunction(
    (before) => document.querySelector("#small-board-reversi svg")?.outerHTML !== before,
    first,
  );
  await page.click("#motion");
  const held = await picture();
  await page.clock.runFor(2000); // longer than the time between two moves
  assert.equal(await picture(), held);
  assert.deepEqual(await accessibilityViolations(page), []);
  assert.equal(await page.evaluate("shifts"), 0);
  for (const [game, stones] of /** @type {const} */ ([
    ["gobang", "ladybird"],
    ["connect4", "sunflower"],
  ])) {
    const colour = await page
      .locator(`#${stones} path`)
      .nth(1)
      .evaluate((shape) => getComputedStyle(shape).fill);
    assert.notEqual(colour, "rgb(0, 0, 0)", "the drawings have their colours");
    assert.equal(await page.locator(`.game-card a[href="${game}.html"]`).count(), 1);
  }
  await page.locator("#small-board-chess").click({ force: true }); // the whole card is a link
  await page.waitForSelector("html[data-game=chess][data-ready]");
  await page.click("#help");
  await page.waitForFunction(
    (story) => document.querySelector("#manual-history")?.textContent === story,
    chess.history,
  );
  assert.deepEqual(problems, []);
  await context.close();
});

test("narrow, in German, dark, with reduced motion", async () => {
  const { context, page, problems } = await enter({
    locale: "de-DE",
    viewport: { width: 320, height: 640 },
    reducedMotion: "reduce",
  });
  assert.match((await page.locator(".game-card dl").first().textContent()) ?? "", /Damals.*2002/s);
  const lawn = page.locator("#small-board-reversi .thumbnail .lawn").first();
  const colour = () => lawn.evaluate((shape) => getComputedStyle(shape).fill);
  const byDay = await colour();
  await page.selectOption("#theme", "night");
  await page.waitForFunction(() => document.documentElement.dataset.theme === "night");
  await page.waitForFunction(
    (before) =>
      getComputedStyle(
        /** @type {Element} */ (document.querySelector("#small-board-reversi .thumbnail .lawn")),
      ).fill !== before,
    byDay,
  );
  assert.deepEqual(await accessibilityViolations(page), []);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wider <= 0);
  assert.equal(await page.textContent("#motion"), "Animation fortsetzen");
  assert.deepEqual(problems, []);
  await context.close();
});

test("five games are visible together, none of them empty, and a started match can be continued", async () => {
  const { context, page } = await enter({ viewport: { width: 1280, height: 800 } });
  const bottoms = await page
    .locator(".game-card .play-label")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom));
  assert.equal(bottoms.length, 5);
  assert.ok(Math.max(...bottoms) <= 800);
  assert.ok((await page.locator("#small-board-gobang use").count()) > 4);
  assert.equal(await page.textContent("#go-chess"), "Play");
  await page.goto(`${site.url}chess.html`);
  for (const square of ["e2", "e4"]) await page.click(`#board .cell[aria-label*=" ${square}"]`);
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith("stratege.1.chess.match.")),
  );
  await page.goto(site.url);
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.textContent("#go-chess"), "Resume your game");
  await context.close();
});

/** The texts of the steps of all programs in the museum. @param {"en" | "de" | "fi"} language */
async function reasonsOfAllRooms(language) {
  const tables = await Promise.all(
    rooms.map(({ id }) => import(`../../../www/museum/rooms/${id}/i18n/room.${language}.js`)),
  );
  return tables.flatMap(({ [language]: texts }) =>
    Object.entries(texts).flatMap(([key, text]) => (key.startsWith("part.") ? [String(text)] : [])),
  );
}

/** Opens the page on a date. @param {string} date */
async function enterOn(date) {
  const context = await browser.newContext({ locale: "en-US", timezoneId: "UTC" });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  await page.clock.install({ time: new Date(date) });
  await page.goto(site.url);
  await page.waitForSelector("#screen[data-running]");
  return { context, page, problems };
}

test("each day a different historical program is at work, and can be watched and played against", async () => {
  const machines = new Set();
  for (const day of [1, 2, 3, 4, 5]) {
    const { context, page, problems } = await enterOn(`2026-03-0${day}T12:00:00Z`);
    const machine = await page.getAttribute("#hero", "data-room");
    machines.add(machine);
    const headline = page.locator("#headline > [aria-hidden=false]");
    assert.equal(await headline.count(), 1);
    assert.equal(await headline.getAttribute("data-room"), machine);
    assert.equal(await page.getAttribute("#watch", "href"), `museum-${machine}.html#machine-title`);
    const line = () => page.locator("#hero-listing [aria-current]").textContent();
    const first = await line();
    await page.clock.runFor(3000);
    assert.notEqual(await page.locator("#hero-board svg .stone").count(), 0);
    await page.waitForFunction(
      (before) => document.querySelector("#hero-listing [aria-current]")?.textContent !== before,
      first,
    );
    await page.click("#meet");
    await page.waitForSelector("html[data-game][data-ready]");
    assert.deepEqual(problems, []);
    await context.close();
  }
  assert.equal(machines.size, 5);
});

for (const language of /** @type {const} */ (["en", "de", "fi"]))
  test(`reasons of every step fit on the screen in every width: ${language}`, async () => {
    const { context, page } = await enter({ locale: language, reducedMotion: "reduce" });
    await page.waitForSelector("#screen[data-running]");
    const reasons = await reasonsOfAllRooms(language);
    for (const width of [320, 390, 640, 768, 896, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.locator("#hero-reason").evaluate((reason, texts) => {
        return texts.filter((text) => {
          reason.textContent = text;
          return reason.scrollHeight > reason.clientHeight;
        });
      }, reasons);
      assert.deepEqual(cut, [], `${width} px`);
    }
    await context.close();
  });

test("the program of the day does not move with reduced motion", async () => {
  const { context, page } = await enter({
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 1700 }, // button and screen visible together
  });
  await page.waitForSelector("#screen[data-running]");
  const lit = () => page.locator("#hero-listing").evaluate((list) => list.innerHTML);
  const before = await lit();
  await page.clock.runFor(5000);
  assert.equal(await lit(), before);
  await page.click("#motion");
  await page.clock.runFor(1000);
  await page.waitForFunction(
    (old) => document.querySelector("#hero-listing")?.innerHTML !== old,
    before,
  );
  await context.close();
});

test("the start page links to everything that only this site has", async () => {
  const { context, page } = await enter({});
  const links = await page
    .locator(".activities a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const [practice] = (await readSettings()).games.flatMap((game) => practiceFile(game) ?? []);
  assert.deepEqual(links, [...activities(practice).map(({ href }) => href), "mistakes.html"]);
  for (const link of links) {
    const response = await page.goto(site.url + link);
    assert.ok(response?.ok(), link);
    await page.waitForSelector("html[data-ready]");
  }
  await page.goto(`${site.url}about.html`);
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.locator(".about dt").count(), 5);
  assert.deepEqual(await accessibilityViolations(page), []);
  await context.close();
});

test("links to Reversi at the address of the start page still open", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
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
  await context.close();
});

test("an unknown address links to the games, in every language", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const response = await page.goto(`${site.url}chequers`);
  assert.equal(response?.status(), 404);
  assert.deepEqual(
    await page.locator("p").evaluateAll((all) => all.map((one) => one.getAttribute("lang") ?? "")),
    ["", "de", "fi"],
  );
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).background);
  assert.match(ground, /244, 242, 214/);
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.locator("a").first().click();
  await page.waitForSelector("html[data-page=start][data-ready]");
  await page.goto(`${site.url}old/games/chequers`);
  await page.waitForSelector(`a[href="${site.url}"]`);
  await page.locator("a").last().click();
  await page.waitForSelector("html[data-page=start][data-ready]");
  await context.close();
});
