// The evaluation bar: shown by a key without layout shifts, with exact results distinguished from estimates, and
// without repeated requests for a position.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES } from "../../support/games.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @typedef {import("playwright-core").Page} Page */

const twoPeople = { opponent: "none" };

/** Script that counts requests to workers. */
const countRequests = `
globalThis.requests = 0;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...rest) {
  if (message.request) requests += 1;
  return postMessage.call(this, message, ...rest);
};`;

const requests = (/** @type {Page} */ page) =>
  /** @type {Promise<number>} */ (page.evaluate("globalThis.requests"));

/** Waits until the label of the bar matches. @param {Page} page @param {RegExp} pattern */
const waitForLabel = (page, { source }) =>
  page.waitForFunction(
    (pattern) =>
      new RegExp(pattern).test(
        document.querySelector("#evaluation")?.getAttribute("aria-valuetext") ?? "",
      ),
    source,
  );

/** Positions of the main elements. @param {Page} page */
const places = (page) =>
  page.evaluate(() =>
    [".scores", "#turn", "#board", ".toolbar", ".tablist", ".tabpanels", "footer"].map((part) => {
      const { x, y, width, height } = /** @type {Element} */ (
        document.querySelector(part)
      ).getBoundingClientRect();
      return [part, x, y, width, height].join(" ");
    }),
  );

/** Presses a key after the panels are loaded. @param {Page} page */
async function press(page, key = "b") {
  await page.waitForSelector("#tool-buttons", { state: "attached" });
  await page.keyboard.press(key);
}

const SIZES = [
  [320, 640],
  [375, 600],
  [375, 667],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
];

for (const game of GAMES) {
  test(`${game}: a key shows the bar next to the board, and nothing shifts, in every window size`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, { settings: twoPeople });
    assert.equal(await page.locator("#evaluation").count(), 0, "it is off by default");
    await page.waitForLoadState("networkidle");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await waitTwoFrames(page);
      const before = await places(page);
      await press(page);
      await page.locator("#evaluation").waitFor();
      assert.deepEqual(await places(page), before, `${width} × ${height}`);
      await press(page);
      await page.locator("#evaluation").waitFor({ state: "hidden" });
    }
    await leave();
  });
}

test("exact results differ from estimates, and the label uses the game's terms", async () => {
  const settings = twoPeople;
  const won = { record: "connect4:first:445566", settings };
  const proven = await openGamePage(browser, site, "connect4", won);
  await press(proven.page);
  await waitForLabel(proven.page, /^Sunflower wins with \d+ discs left \(proven\)$/);
  assert.equal(await proven.page.locator("#evaluation[data-proved]").count(), 1);
  assert.match((await proven.page.textContent("#evaluation .sign")) ?? "", /^wins with/);
  assert.deepEqual(await accessibilityViolations(proven.page), []);
  await proven.leave();

  const options = { record: "chess:standard:e2e4a7a6d2d4", settings };
  const estimated = await openGamePage(browser, site, "chess", options);
  await press(estimated.page);
  await waitForLabel(estimated.page, /^White [\d.]+ pawns ahead \(estimate\)$/);
  assert.equal(await estimated.page.locator("#evaluation[data-proved]").count(), 0);
  const now = Number(await estimated.page.getAttribute("#evaluation", "aria-valuenow"));
  assert.ok(now > 0 && now < 100, String(now));
  await estimated.leave();
});

test("the setting is stored, and listed among the display settings and the keys", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    record: "connect4:first:445566",
    settings: twoPeople,
  });
  await page.click("#looks > summary");
  await page.check("#evaluation-shown");
  await waitForLabel(page, /^Sunflower wins/);
  await page.reload();
  await waitForLabel(page, /^Sunflower wins/);
  await page.locator("#evaluation").waitFor();
  await page.keyboard.press("?");
  const keys = (await page.textContent("#manual-keys")) ?? "";
  assert.match(keys, /Bshow or hide the evaluation/);
  await leave();
});

test("the bar is on by default in the analysis and off in play, and a choice is respected", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    record: "connect4:first:445566",
    settings: twoPeople,
    context: { viewport: { width: 1280, height: 720 } },
  });
  const bar = page.locator("#evaluation");
  const isPressed = () => page.getAttribute("[data-presses=evaluation-shown]", "aria-pressed");
  assert.equal(await isPressed(), "false");
  const before = await places(page);
  await page.click("#tab-analysis");
  await bar.waitFor();
  await waitForLabel(page, /^Sunflower wins/);
  assert.equal(await isPressed(), "true");
  assert.deepEqual((await places(page)).slice(0, 3), before.slice(0, 3));
  await page.click("#tab-play");
  await bar.waitFor({ state: "hidden" });
  assert.equal(await isPressed(), "false");
  // Off in the analysis, too, once it is switched off there.
  await page.click("#tab-analysis");
  await bar.waitFor();
  await page.click("[data-presses=evaluation-shown]");
  await bar.waitFor({ state: "hidden" });
  await page.click("#tab-play");
  await page.click("#tab-analysis");
  await waitTwoFrames(page);
  assert.equal(await bar.isVisible(), false);
  await leave();
});

test("on a phone the analysis, whose sheet covers the board, does not show the bar", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    record: "connect4:first:445566",
    settings: twoPeople,
    context: { hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } },
  });
  await page.tap("#tab-analysis");
  await page.waitForSelector("#review");
  await waitTwoFrames(page);
  assert.equal(await page.locator("#evaluation").count(), 0);
  await leave();
});

test("no position is requested twice, whichever panel shows its value", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    record: "connect4:first:445566",
    settings: twoPeople,
    before: countRequests,
  });
  await press(page);
  await waitForLabel(page, /^Sunflower wins with \d+ discs left/);
  assert.equal(await requests(page), 1);
  await page.click("#undo");
  await page.waitForFunction(() => /** @type {any} */ (globalThis).requests === 2);
  await page.click("#redo");
  await waitForLabel(page, /^Sunflower wins with/);
  await waitTwoFrames(page);
  assert.equal(await requests(page), 2, "a known value is not requested again");
  await showTab(page, "play");
  await page.click("#undo");
  await page.click("#undo");
  await page.waitForFunction(() => /** @type {any} */ (globalThis).requests === 3);
  await page.check("#values");
  await page.waitForSelector("#board [data-best]");
  const before = await requests(page);
  await page.locator("#board .column").nth(6).click();
  await page.waitForSelector("#board [data-best]");
  await waitTwoFrames(page);
  assert.equal(await requests(page), before + 1, "the values of the moves suffice");
  await leave();
});

/** Script that drops requests for the values of all moves. */
const dropValues = `
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...rest) {
  if (message.type !== "analyse") return postMessage.call(this, message, ...rest);
  globalThis.isRequested = true;
};`;

test("the position is searched once its move values are switched off before they are complete", async () => {
  const settings = { ...twoPeople, switches: { values: true } };
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    settings,
    before: dropValues,
  });
  await page.waitForFunction(() => /** @type {any} */ (globalThis).isRequested);
  await press(page);
  await page.locator("#evaluation").waitFor();
  await showTab(page, "play");
  await page.uncheck("#values");
  await waitForLabel(page, /Tomato|Mole|level/);
  await leave();
});

test("on a phone the bar is above the board, and everything stays visible", async () => {
  const context = { hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } };
  for (const game of GAMES) {
    const { page, leave } = await openGamePage(browser, site, game, {
      context,
      settings: twoPeople,
    });
    await press(page);
    await page.locator("#evaluation").waitFor();
    for (const [width, height] of [
      [320, 568],
      [375, 667],
    ]) {
      await page.setViewportSize({ width, height });
      await waitTwoFrames(page);
      const [above, board, help, tabs] = await Promise.all(
        ["#evaluation", "#board", "#help", ".tablist"].map((part) =>
          page.locator(part).boundingBox(),
        ),
      );
      assert.ok(above && board && help && tabs, game);
      assert.ok(above.y + above.height <= board.y + 0.5, `${game}: above the board`);
      assert.ok(help.y + help.height <= tabs.y + 0.5, `${game}, ${width}: ${help.y} ${tabs.y}`);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wider <= 0, `${game} scrolls sideways`);
      assert.deepEqual(await accessibilityViolations(page), [], game);
    }
    await leave();
  }
});

test("the sign with the evaluation covers no action in any game", async () => {
  for (const game of GAMES) {
    const { page, leave } = await openGamePage(browser, site, game, {
      context: { viewport: { width: 1280, height: 720 } },
    });
    await showTab(page, "analysis");
    await page.locator("#evaluation .sign").waitFor();
    const covered = await page.evaluate(() => {
      const rectangleOf = (/** @type {Element | null} */ one) =>
        /** @type {Element} */ (one).getBoundingClientRect();
      const sign = rectangleOf(document.querySelector("#evaluation .sign"));
      return [...document.querySelectorAll(".board-actions button, .picket")].filter((button) => {
        const { top, bottom, left, right } = rectangleOf(button);
        return top < sign.bottom && bottom > sign.top && left < sign.right && right > sign.left;
      }).length;
    });
    assert.equal(covered, 0, game);
    await leave();
  }
});
