// Hints, typed moves, navigation, earlier lines, and paused matches between two computers, in all games.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage, startNewGame } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";
import { waitForText } from "../support/until.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** For each game a position, its hint, and legal and illegal typed moves. */
const GAMES = [
  {
    game: "reversi",
    record: "reversi:diagonal-tomato:f4f5",
    hint: /^\w\d: .*disc.*discs/,
    typed: ["e6", "F3"],
    wrong: [["a1", "a1 turns no disc."]],
  },
  {
    game: "gobang",
    record: "gobang:16-first-five-120:h8h9i8i9j8j9k8",
    hint: /^[gl]8: stops the other side's five/,
    typed: ["l8", "0,0"],
    wrong: [
      ["h8", "h8 is occupied."],
      ["z", "\u201cz\u201d is not a move."],
    ],
  },
  {
    game: "chess",
    record: "chess:standard:e2e4e7e5f1c4b8c6d1h5g8f6",
    hint: /^Qx[ef][57]\S*: /,
    typed: ["Qxe5+", "Nxe5"],
    wrong: [["Qa1", "Qa1: "]],
  },
  {
    game: "qubic",
    record: "qubic:first:111444112443113442",
    hint: /^114: makes four in a row/,
    typed: ["222", "333"],
    wrong: [["111", "111 is occupied."]],
  },
  {
    game: "connect4",
    record: "connect4:first:445566",
    hint: /^[37]: makes four in a row/,
    typed: ["1", "2"],
    wrong: [["9", "9: "]],
  },
];

const alone = { opponent: "none" };

for (const { game, record, hint, typed, wrong } of GAMES) {
  test(`${game}: a hint on the board and as text, typed moves, and navigation`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, { record, settings: alone });
    await page.waitForSelector("#typed", { state: "attached" });
    await showTab(page, "record");
    await page.keyboard.press("h");
    await waitForText(page, "#turn-text", hint.source);
    assert.ok((await page.locator("#board [data-hint]").count()) > 0);

    for (const [text, error] of wrong) {
      await page.fill("#typed-move", text);
      await page.keyboard.press("Enter");
      assert.ok((await page.textContent("#typed-note"))?.startsWith(error.replace(/: $/, "")));
      assert.equal(await page.inputValue("#typed-move"), text);
    }
    assert.deepEqual(await accessibilityViolations(page), []);

    const moves = page.locator("#record li");
    const known = await moves.count();
    for (const text of typed) {
      await page.fill("#typed-move", text);
      await page.keyboard.press("Enter");
      assert.equal(await page.inputValue("#typed-move"), "");
    }
    assert.equal(await moves.count(), known + typed.length);
    assert.equal(await page.locator("#board [data-hint]").count(), 0);

    const place = () => page.locator("#record [aria-current]").count();
    await page.focus("#undo");
    await page.keyboard.press(";");
    assert.equal(await place(), 0);
    await page.keyboard.press(".");
    await page.keyboard.press(".");
    await page.keyboard.press(",");
    assert.equal(await page.locator("#record button").first().getAttribute("aria-current"), "step");
    await page.click("#walk-last");
    assert.equal(await page.locator("#record button").last().getAttribute("aria-current"), "step");
    await leave();
  });
}

test("an abandoned line is stored and can be resumed, and redo offers the choice", async () => {
  const record = "connect4:first:4455";
  const { page, saved, leave } = await openGamePage(browser, site, "connect4", {
    record,
    settings: alone,
  });
  await page.waitForSelector("#typed", { state: "attached" });
  await showTab(page, "record");
  const play = async (/** @type {string} */ move) => {
    await page.fill("#typed-move", move);
    await page.keyboard.press("Enter");
  };
  await page.click("#undo");
  await page.click("#undo");
  await play("1");
  assert.equal(await page.textContent("#lines li"), "From move 3: 5 5");
  await page.click("#undo");
  await page.click("#redo");
  await page.waitForSelector("#fork[open]");
  assert.deepEqual(await page.locator("#fork .choices button").allTextContents(), [
    "Sunflower 1, the current line",
    "Sunflower 5, an earlier line",
  ]);
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.locator("#fork .choices button").nth(1).click();
  assert.equal(await saved(), "connect4:first:44!1"); // a displayed line is not yet the match
  await page.click("#redo");
  assert.equal(await saved(), record);
  assert.equal(await page.textContent("#lines li"), "From move 3: 1");
  await page.reload();
  await page.waitForSelector("#lines li");
  assert.equal(await page.textContent("#lines li"), "From move 3: 1");
  await page.click("#lines li button");
  await page.click("#lines > button");
  assert.equal(await page.locator("#lines").isHidden(), true);
  await startNewGame(page);
  await leave();
});

test("two computers wait, make one move, and continue", async () => {
  const strength = { alone: "anfaenger", first: "anfaenger", second: "anfaenger" };
  const settings = { opponent: "both", strength };
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings,
    before: `localStorage.setItem("stratege.1.settings", '{"pause":500}')`,
  });
  await showTab(page, "record");
  await page.click("#walk-pause");
  await page.waitForSelector("#walk-pause[aria-label='Let the computers play on']");
  const moves = page.locator("#record li");
  const before = await moves.count();
  for (const step of [1, 2]) {
    await page.click("#walk-step");
    await page.waitForFunction(
      (count) => document.querySelectorAll("#record li").length === count,
      before + step,
    );
    await page.waitForSelector("#walk-step:not([aria-disabled])");
  }
  await showTab(page, "play");
  await page.fill("#pause", "0");
  await showTab(page, "record");
  await page.click("#walk-pause");
  await page.waitForFunction(
    (count) => document.querySelectorAll("#record li").length > count,
    before + 3,
  );
  await leave();
});
