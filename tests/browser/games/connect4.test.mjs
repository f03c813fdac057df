// Connect Four in the browser: whole matches with every input method, full columns, winning rows, and matches of other
// games.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { waitUntilReady } from "../support/game-page.mjs";
import { openConnect4Page } from "../support/games/connect4-page.mjs";
import { viewOf } from "../support/rules.mjs";
import { seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";

/** @typedef {import("../support/games/connect4-page.mjs").Connect4Page} Connect4Page */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const strength = { alone: "anfaenger", first: "anfaenger", second: "experte" };
const alone = { opponent: "none", strength };

/** Plays random columns to the end of a match; returns them. @param {number} seed */
function randomGame(seed) {
  const random = seededRandom(seed);
  const match = new stratege.Match("connect4", "first");
  for (let view = match.view(); !view.outcome; view = match.view()) {
    match.play(view.legal[random(view.legal.length)].text);
  }
  const moves = match.view().moves.map(Number);
  match.free();
  return moves;
}

/** @param {Connect4Page} connect4 @param {number[]} moves @param {(digit: number) => Promise<void>} hand */
async function playAll(connect4, moves, hand) {
  for (const digit of moves) {
    await connect4.turn();
    await hand(digit);
    await connect4.check();
  }
  await connect4.result();
  assert.equal(await connect4.saved(), `connect4:first:${moves.join("")}`);
}

/** @type {Record<string, (connect4: Connect4Page) => (digit: number) => Promise<void>>} */
const HANDS = {
  "the mouse on the column's button":
    ({ column }) =>
    (digit) =>
      column(digit).click({ position: { x: 8, y: 8 } }),
  "the mouse on any cell of the column":
    ({ page }) =>
    async (digit) => {
      const cell = page.locator("#board tbody td").nth(7 * (digit % 6) + digit - 1);
      const { x, y, width, height } = (await cell.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      await page.mouse.click(x + width / 2, y + height / 2);
    },
  "a finger":
    ({ page }) =>
    async (digit) => {
      const cell = page.locator("#board tbody td").nth(34 + digit);
      await cell.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await cell.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    },
  "arrow keys and Enter":
    ({ page, column }) =>
    async (digit) => {
      await column(1).evaluate(() => {
        /** @type {HTMLElement | null} */ (
          document.querySelector("#board [tabindex='0']")
        )?.focus();
      });
      await page.keyboard.press("Home");
      for (let at = 1; at < digit; at += 1) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
    },
  "digits from anywhere on the page":
    ({ page }) =>
    async (digit) => {
      await page.focus("#help");
      await page.keyboard.press(String(digit));
    },
};

describe("whole matches of two players", { concurrency: 2 }, () => {
  for (const [index, [name, hand]] of Object.entries(HANDS).entries()) {
    test(`with ${name}`, async () => {
      const touch = name === "a finger";
      const connect4 = await openConnect4Page(browser, site, {
        settings: alone,
        context: touch ? { hasTouch: true, viewport: { width: 360, height: 780 } } : {},
      });
      await playAll(connect4, randomGame(index + 1), hand(connect4));
      await connect4.leave();
    });
  }
});

for (const [person, computer] of [
  ["first", "second"],
  ["second", "first"],
]) {
  test(`the user as ${person} against the Anfänger of 1995`, async () => {
    const connect4 = await openConnect4Page(browser, site, {
      settings: { opponent: computer, strength },
    });
    const random = seededRandom(person === "first" ? 7 : 8);
    for (;;) {
      await connect4.turn();
      const { open, closed } = await connect4.state();
      if (!open) break;
      const free = [1, 2, 3, 4, 5, 6, 7].filter((digit) => !closed.includes(digit));
      await connect4.page.keyboard.press(String(free[random(free.length)]));
      await connect4.check();
    }
    const { moves } = viewOf(await connect4.saved());
    const player = new stratege.Player("connect4", "anfaenger", {}, 0);
    const from = computer === "first" ? 0 : 1;
    for (let ply = from; ply < moves.length; ply += 2) {
      const record = `connect4:first:${moves.slice(0, ply).join("")}`;
      const choice = player.choose(record, {});
      assert.equal(moves[ply], choice.move, record);
    }
    player.free();
    await connect4.leave();
  });
}

test("a full column says so, accepts no disc and keeps the turn", async () => {
  const connect4 = await openConnect4Page(browser, site, {
    settings: alone,
    record: "connect4:first:444444",
  });
  const { columns, closed, cells } = await connect4.check();
  assert.deepEqual(closed, [4]);
  assert.equal(columns[3], "Column 4: full");
  assert.equal(columns[0], "Column 1: 0 discs, 6 free");
  await connect4.page.keyboard.press("4");
  await connect4.column(4).click({ force: true });
  assert.equal((await connect4.check()).cells, cells);
  await connect4.page.keyboard.press("3");
  assert.equal((await connect4.check()).columns[2], "Column 3: 1 disc, 5 free");
  await connect4.leave();
});

test("the aimed column shows where the disc would land, unless it is full", async () => {
  const connect4 = await openConnect4Page(browser, site, {
    settings: alone,
    record: "connect4:first:4443",
  });
  await connect4.column(4).hover();
  assert.deepEqual((await connect4.state()).aim, [2 * 7 + 3]);
  await connect4.column(4).click();
  assert.deepEqual((await connect4.state()).aim, [7 + 3]);
  await connect4.page.mouse.move(1, 1);
  assert.deepEqual((await connect4.state()).aim, []);
  await connect4.page.keyboard.press("Tab");
  await connect4.column(4).focus();
  await connect4.page.keyboard.press("ArrowLeft");
  const { aim, focus } = await connect4.state();
  assert.deepEqual([aim, focus], [[4 * 7 + 2], 3]);
  await connect4.leave();
});

test("the winning row is marked and announced, and restored by a reload", async () => {
  const connect4 = await openConnect4Page(browser, site, {
    settings: alone,
    record: "connect4:second:121314",
  });
  await connect4.page.keyboard.press("1");
  await connect4.result();
  const { won, turn, names } = await connect4.check();
  assert.deepEqual(won, [14, 21, 28, 35]);
  assert.equal(turn, "The plum wins");
  assert.equal(names[35], "a1, plum, one of the four");
  assert.equal(await connect4.page.textContent("#result-note"), "after 7 moves");
  await connect4.page
    .locator("#spoken", { hasText: "Plum into column 1. The plum wins." })
    .waitFor();
  await connect4.page.reload();
  await waitUntilReady(connect4.page);
  assert.deepEqual((await connect4.check()).won, won);
  await connect4.leave();
});

test("digits are disabled with the letter keys", async () => {
  const connect4 = await openConnect4Page(browser, site, { settings: alone });
  await connect4.page.keyboard.press("?");
  await connect4.page.waitForSelector("#manual[open]"); // loaded on first use
  await connect4.page.keyboard.press("5");
  await connect4.page.uncheck("#letter-keys");
  await connect4.page.keyboard.press("Escape");
  await connect4.page.keyboard.press("5");
  assert.deepEqual((await connect4.state()).moves, []);
  await connect4.leave();
});

test("a pasted match of another game opens on that game's page", async () => {
  const connect4 = await openConnect4Page(browser, site, { settings: alone });
  const { page } = connect4;
  await page.goto(`${site.url}reversi.html#connect4:first:4453`);
  await page.waitForURL(`${site.url}connect4.html#connect4:first:4453`);
  await waitUntilReady(page);
  assert.deepEqual((await connect4.check()).moves, ["4", "4", "5", "3"]);
  await page.evaluate(() => {
    location.hash = "reversi:diagonal-tomato:f4d3";
  });
  await page.waitForURL(`${site.url}reversi.html#reversi:diagonal-tomato:f4d3*`);
  await page.waitForSelector("html[data-ready] [data-game=reversi][aria-current=page]");
  await page.click("a[data-game=connect4]");
  await page.waitForSelector("html[data-ready][data-game=connect4]");
  await connect4.leave();
});

test("each game stores a match and options; language and pause are shared", async () => {
  const connect4 = await openConnect4Page(browser, site, { settings: alone });
  const { page } = connect4;
  await page.keyboard.press("4");
  await page.selectOption("#language", "fi");
  await page.click("a[data-game=reversi]");
  await page.waitForSelector("html[data-ready][lang=fi] #board tbody button");
  assert.equal(await page.inputValue("#pause"), "0");
  assert.ok(await page.isChecked("input[name=opponent][value=second]"));
  await page.locator("#board [data-legal]").first().click();
  await page.click("a[data-game=connect4]");
  await page.waitForSelector("html[data-ready][lang=fi][data-game=connect4]");
  assert.ok(await page.isChecked("input[name=opponent][value=none]"));
  assert.deepEqual((await connect4.state()).moves, ["4"]);
  await connect4.leave();
});

test("axe finds no violation: start, middle, end, help", async () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const connect4 = await openConnect4Page(browser, site, {
      settings: alone,
      context: { colorScheme },
    });
    const faultless = async () =>
      assert.deepEqual(await accessibilityViolations(connect4.page), []);
    await faultless();
    for (const digit of "121314") await connect4.page.keyboard.press(digit);
    await faultless();
    await connect4.page.keyboard.press("?");
    await connect4.page.waitForSelector("#manual[open]");
    await faultless();
    await connect4.page.keyboard.press("Escape");
    await connect4.page.keyboard.press("1");
    await connect4.result();
    await faultless();
    await connect4.page.click("#result-look");
    await faultless();
    await connect4.leave();
  }
});

test("a hint is a ring in front of the wood", async () => {
  const connect4 = await openConnect4Page(browser, site, { settings: alone });
  const { page } = connect4;
  await page.click("#hint");
  await page.waitForSelector("#board td[data-hint]");
  const border = await page
    .locator("#board td[data-hint]")
    .first()
    .evaluate((cell) => getComputedStyle(cell, "::before").borderTopStyle);
  assert.equal(border, "dashed");
  await page.context().close();
});
