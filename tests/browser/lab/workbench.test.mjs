// The workbench: in every game and window size, board, players, side to move and main buttons are visible; no panel
// makes a wide page scroll; every tool is two steps away.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES } from "../../support/games.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const SIZES = [
  [320, 568],
  [375, 667],
  [568, 320],
  [640, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
];
const LANGUAGES = ["de", "fi", "en"];
const TABS = ["play", "record", "analysis", "laboratory"];

/** Elements that must be visible without scrolling, unless hidden on a phone. */
const MAIN = [
  "#board",
  '.score[data-of="first"]',
  '.score[data-of="second"]',
  "#turn",
  "#new",
  "#undo",
  "#hint",
  "#help",
  ".tablist",
];

/** Script that lists elements outside the window or under a phone's tabs, and how far the page scrolls. */
const findHidden = `(selectors) => {
  const tabs = document.querySelector(".tablist").getBoundingClientRect();
  const isSheet = getComputedStyle(document.getElementById("workbench")).position === "fixed";
  const cut = selectors.filter((selector) => {
    const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
    const isBehind = isSheet && selector !== ".tablist" && right > tabs.left;
    const end = isBehind ? tabs.top : innerHeight;
    return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > end + 0.5;
  });
  const page = document.documentElement;
  return { cut, sideways: page.scrollWidth - innerWidth, down: page.scrollHeight - innerHeight };
}`;

/** @param {import("playwright-core").Page} page @returns {Promise<{ cut: string[], sideways: number, down: number }>} */
const measure = (page) => page.evaluate(`(${findHidden})(${JSON.stringify(MAIN)})`);

for (const game of GAMES) {
  test(`${game}: everything needed for a match is visible, in every window size and language`, async () => {
    const [[width, height]] = SIZES;
    const context = { viewport: { width, height } };
    const { page, leave } = await openGamePage(browser, site, game, { context });
    for (const [width, height] of SIZES) {
      const size = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      const first = await measure(page);
      assert.deepEqual(first.cut, [], size);
      assert.ok(first.sideways <= 0, `${size} scrolls sideways`);
      for (const tab of TABS) {
        await page.click(`#tab-${tab}`);
        await page.waitForSelector(`#panel-${tab}:not([hidden])`);
        await page.waitForLoadState("networkidle");
        const { down, sideways } = await measure(page);
        assert.ok(sideways <= 0, `${size}, ${tab}: sideways`);
        if (width >= 1024) assert.ok(down <= 0, `${size}, ${tab}: ${down} px below the window`);
      }
      await page.keyboard.press("Escape"); // closes the sheet of a phone
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const language of LANGUAGES) {
      await page.selectOption("#language", language);
      await page.waitForSelector(`html[lang=${language}]`);
      for (const tab of TABS) {
        await page.click(`#tab-${tab}`);
        assert.deepEqual(
          await measure(page),
          { cut: [], sideways: 0, down: 0 },
          `${language}, ${tab}`,
        );
      }
    }
    await leave();
  });
}

test("the tabs follow the ARIA pattern: arrow keys, names, one tab stop", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {});
  await page.focus("#tab-play");
  const selected = () => page.locator("[role=tab][aria-selected=true]").getAttribute("id");
  for (const [key, tab] of [
    ["ArrowRight", "record"],
    ["ArrowRight", "analysis"],
    ["End", "laboratory"],
    ["ArrowRight", "play"],
    ["ArrowLeft", "laboratory"],
    ["Home", "play"],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await selected(), `tab-${tab}`);
    assert.equal(await page.evaluate(() => document.activeElement?.id), `tab-${tab}`);
    assert.equal(await page.locator("#workbench [role=tab][tabindex='0']").count(), 1);
    const panel = page.locator("#workbench [role=tabpanel]:not([hidden])");
    assert.equal(await panel.count(), 1);
    assert.equal(await panel.getAttribute("aria-labelledby"), `tab-${tab}`);
  }
  await leave();
});

test("the tab is in the address and is remembered, and an old address opens its match", async () => {
  const record = "reversi:diagonal-tomato:e3f5";
  const { page, leave } = await openGamePage(browser, site, "reversi", { record });
  await page.click("#tab-record");
  assert.match(page.url(), /\?tab=record#reversi:/);
  await page.locator("#record button").nth(1).waitFor();
  const sent = page.url();
  await page.goto(`${site.url}gobang.html`);
  await page.waitForSelector("#panel-record:not([hidden])");
  await page.click("#tab-play");
  assert.doesNotMatch(page.url(), /tab/);
  await page.goto(sent);
  await page.waitForSelector("#panel-record:not([hidden])");
  await page.locator("#record button").nth(1).waitFor();
  assert.equal(await page.locator("#record button").count(), 2);
  await leave();
});

test("on a very wide page moves and analysis are next to each other", async () => {
  const context = { viewport: { width: 1920, height: 1080 } };
  const { page, leave } = await openGamePage(browser, site, "chess", { context });
  await page.click("#tab-analysis");
  await page.waitForSelector("#panel-record:not([hidden]) ~ #panel-analysis:not([hidden])");
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.waitForSelector("#panel-record[hidden] ~ #panel-analysis:not([hidden])", {
    state: "attached",
  });
  await leave();
});

test("on a phone a tab is a sheet that leaves the top of the board visible, in landscape all of it", async () => {
  const context = { hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } };
  for (const game of GAMES) {
    const { page, leave } = await openGamePage(browser, site, game, { context });
    /** Positions of the board and the sheet. */
    const places = async () => {
      const board = await page.locator("#board").boundingBox();
      const sheet = await page.locator("#workbench").boundingBox();
      assert.ok(board && sheet, game);
      return { board, sheet };
    };
    assert.equal(await page.locator(".tabpanels").isVisible(), false);
    await page.tap("#tab-record");
    await page.locator("#typed").waitFor();
    assert.equal(await page.getAttribute("#tab-record", "aria-expanded"), "true");
    const upright = await places();
    assert.ok(upright.sheet.y - upright.board.y > 80, `${game}: the sheet covers the board`);
    assert.deepEqual(await accessibilityViolations(page), [], game);
    await page.tap("#tab-record");
    await page.locator(".tabpanels").waitFor({ state: "hidden" });
    await page.setViewportSize({ width: 667, height: 375 });
    await page.tap("#tab-record");
    await page.locator("#typed").waitFor();
    const { board, sheet } = await places();
    assert.ok(board.x + board.width <= sheet.x, `${game}: not next to the board`);
    assert.ok(board.y + board.height <= 375, `${game}: the board is cut off`);
    assert.ok(sheet.x + sheet.width <= 667 && sheet.y >= 0, `${game}: the sheet is cut off`);
    assert.deepEqual(await accessibilityViolations(page), [], game);
    await page.tap("#tab-play");
    await page.keyboard.press("Escape");
    await page.locator(".tabpanels").waitFor({ state: "hidden" });
    await leave();
  }
});

const PHONES = [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 667, height: 375 },
];

/** Runs in the page: lists tap targets above and below the board under 44 pixels high or wide. */
function smallTargets() {
  const targets =
    ".site-header :is(a, button, .language-select, .round), .toolbar button, .tablist button";
  return [...document.querySelectorAll(targets)].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    const isShown = width > 0 && height > 0;
    const name = target.id || target.textContent.trim();
    return isShown && Math.min(width, height) < 43.5 ? [`${name}: ${width} × ${height}`] : [];
  });
}

test("on a phone names take one line and tap targets are large enough, in every language", async () => {
  for (const game of GAMES) {
    const context = { hasTouch: true, isMobile: true, viewport: PHONES[0] };
    const { page, leave } = await openGamePage(browser, site, game, { context });
    for (const language of LANGUAGES) {
      const where = `${game}, ${language}`;
      await page.setViewportSize(PHONES[0]);
      await page.selectOption("#language", language);
      await page.waitForSelector(`html[lang=${language}]`);
      const letters = await page
        .locator(".letters span")
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .map(({ bottom, right }) => ({ bottom, right })),
        );
      const sign = await page.locator(".site-nav").boundingBox();
      const ends = letters.map(({ bottom }) => bottom);
      assert.ok(Math.max(...ends) - Math.min(...ends) < 10, `${where}: two lines`);
      assert.ok(sign && letters.every(({ right }) => right <= sign.x), `${where}: wide`);
      assert.deepEqual(await page.evaluate(coveredNames), [], where);
      for (const viewport of PHONES) {
        await page.setViewportSize(viewport);
        assert.deepEqual(await page.evaluate(smallTargets), [], `${where}, ${viewport.width} wide`);
      }
    }
    await leave();
  }
});

/** Runs in the page: lists player names that overlap their face or frame. */
function coveredNames() {
  return [...document.querySelectorAll(".score")].flatMap((score) => {
    const face = score.querySelector(".face")?.getBoundingClientRect();
    const { left, right } = (score.querySelector(".side-name") ?? score).getBoundingClientRect();
    const frame = score.getBoundingClientRect();
    const isCovered = face && left < face.right - 1 && right > face.left + 1;
    return isCovered || left < frame.left || right > frame.right ? [score.textContent.trim()] : [];
  });
}

/** Every tool with its tab and, if closed at first, the control that opens it. */
const TOOLS = [
  ["play", "#options [name=opponent]"],
  ["play", "#coordinates", "#looks > summary"],
  ["record", "#typed-move"],
  ["record", "#walk-first"],
  ["record", "#tool-buttons button"],
  ["record", "#exchange"],
  ["record", "#clock-used", "#clock > summary"],
  ["record", "#statistics p", "#statistics > summary"],
  ["analysis", "#analysis-go"],
  ["analysis", "#review-go"],
  ["analysis", "#setup-position", "#setup > summary"],
  ["laboratory", "#laboratory select"],
];

test("every tool is at most two steps away from a fresh page", async () => {
  for (const game of GAMES) {
    const { page, leave } = await openGamePage(browser, site, game, {});
    for (const [tab, tool, summary] of TOOLS) {
      await page.click(`#tab-${tab}`);
      if (summary) await page.click(summary);
      await page.locator(tool).first().waitFor();
    }
    await leave();
  }
});
