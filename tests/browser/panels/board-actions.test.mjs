// Actions at the board: on phones a row below the fence, above the tabs, large enough for fingers.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openSetup } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const RECORDS = {
  reversi: "reversi:diagonal-mole:f5d6c3",
  gobang: "gobang:16-first-five-120:h8i9",
  chess: "chess:standard:e2e4e7e5",
  qubic: "qubic:first:111222",
  connect4: "connect4:first:4443",
};

for (const [game, record] of Object.entries(RECORDS))
  test(`${game}: actions stand below the board of a phone and work`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, {
      settings: { opponent: "none" },
      record,
      context: { hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } },
    });
    const tabs = await page.locator(".tablist").boundingBox();
    const board = await page.locator("#board").boundingBox();
    assert.ok(tabs && board);
    const actions = page.locator(".board-actions button");
    assert.ok((await actions.count()) >= 4);
    for (const button of await actions.all()) {
      const box = await button.boundingBox();
      assert.ok(box && box.width >= 44 && box.height >= 44, "large enough");
      assert.ok(box.y >= board.y + board.height && box.y + box.height <= tabs.y, "not covered");
      assert.ok(box.x >= 0 && box.x + box.width <= 375, "inside the window");
    }
    const current = () => page.locator("#record [aria-current]").textContent();
    const last = await current();
    const border = () =>
      page.locator("[data-presses=walk-on]").evaluate((one) => getComputedStyle(one).borderStyle);
    assert.equal(await border(), "dashed", "nothing to redo");
    await page.tap("[data-presses=walk-back]");
    assert.equal(await border(), "solid");
    assert.notEqual(await current(), last);
    await page.tap("[data-presses=walk-on]");
    assert.equal(await current(), last);
    await leave();
  });

test("seven actions stand apart on the narrowest phone", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    context: { hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } },
  });
  const boxes = await page
    .locator(".board-actions button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  assert.equal(boxes.length, 7);
  for (const [at, { left, right }] of boxes.entries())
    assert.ok(right + 2 <= (boxes[at + 1]?.left ?? 320) && left >= 2, `button ${at}`);
  await leave();
});

test("forced colours distinguish a switch that is on", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    context: { forcedColors: "active" },
  });
  const background = (/** @type {string} */ state) =>
    page
      .locator(`.board-actions ${state}`)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  const on = await background("[aria-pressed=true]");
  assert.notEqual(on, await background("[aria-pressed=false]"));
  await leave();
});

test("forced colours distinguish the chosen piece of the palette", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    context: { forcedColors: "active" },
  });
  await openSetup(page);
  const borders = await page
    .locator(".palette label")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderColor));
  assert.notEqual(borders[0], borders[1]);
  await leave();
});
