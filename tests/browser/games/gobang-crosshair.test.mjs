// Gobang by finger on squares smaller than its tip: a cross-hair and a magnifier show what is aimed at, lifting the finger
// chooses it, a bar moves the choice, and only a second tap or its button places the stone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { twoFrames } from "../support/frames.mjs";
import { openGobangPage } from "../support/games/gobang-page.mjs";
import { openSite } from "../support/site.mjs";
import { pass, virtualTime } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const LINE = "gobang:16-first-five-120:h8i9i8j8h7h9g9j6";

/**
 * Time stands still there: a finger that waits for the cross-hair to be fetched would become one that rests, and draw marks.
 * @param {number} width
 * @param {number} height
 */
async function openOnPhone(width, height) {
  const context = { hasTouch: true, isMobile: true, viewport: { width, height } };
  const gobang = await openGobangPage(browser, site, { line: LINE, context, before: virtualTime });
  const { page, square } = gobang;
  const touch = await page.context().newCDPSession(page);
  await page.waitForSelector("#board[data-fine]");
  await twoFrames(page); // until then the browser takes a finger's way for scrolling

  /** @param {string} name */
  const middle = async (name) => {
    const box = await (await square(name)).boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {string[]} names  of the squares under the fingers */
  const fingers = async (type, ...names) => {
    const touchPoints = await Promise.all(names.map(middle));
    await touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  /** Draws a finger over the board, until the cross-hair is on the last square. @param {string[]} way */
  async function aim(...way) {
    await fingers("touchStart", way[0]);
    // The cross-hair is fetched with the first touch, and follows the finger from then on.
    const label = page.locator(".magnifier b");
    await label.waitFor({ state: "attached" });
    for (const name of way.slice(1)) await fingers("touchMove", name);
    await page.waitForFunction(
      (name) => document.querySelector(".magnifier:not([hidden]) b")?.textContent === name,
      way.at(-1),
    );
  }
  /** The name of the chosen square. */
  const chosen = async () => {
    const { aim: places } = await gobang.state();
    return places.map((at) => `${"abcdefghijklmnop"[at % 16]}${Math.floor(at / 16) + 1}`).join();
  };
  return { ...gobang, middle, fingers, aim, chosen };
}

/** @param {import("playwright-core").Page} page @param {string} selector */
async function boxOf(page, selector) {
  const box = await page.locator(selector).boundingBox();
  assert.ok(box, selector);
  return box;
}

for (const [width, height] of [
  [320, 568],
  [375, 667],
]) {
  test(`a finger aims with a cross-hair, the bar nudges and places: ${width} pixels wide`, async () => {
    const gobang = await openOnPhone(width, height);
    const { page } = gobang;
    await gobang.aim("c3", "e5", "f6");
    const finger = await gobang.middle("f6");
    const [row, column] = [
      await boxOf(page, ".crosshair .row"),
      await boxOf(page, ".crosshair .column"),
    ];
    assert.ok(Math.abs(row.y + row.height / 2 - finger.y) < 1.5, "the row is that of the finger");
    assert.ok(Math.abs(column.x + column.width / 2 - finger.x) < 1.5, "and so is the column");
    const magnifier = await boxOf(page, ".magnifier");
    assert.ok(magnifier.y + magnifier.height < finger.y, "the finger does not cover it");
    // In the corners it stays in the window, and beside the finger.
    for (const corner of ["p1", "a1", "a16", "p16"]) {
      await gobang.fingers("touchMove", corner);
      const [at, { x, y }] = [await boxOf(page, ".magnifier"), await gobang.middle(corner)];
      assert.ok(at.x >= 0 && at.y >= 0 && at.x + at.width <= width && at.y + at.height <= height);
      const isOver = x > at.x && x < at.x + at.width && y > at.y && y < at.y + at.height;
      assert.ok(!isOver, corner);
    }
    await gobang.fingers("touchMove", "g8");
    await gobang.fingers("touchEnd");
    assert.equal(await gobang.chosen(), "g8");
    assert.equal(await page.locator(".crosshair, .magnifier").filter({ visible: true }).count(), 0);
    assert.equal(await page.evaluate(() => scrollY), 0, "the page has not been moved");
    assert.equal((await gobang.state()).line, LINE, "nothing has been played");
    const buttons = await page.locator("#aim-bar button").evaluateAll((all) =>
      all.map((one) => {
        const { width: wide, height: high, left, right } = one.getBoundingClientRect();
        return { wide, high, left, right };
      }),
    );
    assert.equal(buttons.length, 5);
    for (const { wide, high, left, right } of buttons)
      assert.ok(wide >= 44 && high >= 44 && left >= 0 && right <= width);
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.tap("#aim-bar [data-label='aim.right']");
    assert.equal(await gobang.chosen(), "k8", "over the three stones");
    await page.tap("#aim-bar [data-label='aim.down']");
    await page.tap("#aim-bar [data-label='aim.left']");
    assert.equal(await gobang.chosen(), "j9");
    await page.tap("#aim-bar [data-label='aim.up']");
    assert.equal(await gobang.chosen(), "j7");
    await page.tap("#aim-bar .strong");
    await page.waitForFunction(
      (line) => decodeURI(location.hash.slice(1)).startsWith(`${line}j7`),
      LINE,
    );
    assert.ok(await page.locator("#aim-bar").isHidden());
    await gobang.leave();
  });
}

test("a tap chooses, dragging chooses another, and a second tap places", async () => {
  const gobang = await openOnPhone(375, 667);
  await gobang.tap("d4");
  assert.equal(await gobang.chosen(), "d4");
  await gobang.page.waitForSelector("#aim-bar:not([hidden])");
  await gobang.aim("d4", "m12");
  await gobang.fingers("touchEnd");
  assert.equal(await gobang.chosen(), "m12");
  // A stone cannot be chosen, and a finger that is drawn off the board chooses nothing.
  await gobang.aim("m12", "h8");
  await gobang.fingers("touchEnd");
  assert.equal(await gobang.chosen(), "m12");
  await gobang.tap("m12");
  await gobang.page.waitForFunction(
    (line) => decodeURI(location.hash.slice(1)).startsWith(`${line}m12`),
    LINE,
  );
  await gobang.leave();
});

test("a finger that rests draws marks, and a second one ends the aiming", async () => {
  const gobang = await openOnPhone(375, 667);
  const { page } = gobang;
  await page.waitForSelector("#tool-buttons", { state: "attached" });
  await gobang.fingers("touchStart", "d4");
  await pass(page, 500);
  await gobang.fingers("touchMove", "g7");
  await gobang.fingers("touchEnd");
  await page.waitForSelector(".overlay .own path", { state: "attached" });
  assert.equal(await page.locator(".crosshair:not([hidden])").count(), 0);
  assert.equal(await gobang.chosen(), "");
  assert.equal(
    await page.locator("#board").evaluate((board) => getComputedStyle(board).touchAction),
    "pinch-zoom",
  );
  await gobang.aim("d4", "g7");
  await page.locator("#board").dispatchEvent("pointercancel"); // what the browser says when two fingers zoom
  assert.equal(await page.locator(".crosshair:not([hidden])").count(), 0);
  await gobang.fingers("touchEnd");
  assert.equal(await gobang.chosen(), "");
  await gobang.leave();
});

test("with a mouse, and on large squares, everything is as it was", async () => {
  const gobang = await openGobangPage(browser, site, {
    line: LINE,
    context: { viewport: { width: 1280, height: 720 } },
  });
  /** @type {string[]} */
  const fetched = [];
  gobang.page.on("request", (request) => fetched.push(request.url()));
  await gobang.click("g8");
  await gobang.page.waitForFunction(
    (line) => decodeURI(location.hash.slice(1)).startsWith(`${line}g8`),
    LINE,
  );
  assert.deepEqual(
    fetched.filter((url) => url.includes("crosshair")),
    [],
  );
  assert.equal(await gobang.page.locator("#board[data-fine]").count(), 0);
  await gobang.leave();
});
