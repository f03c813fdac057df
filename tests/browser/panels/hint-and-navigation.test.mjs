// Tools to play with, on the pages of all games: a hint, a typed move, the walk through the game, earlier lines,
// and two computers that wait and move one by one.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";
import { untilSaid } from "../support/until-said.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** For each game a place to begin from, what a hint says there, and moves as somebody types them: good and bad. */
const GAMES = [
  {
    game: "reversi",
    line: "reversi:diagonal-tomato:f4f5",
    hint: /^Champion would play \w\d: .*disc.*discs/,
    typed: ["e6", "F3"],
    wrong: [["a1", "a1 is not a legal move."]],
  },
  {
    game: "gobang",
    line: "gobang:16-first-five-120:h8h9i8i9j8j9k8",
    hint: /^\w+ would play [gl]8: stops the other side's five/,
    typed: ["l8", "0,0"],
    wrong: [
      ["h8", "h8 is occupied."],
      ["z", "\u201cz\u201d is not a move."],
    ],
  },
  {
    game: "chess",
    line: "chess:standard:e2e4e7e5f1c4b8c6d1h5g8f6",
    hint: /^.+ would play Qx[ef][57]\S*: /,
    typed: ["Qxe5+", "Nxe5"],
    wrong: [["Qa1", "Qa1: "]],
  },
  {
    game: "qubic",
    line: "qubic:first:111444112443113442",
    hint: /^Prover would play 114: makes four in a row/,
    typed: ["222", "333"],
    wrong: [["111", "111 is occupied."]],
  },
  {
    game: "connect4",
    line: "connect4:first:445566",
    hint: /^Solver would play [37]: makes four in a row/,
    typed: ["1", "2"],
    wrong: [["9", "9: "]],
  },
];

const alone = { opponent: "none" };

for (const { game, line, hint, typed, wrong } of GAMES) {
  test(`${game}: a hint on the board and in words, typed moves, and a walk`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, { line, settings: alone });
    await page.waitForSelector("#typed", { state: "attached" });
    await showTab(page, "record");
    await page.keyboard.press("h");
    await untilSaid(page, "#turn-text", hint.source);
    assert.ok((await page.locator("#board [data-hint]").count()) > 0);

    for (const [text, complaint] of wrong) {
      await page.fill("#typed-move", text);
      await page.keyboard.press("Enter");
      assert.ok((await page.textContent("#typed-note"))?.startsWith(complaint.replace(/: $/, "")));
      assert.equal(await page.inputValue("#typed-move"), text);
    }
    assert.deepEqual(await accessibilityFaults(page), []);

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

test("a line that was left stays, comes back, and redo asks for it", async () => {
  const line = "connect4:first:4455";
  const { page, saved, leave } = await openGamePage(browser, site, "connect4", {
    line,
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
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.locator("#fork .choices button").nth(1).click();
  assert.equal(await saved(), "connect4:first:44!1"); // a line that is only looked at is not yet the match
  await page.click("#redo");
  assert.equal(await saved(), line);
  assert.equal(await page.textContent("#lines li"), "From move 3: 1");
  await page.reload();
  await page.waitForSelector("#lines li");
  assert.equal(await page.textContent("#lines li"), "From move 3: 1");
  await page.click("#lines li button");
  await page.click("#lines > button");
  assert.equal(await page.locator("#lines").isHidden(), true);
  await page.click("#new");
  await leave();
});

test("two computers wait, make one move, and play on", async () => {
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
