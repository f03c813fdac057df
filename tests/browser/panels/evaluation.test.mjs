// The evaluation bar: one key shows it, nothing moves for it, what is proven looks different from an estimate, and no
// position is asked about twice.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { twoFrames } from "../support/frames.mjs";
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

/** Counts the questions that the page puts to its workers. */
const counting = `
globalThis.questions = 0;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...rest) {
  if (message.request) questions += 1;
  return postMessage.call(this, message, ...rest);
};`;

const questions = (/** @type {Page} */ page) =>
  /** @type {Promise<number>} */ (page.evaluate("globalThis.questions"));

/** Until the bar says what the pattern asks for. @param {Page} page @param {RegExp} pattern */
const untilWorth = (page, { source }) =>
  page.waitForFunction(
    (pattern) =>
      new RegExp(pattern).test(
        document.querySelector("#evaluation")?.getAttribute("aria-valuetext") ?? "",
      ),
    source,
  );

/** Where everything is that a game needs. @param {Page} page */
const places = (page) =>
  page.evaluate(() =>
    [".scores", "#turn", "#board", ".toolbar", ".tablist", ".tabpanels", "footer"].map((part) => {
      const { x, y, width, height } = /** @type {Element} */ (
        document.querySelector(part)
      ).getBoundingClientRect();
      return [part, x, y, width, height].join(" ");
    }),
  );

/** Once the panels are there, whose keys these are. @param {Page} page */
async function press(page, key = "b") {
  await page.waitForSelector("#tool-buttons", { state: "attached" });
  await page.keyboard.press(key);
}

const SIZES = [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
];

for (const game of ["reversi", "gobang", "chess", "qubic", "connect4"]) {
  test(`${game}: a key shows the bar beside the board, and nothing moves, in every size`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, { settings: twoPeople });
    assert.equal(await page.locator("#evaluation").count(), 0, "it is off at first");
    await page.waitForLoadState("networkidle");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await twoFrames(page);
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

test("what is proven looks different from an estimate; it is told in the game's own terms", async () => {
  const settings = twoPeople;
  const won = { line: "connect4:first:445566", settings };
  const proven = await openGamePage(browser, site, "connect4", won);
  await press(proven.page);
  await untilWorth(proven.page, /^Sunflower wins with \d+ discs left \(proven\)$/);
  assert.equal(await proven.page.locator("#evaluation[data-proved]").count(), 1);
  assert.match((await proven.page.textContent("#evaluation .sign")) ?? "", /^wins with/);
  assert.deepEqual(await accessibilityFaults(proven.page), []);
  await proven.leave();

  const begun = { line: "chess:standard:e2e4a7a6d2d4", settings };
  const estimated = await openGamePage(browser, site, "chess", begun);
  await press(estimated.page);
  await untilWorth(estimated.page, /^White [\d.]+ pawns ahead \(estimate\)$/);
  assert.equal(await estimated.page.locator("#evaluation[data-proved]").count(), 0);
  const now = Number(await estimated.page.getAttribute("#evaluation", "aria-valuenow"));
  assert.ok(now > 0 && now < 100, String(now));
  await estimated.leave();
});

test("it is remembered, and stands among the display settings and the keys", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    line: "connect4:first:445566",
    settings: twoPeople,
  });
  await page.click("#looks > summary");
  await page.check("#evaluation-shown");
  await untilWorth(page, /^Sunflower wins/);
  await page.reload();
  await untilWorth(page, /^Sunflower wins/);
  await page.locator("#evaluation").waitFor();
  await page.keyboard.press("?");
  const keys = (await page.textContent("#manual-keys")) ?? "";
  assert.match(keys, /Bshow or hide the evaluation beside the board/);
  await leave();
});

test("no position is asked about twice, by whichever of those that show values", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    line: "connect4:first:445566",
    settings: twoPeople,
    before: counting,
  });
  await press(page);
  await untilWorth(page, /^Sunflower wins with \d+ discs left/);
  assert.equal(await questions(page), 1);
  await page.click("#undo");
  await page.waitForFunction(() => /** @type {any} */ (globalThis).questions === 2);
  await page.click("#redo");
  await untilWorth(page, /^Sunflower wins with/);
  await twoFrames(page);
  assert.equal(await questions(page), 2, "what is known is not asked again");
  await showTab(page, "play");
  await page.click("#undo");
  await page.click("#undo");
  await page.waitForFunction(() => /** @type {any} */ (globalThis).questions === 3);
  await page.check("#values");
  await page.waitForSelector("#board [data-best]");
  const before = await questions(page);
  await page.locator("#board .column").nth(6).click();
  await page.waitForSelector("#board [data-best]");
  await twoFrames(page);
  assert.equal(await questions(page), before + 1, "the values of the moves are enough");
  await leave();
});

test("on a phone it lies above the board, and everything stays in sight", async () => {
  const context = { hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } };
  for (const game of ["reversi", "gobang", "chess", "qubic", "connect4"]) {
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
      await twoFrames(page);
      const [above, board, help, tabs] = await Promise.all(
        ["#evaluation", "#board", "#help", ".tablist"].map((part) =>
          page.locator(part).boundingBox(),
        ),
      );
      assert.ok(above && board && help && tabs, game);
      assert.ok(above.y + above.height <= board.y + 0.5, `${game}: above the board`);
      assert.ok(help.y + help.height <= tabs.y + 0.5, `${game}, ${width}: ${help.y} ${tabs.y}`);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wider <= 0, `${game} can be scrolled sideways`);
      assert.deepEqual(await accessibilityFaults(page), [], game);
    }
    await leave();
  }
});
