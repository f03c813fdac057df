// Gobang by finger on small squares: a crosshair and a magnifier show the aimed square, lifting the finger selects it,
// a bar moves the selection, and only a second tap or the bar's button places the stone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openGobangPage } from "../support/games/gobang-page.mjs";
import { openSite } from "../support/site.mjs";
import { advance, virtualTime } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const RECORD = "gobang:16-first-five-120:h8i9i8j8h7h9g9j6";

/**
 * Opens the page with a stopped clock: while the crosshair loads, a resting finger would start to draw marks.
 * @param {number} width
 * @param {number} height
 */
async function openOnPhone(width, height) {
  const context = { hasTouch: true, isMobile: true, viewport: { width, height } };
  const gobang = await openGobangPage(browser, site, {
    record: RECORD,
    context,
    before: virtualTime,
  });
  const { page, square } = gobang;
  const touch = await page.context().newCDPSession(page);
  await page.waitForSelector("#board[data-small-cells]");
  await waitTwoFrames(page); // before, the browser treats a finger's movement as scrolling

  /** @param {string} name */
  const middle = async (name) => {
    const box = await (await square(name)).boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {string[]} names squares under the fingers */
  const fingers = async (type, ...names) => {
    const touchPoints = await Promise.all(names.map(middle));
    await touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  /** Drags a finger over the board until the crosshair is on the last square. @param {string[]} path */
  async function aim(...path) {
    await fingers("touchStart", path[0]);
    // The crosshair is loaded at the first touch, and then follows the finger.
    const label = page.locator(".magnifier b");
    await label.waitFor({ state: "attached" });
    for (const name of path.slice(1)) await fingers("touchMove", name);
    await page.waitForFunction(
      (name) => document.querySelector(".magnifier:not([hidden]) b")?.textContent === name,
      path.at(-1),
    );
  }
  /** Name of the selected square. */
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
  test(`a finger aims with the crosshair, the bar moves and places: ${width} pixels wide`, async () => {
    const gobang = await openOnPhone(width, height);
    const { page } = gobang;
    await gobang.aim("c3", "e5", "f6");
    const finger = await gobang.middle("f6");
    const [row, column] = [
      await boxOf(page, ".crosshair .row"),
      await boxOf(page, ".crosshair .column"),
    ];
    assert.ok(Math.abs(row.y + row.height / 2 - finger.y) < 1.5, "the row is at the finger");
    assert.ok(
      Math.abs(column.x + column.width / 2 - finger.x) < 1.5,
      "the column is at the finger",
    );
    const magnifier = await boxOf(page, ".magnifier");
    assert.ok(magnifier.y + magnifier.height < finger.y, "the finger does not cover it");
    // In the corners it stays in the window and next to the finger.
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
    assert.equal(await page.evaluate(() => scrollY), 0, "the page is not scrolled");
    assert.equal((await gobang.state()).record, RECORD, "nothing has been played");
    const buttons = await page.locator("#aim-bar button").evaluateAll((all) =>
      all.map((one) => {
        const { width: wide, height: high, left, right } = one.getBoundingClientRect();
        return { wide, high, left, right };
      }),
    );
    assert.equal(buttons.length, 5);
    for (const { wide, high, left, right } of buttons)
      assert.ok(wide >= 44 && high >= 44 && left >= 0 && right <= width);
    assert.deepEqual(await accessibilityViolations(page), []);
    await page.tap("#aim-bar [data-label='aim.right']");
    assert.equal(await gobang.chosen(), "k8", "it skips the three stones");
    await page.tap("#aim-bar [data-label='aim.down']");
    await page.tap("#aim-bar [data-label='aim.left']");
    assert.equal(await gobang.chosen(), "j9");
    await page.tap("#aim-bar [data-label='aim.up']");
    assert.equal(await gobang.chosen(), "j7");
    await page.tap("#aim-bar .strong");
    await page.waitForFunction(
      (record) => decodeURI(location.hash.slice(1)).startsWith(`${record}j7`),
      RECORD,
    );
    assert.ok(await page.locator("#aim-bar").isHidden());
    await gobang.leave();
  });
}

test("a tap selects, dragging selects another square, and a second tap places", async () => {
  const gobang = await openOnPhone(375, 667);
  await gobang.tap("d4");
  assert.equal(await gobang.chosen(), "d4");
  await gobang.page.waitForSelector("#aim-bar:not([hidden])");
  await gobang.aim("d4", "m12");
  await gobang.fingers("touchEnd");
  assert.equal(await gobang.chosen(), "m12");
  // A stone cannot be selected, and a finger that leaves the board selects nothing.
  await gobang.aim("m12", "h8");
  await gobang.fingers("touchEnd");
  assert.equal(await gobang.chosen(), "m12");
  await gobang.tap("m12");
  await gobang.page.waitForFunction(
    (record) => decodeURI(location.hash.slice(1)).startsWith(`${record}m12`),
    RECORD,
  );
  await gobang.leave();
});

test("a resting finger draws marks, and a second finger ends aiming", async () => {
  const gobang = await openOnPhone(375, 667);
  const { page } = gobang;
  await page.waitForSelector("#tool-buttons", { state: "attached" });
  await gobang.fingers("touchStart", "d4");
  await advance(page, 500);
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
  await page.locator("#board").dispatchEvent("pointercancel"); // sent by browsers when two fingers zoom
  assert.equal(await page.locator(".crosshair:not([hidden])").count(), 0);
  await gobang.fingers("touchEnd");
  assert.equal(await gobang.chosen(), "");
  await gobang.leave();
});

test("mouse and large squares use no crosshair", async () => {
  const gobang = await openGobangPage(browser, site, {
    record: RECORD,
    context: { viewport: { width: 1280, height: 720 } },
  });
  /** @type {string[]} */
  const fetched = [];
  gobang.page.on("request", (request) => fetched.push(request.url()));
  await gobang.click("g8");
  await gobang.page.waitForFunction(
    (record) => decodeURI(location.hash.slice(1)).startsWith(`${record}g8`),
    RECORD,
  );
  assert.deepEqual(
    fetched.filter((url) => url.includes("crosshair")),
    [],
  );
  assert.equal(await gobang.page.locator("#board[data-small-cells]").count(), 0);
  await gobang.leave();
});
