// Chess in the browser: every input method, promotion, castling, en passant, the ends of a match, typed moves and
// positions, and layout.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { waitUntilReady } from "../support/game-page.mjs";
import { openChessPage } from "../support/games/chess-page.mjs";
import { openSite } from "../support/site.mjs";
import { openSetup, showTab } from "../support/tabs.mjs";
import { waitForText } from "../support/until.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const strength = { alone: "schach-c64", first: "schach-c64", second: "schach-c64" };
const alone = { opponent: "none", strength };
const PHONE = { hasTouch: true, viewport: { width: 320, height: 640 } };
/** @param {string} moves */
const recordOf = (moves, start = "standard") => `chess:${start}:${moves}`;

/** With castling on both sides, an en passant capture and a mate. */
const GAME =
  "e2e4 g8f6 e4e5 d7d5 e5d6 b8c6 g1f3 c8f5 f1c4 d8d6 e1g1 e8c8 f3h4 f6g4 a2a3 d6h2".split(" ");
const FOOLS = ["f2f3", "e7e5", "g2g4", "d8h4"];

describe("whole matches of two players", { concurrency: 2 }, () => {
  for (const [hand, moves, note] of /** @type {const} */ ([
    ["click", GAME, "Checkmate, on move 8"],
    ["drag", GAME, "Checkmate, on move 8"],
    ["tap", FOOLS, "Checkmate, on move 2"],
    ["keys", FOOLS, "Checkmate, on move 2"],
  ])) {
    test(`with ${hand}`, async () => {
      const board = await openChessPage(browser, site, {
        settings: alone,
        context: hand === "tap" ? PHONE : {},
      });
      for (const [ply, move] of moves.entries()) {
        const [from, to] = [move.slice(0, 2), move.slice(2)];
        await board[hand](from, to);
        const { moves, last } = await board.check();
        assert.equal(moves.length, ply + 1, move);
        assert.deepEqual(last.toSorted(), [from, to].toSorted());
      }
      await board.result();
      assert.equal(await board.page.textContent("#result-title"), "Black wins");
      assert.equal(await board.page.textContent("#result-note"), note);
      assert.equal(await board.saved(), recordOf(moves.join("")));
      await board.leave();
    });
  }
});

test("a selected piece shows its targets and can be deselected", async () => {
  const board = await openChessPage(browser, site, { settings: alone });
  const { page } = board;
  await board.square("g1").click();
  assert.deepEqual((await board.state()).targets.toSorted(), ["f3", "h3"]);
  assert.equal((await board.state()).names[47], "empty h3, can be reached");
  await page.keyboard.press("Escape");
  assert.deepEqual((await board.state()).chosen, []);
  await board.square("g1").click();
  await board.square("b1").click();
  assert.deepEqual((await board.state()).chosen, ["b1"]);
  await board.square("e5").click({ force: true });
  assert.deepEqual((await board.state()).chosen, []);
  await board.drag("b1", "b3");
  await board.drag("e7", "e5");
  assert.deepEqual(await board.state().then(({ moves, chosen }) => [moves, chosen]), [[], []]);
  await board.leave();
});

test("dragging a piece with a finger does not scroll the page", async () => {
  const board = await openChessPage(browser, site, { settings: alone, context: PHONE });
  const { page } = board;
  const [[x, y], [toX, toY]] = [await board.centreOf("e2"), await board.centreOf("e4")];
  const before = await page.evaluate("scrollY");
  const hand = await page.context().newCDPSession(page);
  const touch = (
    /** @type {"touchStart" | "touchMove" | "touchEnd"} */ type,
    /** @type {{ x: number, y: number }[]} */ touchPoints,
  ) => hand.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x, y }]);
  for (const part of [0.3, 0.6, 1]) {
    await touch("touchMove", [{ x: x + part * (toX - x), y: y + part * (toY - y) }]);
  }
  await touch("touchEnd", []);
  await page.waitForSelector("#record button", { state: "attached" });
  assert.deepEqual((await board.check()).moves, ["e4"]);
  assert.equal(await page.evaluate("scrollY"), before);
  await board.leave();
});

test("a pawn promotes to the piece chosen at its square, by mouse, drag and keys", async () => {
  const start = "4k3/P6P/8/8/8/8/p7/4K2R_w_-_-_0_1";
  const board = await openChessPage(browser, site, {
    settings: alone,
    record: recordOf("", start),
  });
  const { page } = board;
  await board.click("a7", "a8");
  await page.waitForSelector("#promotion[open]");
  const [field, window] = await Promise.all([
    board.square("a8").boundingBox(),
    page.locator("#promotion").boundingBox(),
  ]);
  assert.ok(
    field && window && Math.abs(field.x - window.x) < 4 && Math.abs(field.y - window.y) < 4,
  );
  await page.waitForFunction(() => document.activeElement?.ariaLabel === "white queen");
  await page.keyboard.press("n");
  await page.keyboard.press("Escape");
  await page.waitForSelector('#board [aria-pressed="true"]', { state: "detached" });
  assert.deepEqual((await board.state()).moves, []);
  await board.drag("a7", "a8");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.deepEqual((await board.check()).moves, ["a8=R+"]);
  assert.deepEqual((await board.state()).check, ["e8"]);
  await board.click("e8", "e7");
  await board.click("h7", "h8");
  await page.click('#promotion button[value="h8=N"]');
  await board.click("a2", "a1");
  await page.click('#promotion [aria-label="black bishop"]');
  const { moves, captured } = await board.check();
  assert.deepEqual(moves.slice(2), ["h8=N", "a1=B"]);
  assert.deepEqual(captured, [
    "White has captured: nothing. Ahead by 10 points.",
    "Black has captured: nothing.",
  ]);
  await board.leave();
});

test("captured pieces are listed with the difference", async () => {
  const board = await openChessPage(browser, site, {
    settings: alone,
    record: recordOf("e2e4d7d5e4d5d8d5b1c3d5d2"),
  });
  assert.deepEqual((await board.check()).captured, [
    "White has captured: black pawn.",
    "Black has captured: white pawn, white pawn. Ahead by 1 point.",
  ]);
  assert.deepEqual((await board.state()).check, ["e1"]);
  await board.leave();
});

for (const [how, match, move, title, note] of /** @type {const} */ ([
  ["mate", recordOf("f2f3e7e5g2g4"), "Qh4", "Black wins", "Checkmate, on move 2"],
  ["stalemate", recordOf("", "7k/8/6K1/8/8/8/8/5Q2_w_-_-_0_1"), "Qf7", "A draw", "Stalemate"],
  ["fewer pieces", recordOf("", "7k/8/8/8/8/8/6r1/7K_w_-_-_0_1"), "Kxg2", "A draw", "Neither side"],
  ["75 moves", recordOf("", "7k/8/8/8/8/8/R7/7K_w_-_-_149_90"), "Ra3", "A draw", "75 moves"],
  [
    "repetition",
    recordOf(`${"g1f3g8f6f3g1f6g8".repeat(3)}g1f3g8f6f3g1`),
    "Ng8",
    "A draw",
    "The same position for the fifth time",
  ],
])) {
  test(`${how} ends the match, and a reload shows the end again`, async () => {
    const board = await openChessPage(browser, site, { settings: alone, record: match });
    const { page } = board;
    await board.type(move);
    await board.result();
    assert.equal(await page.textContent("#result-title"), title);
    assert.ok((await page.textContent("#result-note"))?.startsWith(note));
    await page.reload();
    await waitUntilReady(page);
    const { turn, open } = await board.check();
    assert.deepEqual([turn, open], [title, false]);
    await board.leave();
  });
}

test("moves are typed; an illegal one is reported and stays in the field", async () => {
  const board = await openChessPage(browser, site, { settings: alone });
  const { page } = board;
  for (const move of ["e4", "E7E5", "Ng1-f3"]) await board.type(move);
  assert.deepEqual((await board.check()).moves, ["e4", "e5", "Nf3"]);
  assert.equal((await board.state()).typed, "");
  for (const [text, sentence] of [
    ["hello", "“hello” is not a move."],
    ["Nf3", "Nf3: no piece of this kind can go there."],
    ["e5e3", "e5e3: that piece cannot go there."],
    ["O-O", "O-O: castling is not possible now."],
  ]) {
    await board.type(text);
    const { note, typed, moves } = await board.state();
    assert.deepEqual([note, typed, moves.length], [sentence, text, 3]);
  }
  await showTab(page, "record");
  await page.fill("#typed-move", "N");
  assert.equal((await board.state()).note, "");
  await page.press("#typed-move", "n");
  assert.equal((await board.state()).moves.length, 3);
  await board.leave();
});

test("a position is set up from FEN or by number; an invalid one is reported and stays in the field", async () => {
  const board = await openChessPage(browser, site, { settings: alone });
  const { page } = board;
  await board.type("e4");
  await openSetup(page);
  const begin = async (/** @type {string} */ text) => {
    await page.fill("#setup-position", text);
    await page.press("#setup-position", "Enter");
    return page.textContent("#setup-note");
  };
  assert.equal(await begin("8/8/8/8/8/8/8/K7 w - - 0 1"), "Pieces: Black has no king.");
  assert.equal(await page.inputValue("#setup-position"), "8/8/8/8/8/8/8/K7 w - - 0 1");
  assert.match((await begin("nonsense")) ?? "", /is not a valid position/);
  assert.equal((await board.check()).moves.length, 1);
  assert.equal(await begin("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9"), "");
  await board.click("e8", "g8");
  assert.deepEqual((await board.check()).moves, ["O-O"]);
  await openSetup(page);
  await begin("chess960-0");
  assert.equal((await board.state()).names[56], "white bishop a1");
  await board.leave();
});

test("the board is flipped by its button, by F, and for a user who plays Black", async () => {
  const board = await openChessPage(browser, site, { settings: { ...alone, opponent: "first" } });
  const { page } = board;
  await board.turn();
  const { isTurned, names, moves } = await board.check();
  assert.ok(isTurned);
  assert.equal(moves.length, 1);
  assert.equal(names[63].split(" ").at(-1), "a8");
  // The value would spoil the game; it is shown with the evaluation.
  assert.match(
    (await page.textContent("#thought")) ?? "",
    /^Schach C 64 looked at [\d,]+ positions\.$/,
  );
  await page.keyboard.press("b");
  await waitForText(page, "#thought", "^Schach C 64: \\S+, value -?\\d+$");
  await page.keyboard.press("b");
  await board.drag("e7", "e5");
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 3);
  await page.click("#flip");
  assert.equal((await board.check()).isTurned, false);
  await page.keyboard.press("f");
  await page.waitForSelector("#board[data-turned]"); // not at once: F may begin a typed move
  assert.ok((await board.check()).isTurned);
  await board.leave();
});

test("Schach C 64 resigns: a reload keeps the end, undo takes it back", async () => {
  // With these numbers it rejects every quiet move.
  const board = await openChessPage(browser, site, {
    settings: { opponent: "second", strength, numbers: { "schach-c64": { "resign-at": 0 } } },
  });
  const { page } = board;
  await board.type("e4");
  await board.result();
  assert.equal(await page.textContent("#result-note"), "The loser resigns, on move 1");
  await page.click("#result-look");
  assert.equal((await board.state()).turn, "White wins");
  await page.reload();
  await waitUntilReady(page);
  assert.deepEqual(await board.state().then(({ turn, record }) => [turn, record]), [
    "White wins",
    "chess:standard:e2e4:second-resigns",
  ]);
  await page.click("#undo");
  assert.deepEqual(await board.state().then(({ turn, open }) => [turn, open]), [
    "White to move",
    true,
  ]);
  await board.leave();
});

const recordShifts = `globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts.push(value);
}).observe({ type: "layout-shift", buffered: true });`;

for (const [name, viewport] of /** @type {const} */ ([
  ["wide", { width: 1280, height: 800 }],
  ["on a tablet", { width: 800, height: 1000 }],
  ["narrow", { width: 320, height: 640 }],
])) {
  test(`the layout does not shift or overflow: ${name}`, async () => {
    const board = await openChessPage(browser, site, {
      before: recordShifts,
      context: { viewport },
    });
    const { page } = board;
    await board.turn();
    await board.type("Qh9");
    assert.ok((await board.state()).overflow <= 0);
    // Where the actions at the board have a row, they replace the button below it.
    await page
      .locator("#flip, .board-actions [data-presses=flip]")
      .filter({ visible: true })
      .first()
      .click();
    await waitTwoFrames(page);
    assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).shifts), []);
    await board.leave();
  });
}

test("axe finds no violation: start, middle, promotion, end, help", async () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const board = await openChessPage(browser, site, {
      settings: alone,
      context: { colorScheme },
    });
    const { page } = board;
    const faultless = async () => assert.deepEqual(await accessibilityViolations(page), []);
    await faultless();
    await page.click("#help");
    await page.waitForSelector("#manual[open]");
    await faultless();
    await page.keyboard.press("Escape");
    await openSetup(page);
    await page.fill("#setup-position", "7k/P7/6K1/8/8/8/8/8 w - - 0 1");
    await page.press("#setup-position", "Enter");
    await board.click("a7", "a8");
    await faultless();
    await page.click('#promotion button[value="a8=R#"]');
    await board.result();
    await faultless();
    await page.click("#result-look");
    await board.type("e4");
    await faultless();
    await board.leave();
  }
});
