// Gobang in the browser: whole matches with every input method, aiming, suggestions, board sizes and ends.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { stratege } from "../../wasm/support/module.mjs";
import { openChromium } from "../support/chromium.mjs";
import { startNewGame } from "../support/game-page.mjs";
import { openGobangPage } from "../support/games/gobang-page.mjs";
import { ALMOST, against, alone, choiceOf, recordOf } from "../support/games/gobang-records.mjs";
import { viewOf } from "../support/rules.mjs";
import { seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";
import { closeSheet, showTab } from "../support/tabs.mjs";

/** @typedef {import("../support/games/gobang-page.mjs").GobangPage} GobangPage */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const PHONE = { hasTouch: true, viewport: { width: 320, height: 640 } };
/** Plays random moves near the centre to the end of a match; returns them. @param {number} seed @param {string} start */
function randomGame(seed, start) {
  const random = seededRandom(seed);
  const match = new stratege.Match("gobang", start);
  for (let view = match.view(); !view.outcome; view = match.view()) {
    const near = view.legal.filter(({ text }) => /^[g-j][7-9]$|^[f-k]\d$/.test(text));
    const choice = near.length > 0 ? near : view.legal;
    match.play(choice[random(choice.length)].text);
  }
  const { moves } = match.view();
  match.free();
  return moves;
}

/** @type {Record<string, (gobang: GobangPage) => (move: string) => Promise<void>>} */
const HANDS = {
  "the mouse": ({ click }) => click,
  "a finger": ({ tap }) => tap,
  "arrow keys and Enter":
    ({ page, square }) =>
    async (move) => {
      await page.focus("#board [tabindex='0']");
      const wanted = await (await square(move)).evaluate((cell) => {
        const squares = [...document.querySelectorAll("#board [role=gridcell]")];
        return squares.indexOf(cell);
      });
      const { focus: at } = await page.evaluate(() => {
        const squares = [...document.querySelectorAll("#board [role=gridcell]")];
        return { focus: squares.indexOf(/** @type {Element} */ (document.activeElement)) };
      });
      const [right, down] = [(wanted % 16) - (at % 16), (wanted >> 4) - (at >> 4)];
      for (let step = 0; step < Math.abs(right); step += 1)
        await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
      for (let step = 0; step < Math.abs(down); step += 1)
        await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
      await page.keyboard.press("Enter");
    },
};

describe("matches of two players: a whole one, and the end of one by every other input method", {
  concurrency: 2,
}, () => {
  for (const [index, [name, hand]] of Object.entries(HANDS).entries()) {
    test(`with ${name}`, async () => {
      const touch = name === "a finger";
      const moves = randomGame(index + 5, "16-first-five-120");
      const start = index === 0 ? 0 : moves.length - 8;
      const gobang = await openGobangPage(browser, site, {
        settings: alone,
        context: touch ? PHONE : {},
        record: recordOf(moves.slice(0, start).join("")),
      });
      for (const move of moves.slice(start)) {
        await gobang.turn();
        await hand(gobang)(move);
        await gobang.check();
      }
      await gobang.result();
      assert.equal(await gobang.saved(), recordOf(moves.join("")));
      await gobang.leave();
    });
  }
});

test("a whole match against CPC-Gobang, whose moves equal those in Node", async () => {
  const gobang = await openGobangPage(browser, site, { settings: against });
  const random = seededRandom(3);
  for (;;) {
    await gobang.turn();
    const { open, cells } = await gobang.check();
    if (!open) break;
    const free = [...cells].flatMap((cell, at) => (cell === "." ? [at] : []));
    await gobang.page.locator("#board [role=gridcell]").nth(free[random(free.length)]).click();
  }
  const { moves, outcome } = viewOf(await gobang.saved());
  assert.equal(outcome?.winner, "second", "random moves do not win against it");
  for (let ply = 1; ply < moves.length; ply += 2) {
    const match = recordOf(moves.slice(0, ply).join(""));
    assert.equal(moves[ply], choiceOf(match, { ties: 1 }), match);
  }
  await gobang.leave();
});

test("if enabled, a finger aims first and places with a second tap; a key places immediately", async () => {
  const gobang = await openGobangPage(browser, site, {
    settings: { opponent: "none" },
    context: PHONE,
  });
  assert.ok(await gobang.page.isChecked("#aim"), "default on a phone");
  await gobang.tap("h8");
  const aimed = await gobang.check();
  assert.deepEqual([aimed.aim, aimed.moves], [[7 * 16 + 7], []]);
  assert.equal(aimed.names[7 * 16 + 7], "h8, aimed at");
  await gobang.tap("i9");
  assert.deepEqual((await gobang.check()).aim, [8 * 16 + 8]);
  await gobang.tap("i9");
  const set = await gobang.check();
  assert.deepEqual([set.aim, set.moves], [[], ["i9"]]);
  await gobang.page.keyboard.press("ArrowLeft");
  await gobang.page.keyboard.press("Enter");
  assert.deepEqual((await gobang.check()).moves, ["i9", "h9"]);
  await showTab(gobang.page, "play");
  await gobang.page.uncheck("#aim");
  await closeSheet(gobang.page);
  await gobang.tap("a1");
  assert.deepEqual((await gobang.check()).moves, ["i9", "h9", "a1"]);
  await gobang.leave();
});

test("a mouse click places without aiming", async () => {
  const gobang = await openGobangPage(browser, site, { settings: { opponent: "none" } });
  assert.ok(!(await gobang.page.isChecked("#aim")));
  await gobang.click("h8");
  assert.deepEqual((await gobang.check()).moves, ["h8"]);
  await gobang.click("h8");
  assert.deepEqual((await gobang.check()).moves, ["h8"], "an occupied square is ignored");
  await gobang.leave();
});

test("a suggestion aims at CPC-Gobang's move and announces it", async () => {
  const gobang = await openGobangPage(browser, site, {
    settings: { opponent: "none", numbers: { "cpc-gobang": { ties: 1 } } },
    record: recordOf("h8i9j8"),
  });
  const wanted = choiceOf(recordOf("h8i9j8"), { ties: 1 });
  await gobang.page.keyboard.press("t");
  const { aim } = await gobang.check();
  assert.deepEqual(
    aim.map((at) => viewOf(recordOf("")).names[at]),
    [wanted],
  );
  await gobang.page.locator("#spoken", { hasText: `CPC-Gobang would play ${wanted}.` }).waitFor();
  await gobang.click(wanted);
  assert.deepEqual((await gobang.check()).moves, ["h8", "i9", "j8", wanted]);
  await gobang.leave();
});

test("the winning row is marked and announced; any key on the board then starts a new match", async () => {
  const gobang = await openGobangPage(browser, site, { settings: alone, record: recordOf(ALMOST) });
  const { page } = gobang;
  await gobang.click("e1");
  await gobang.result();
  const { won, turn, names } = await gobang.check();
  assert.deepEqual(won, [0, 1, 2, 3, 4]);
  assert.equal(turn, "The ladybird wins");
  assert.equal(names[4], "e1, ladybird, one of the five");
  assert.equal(await page.textContent("#result-note"), "after 9 moves");
  await page.locator("#spoken", { hasText: "Ladybird on e1. The ladybird wins." }).waitFor();
  await page.click("#result-look");
  await page.focus("#board [tabindex='0']");
  for (const key of ["ArrowLeft", "Tab", "Shift+Tab", "Escape", "Control+c", "v", "F8"]) {
    await page.keyboard.press(key);
    assert.equal((await gobang.state()).moves.length, 9, `${key} keeps its function`);
  }
  await page.focus("#help");
  await page.keyboard.press("x");
  assert.equal((await gobang.state()).moves.length, 9, "outside the board keys do nothing");
  await page.focus("#board [tabindex='0']");
  await page.keyboard.press("Space");
  assert.deepEqual((await gobang.state()).moves, [], "a new match without a stone");
  await page.keyboard.press("Space");
  assert.equal((await gobang.check()).moves.length, 1, "now it sets");
  await gobang.leave();
});

test("after 120 moves the match is a draw, unless it is played until the board is full", async () => {
  // Pairs in rows, so that no side gets five.
  const names = viewOf(recordOf("")).names;
  const owned = [0, 1].map((side) =>
    names.filter((_, at) => ((((at % 16) + 2 * (at >> 4)) % 4) >> 1) % 2 === side),
  );
  const moves = Array.from({ length: 119 }, (_, ply) => owned[ply % 2][ply >> 1]);
  for (const [end, turn] of [
    ["120", "A draw"],
    ["full", "Ladybird to move"],
  ]) {
    const gobang = await openGobangPage(browser, site, {
      settings: alone,
      record: recordOf(moves.join(""), `16-first-five-${end}`),
    });
    await gobang.click(owned[1][59]);
    assert.equal((await gobang.check()).turn, turn);
    await gobang.leave();
  }
});

test("every board size can be selected and played to its corners", async () => {
  const gobang = await openGobangPage(browser, site, { settings: alone });
  const { page } = gobang;
  for (const [size, corner] of [
    ["15", "o15"],
    ["19", "s19"],
    ["20", "t20"],
    ["16", "p16"],
  ]) {
    await page.check(`input[name=size][value="${size}"]`);
    await startNewGame(page);
    const box = await page.locator("#board").boundingBox();
    await page.focus("#board [tabindex='0']");
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    const { moves, cells } = await gobang.check();
    assert.deepEqual([moves, cells.length], [[corner], Number(size) ** 2]);
    assert.deepEqual(await page.locator("#board").boundingBox(), box, "the board does not move");
  }
  await gobang.leave();
});

test("a smaller match opens while a stone is previewed in the corner of a larger board", async () => {
  const gobang = await openGobangPage(browser, site, {
    settings: alone,
    record: recordOf("", "20-first-five-120"),
  });
  const { page } = gobang;
  await page.focus("#board [tabindex='0']");
  await page.keyboard.press("Control+End");
  await page.waitForSelector("#board [data-ghost]");
  await page.evaluate(
    (record) => {
      location.hash = record;
    },
    recordOf("h8", "15-first-five-120"),
  );
  await page.waitForSelector('#board[data-size="15"] [data-last]');
  await gobang.leave();
});

test("move numbers are shown on request, also for earlier positions", async () => {
  const gobang = await openGobangPage(browser, site, {
    settings: alone,
    record: recordOf("h8i9j8"),
  });
  assert.deepEqual((await gobang.state()).numbers, []);
  await gobang.page.check("#move-numbers");
  assert.deepEqual((await gobang.state()).numbers, ["1", "3", "2"]);
  await gobang.page.click("#undo");
  assert.deepEqual((await gobang.check()).numbers, ["1", "2"]);
  await gobang.page.click("#redo");
  assert.deepEqual((await gobang.check()).numbers, ["1", "3", "2"]);
  await gobang.leave();
});

test("a link with a damaged match is reported", async () => {
  for (const [broken, sentence] of [
    [recordOf("h8h8"), "Move 2: h8 is occupied."],
    [recordOf("h8p1", "15-first-five-120"), "Move 2: p1 is not on this board."],
    [recordOf("h21"), "Move 1: There is no h21: columns are a to t, rows 1 to 20."],
    [recordOf("h8x"), "Move 2: “x” is not a move."],
    ["gobang:17-first-five-120:h8", "“17-first-five-120” is not a valid position."],
  ]) {
    const gobang = await openGobangPage(browser, site, { settings: alone, record: broken });
    await gobang.page.locator("#notice-text", { hasText: sentence }).waitFor();
    await gobang.leave();
  }
});

/** Script that runs before the page's scripts: moves the pointer over the board in every task until the page is ready. */
const RESTLESS_POINTER = `{
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if ("ready" in (document.documentElement?.dataset ?? {})) return;
    const square = document.querySelector("#board [role=gridcell]");
    square?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    port2.postMessage(0);
  };
  port2.postMessage(0);
}`;

test("a pointer over the board does not disturb the opening of the page", async () => {
  const gobang = await openGobangPage(browser, site, { before: RESTLESS_POINTER });
  await gobang.leave();
});
