// Gobang in the browser: whole games with every hand, aiming, the values of squares, numbers changed during
// a game, every size, the end, and nothing that shifts or has to be scrolled sideways.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { stratege } from "../wasm/support/module.mjs";
import { accessibilityFaults } from "./support/axe.mjs";
import { openChromium } from "./support/chromium.mjs";
import { twoFrames } from "./support/frames.mjs";
import { openGobangPage } from "./support/gobang-page.mjs";
import { viewOf } from "./support/rules.mjs";
import { seededRandom } from "./support/seeded-random.mjs";
import { openSite } from "./support/site.mjs";

/** @typedef {import("./support/gobang-page.mjs").GobangPage} GobangPage */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const PHONE = { hasTouch: true, viewport: { width: 320, height: 640 } };
const alone = { opponent: "none", switches: { aim: false } };
const against = {
  opponent: "second",
  strength: { alone: "cpc-gobang", first: "cpc-chaos", second: "cpc-gobang" },
  numbers: { "cpc-gobang": { ties: 1 } },
};
const line = (/** @type {string} */ moves, start = "16-first-five-120") =>
  `gobang:${start}:${moves}`;
/** Ladybird is about to make five on e1. */
const ALMOST = "a1a9b1b9c1c9d1d9";

/** What a player plays there. @param {string} match @param {Record<string, number>} numbers */
function choiceOf(match, numbers, player = "cpc-gobang") {
  const chooser = new stratege.Player("gobang", player, numbers, 0);
  const nothing = () => {};
  const { move } = chooser.choose(match, {}, nothing, () => true);
  chooser.free();
  return move;
}

/** Moves of a game by chance that keeps near the middle, to its end. @param {number} seed @param {string} start */
function anyGame(seed, start) {
  const chance = seededRandom(seed);
  const match = new stratege.Match("gobang", start);
  for (let view = match.view(); !view.outcome; view = match.view()) {
    const near = view.legal.filter(({ text }) => /^[g-j][7-9]$|^[f-k]\d$/.test(text));
    const choice = near.length > 0 ? near : view.legal;
    match.play(choice[chance(choice.length)].text);
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

describe("whole games of two people", { concurrency: 2 }, () => {
  for (const [index, [name, hand]] of Object.entries(HANDS).entries()) {
    test(`with ${name}`, async () => {
      const touch = name === "a finger";
      const gobang = await openGobangPage(browser, site, {
        settings: alone,
        context: touch ? PHONE : {},
      });
      const moves = anyGame(index + 5, "16-first-five-120");
      for (const move of moves) {
        await gobang.turn();
        await hand(gobang)(move);
        await gobang.check();
      }
      await gobang.result();
      assert.equal(await gobang.saved(), line(moves.join("")));
      await gobang.leave();
    });
  }
});

test("a whole game against CPC-Gobang, which plays as it does elsewhere", async () => {
  const gobang = await openGobangPage(browser, site, { settings: against });
  const chance = seededRandom(3);
  for (;;) {
    await gobang.turn();
    const { open, cells } = await gobang.check();
    if (!open) break;
    const free = [...cells].flatMap((cell, at) => (cell === "." ? [at] : []));
    await gobang.page.locator("#board [role=gridcell]").nth(free[chance(free.length)]).click();
  }
  const { moves, outcome } = viewOf(await gobang.saved());
  assert.equal(outcome?.winner, "second", "chance does not win against it");
  for (let ply = 1; ply < moves.length; ply += 2) {
    const match = line(moves.slice(0, ply).join(""));
    assert.equal(moves[ply], choiceOf(match, { ties: 1 }), match);
  }
  await gobang.leave();
});

test("a finger aims first and sets with a second tap, if that is chosen; a key sets at once", async () => {
  const gobang = await openGobangPage(browser, site, {
    settings: { opponent: "none" },
    context: PHONE,
  });
  assert.ok(await gobang.page.isChecked("#aim"), "usual on a phone");
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
  await gobang.page.uncheck("#aim");
  await gobang.tap("a1");
  assert.deepEqual((await gobang.check()).moves, ["i9", "h9", "a1"]);
  await gobang.leave();
});

test("with a mouse nobody has to aim", async () => {
  const gobang = await openGobangPage(browser, site, { settings: { opponent: "none" } });
  assert.ok(!(await gobang.page.isChecked("#aim")));
  await gobang.click("h8");
  assert.deepEqual((await gobang.check()).moves, ["h8"]);
  await gobang.click("h8");
  assert.deepEqual((await gobang.check()).moves, ["h8"], "a taken square takes nothing");
  await gobang.leave();
});

test("values of the square under the cursor and of the computer's move, by key and by button", async () => {
  const gobang = await openGobangPage(browser, site, { settings: against, line: line("h8") });
  const { page } = gobang;
  await gobang.turn();
  const { moves } = await gobang.check();
  assert.ok(await page.isHidden("#weights"));
  await page.keyboard.press("v");
  assert.ok(await page.isVisible("#weights"));
  assert.equal(await page.getAttribute("#weights-toggle", "aria-expanded"), "true");
  const explained = stratege.explain(line("h8"), 1, moves[1], "cpc-gobang", {});
  const last = await gobang.values("last");
  assert.ok(last.caption?.startsWith(`The computer's move ${moves[1]}: `), last.caption ?? "");
  assert.equal(last.caption?.replace(/\D/g, "").endsWith(String(explained.total)), true);

  await gobang.page.evaluate(() => {
    location.hash = "gobang:16-first-five-120:e8a1f8a2g8a3h8p16";
  });
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 8);
  await (await gobang.square("i8")).hover();
  await page.waitForFunction(() =>
    document.querySelector("#value-here caption")?.textContent?.startsWith("i8"),
  );
  const here = await gobang.values("here");
  const value = stratege.explain(line("e8a1f8a2g8a3h8p16"), 8, "i8", "cpc-gobang", {});
  assert.ok(value.wins);
  assert.equal(
    here.caption,
    `i8 for the ladybird: ${value.total.toLocaleString("en")} It makes five.`,
  );
  assert.deepEqual(here.rows[0].slice(0, 1), ["e8–i8 A4 ZS NH OF = 19"]);
  assert.deepEqual(
    here.rows.map((row) => row[2]),
    value.directions.map((direction) => String(direction.value)),
  );
  assert.equal(here.rows[0][3], "× 64");
  await page.keyboard.press("ArrowRight");
  await page.click("#weights-toggle");
  assert.ok(await page.isHidden("#weights"));
  await gobang.leave();
});

test("changed numbers change the machine's play in the middle of a game, and stay", async () => {
  const gobang = await openGobangPage(browser, site, { settings: against, line: line("") });
  const { page } = gobang;
  await gobang.click("h8");
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 2);
  const first = (await gobang.check()).line;
  assert.equal(first, line(`h8${choiceOf(line("h8"), { ties: 1 })}`));

  await page.focus("#help");
  await page.keyboard.press("p");
  const a0 = page.locator("[data-number=a0]");
  await page.waitForSelector("[data-number=a0]:focus");
  await a0.fill("200");
  await page.keyboard.press("Enter");
  assert.equal(await page.textContent("#numbers-note"), "A0 is 200 now; in the original it is 0.");
  await page.keyboard.press("Escape");
  assert.ok(await page.isHidden("#numbers"));
  assert.ok((await gobang.state()).focus >= 0, "back on the board");

  await gobang.click("p16");
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 4);
  const match = (await gobang.check()).line;
  const { moves } = viewOf(match);
  const before = line(moves.slice(0, 3).join(""));
  const changed = choiceOf(before, { ties: 1, a0: 200 });
  assert.notEqual(changed, choiceOf(before, { ties: 1 }));
  assert.equal(moves[3], changed);

  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.click("#numbers-toggle");
  assert.equal(await a0.inputValue(), "200");
  await page.click("#numbers-original");
  assert.equal(await a0.inputValue(), "0");
  assert.equal(await page.inputValue("[data-number=ties]"), "0");
  await gobang.leave();
});

test("a wrong number gets its sentence and leaves the number as it was", async () => {
  const gobang = await openGobangPage(browser, site, { settings: against });
  const { page } = gobang;
  await page.click("#numbers-toggle");
  for (const wrong of ["256", "-1", "1.5", "two", ""]) {
    await page.fill("[data-number=f1]", wrong);
    await page.keyboard.press("Tab");
    assert.equal(
      await page.textContent("#numbers-note"),
      "F1 can be a whole number from 0 to 255; it stays 64.",
    );
    assert.equal(await page.inputValue("[data-number=f1]"), "64");
  }
  await gobang.leave();
});

test("stored numbers that no player can have are left out", async () => {
  for (const numbers of [
    { "cpc-gobang": { f1: 999 } },
    { "cpc-gobang": { f9: 1 } },
    { nobody: { f1: 1 } },
    { "cpc-gobang": { f1: "64" } },
    [1],
    "f1",
  ]) {
    const gobang = await openGobangPage(browser, site, { settings: { ...against, numbers } });
    await gobang.page.click("#numbers-toggle");
    assert.equal(await gobang.page.inputValue("[data-number=f1]"), "64", JSON.stringify(numbers));
    await gobang.click("h8");
    await gobang.page.waitForFunction(
      () => document.querySelectorAll("#record button").length === 2,
    );
    await gobang.leave();
  }
});

test("a suggestion aims at the square that CPC-Gobang would take, and tells it", async () => {
  const gobang = await openGobangPage(browser, site, {
    settings: { opponent: "none", numbers: { "cpc-gobang": { ties: 1 } } },
    line: line("h8i9j8"),
  });
  const wanted = choiceOf(line("h8i9j8"), { ties: 1 });
  await gobang.page.keyboard.press("t");
  const { aim } = await gobang.check();
  assert.deepEqual(
    aim.map((at) => viewOf(line("")).names[at]),
    [wanted],
  );
  await gobang.page.locator("#spoken", { hasText: `CPC-Gobang would play ${wanted}.` }).waitFor();
  await gobang.click(wanted);
  assert.deepEqual((await gobang.check()).moves, ["h8", "i9", "j8", wanted]);
  await gobang.leave();
});

test("the five that win are marked and told; any key on the board then begins anew", async () => {
  const gobang = await openGobangPage(browser, site, { settings: alone, line: line(ALMOST) });
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
    assert.equal((await gobang.state()).moves.length, 9, `${key} keeps its own meaning`);
  }
  await page.focus("#help");
  await page.keyboard.press("x");
  assert.equal((await gobang.state()).moves.length, 9, "elsewhere keys do nothing");
  await page.focus("#board [tabindex='0']");
  await page.keyboard.press("Space");
  assert.deepEqual((await gobang.state()).moves, [], "a new game, and no stone in it");
  await page.keyboard.press("Space");
  assert.equal((await gobang.check()).moves.length, 1, "now it sets");
  await gobang.leave();
});

test("a draw after 120 moves is said, and the full board goes on", async () => {
  // Rows of pairs: nobody gets five.
  const names = viewOf(line("")).names;
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
      line: line(moves.join(""), `16-first-five-${end}`),
    });
    await gobang.click(owned[1][59]);
    assert.equal((await gobang.check()).turn, turn);
    await gobang.leave();
  }
});

test("every size can be chosen and played to its corners", async () => {
  const gobang = await openGobangPage(browser, site, { settings: alone });
  const { page } = gobang;
  for (const [size, corner] of [
    ["15", "o15"],
    ["19", "s19"],
    ["20", "t20"],
    ["16", "p16"],
  ]) {
    await page.check(`input[name=size][value="${size}"]`);
    await page.click("#new");
    const box = await page.locator("#board").boundingBox();
    await page.focus("#board [tabindex='0']");
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    const { moves, cells } = await gobang.check();
    assert.deepEqual([moves, cells.length], [[corner], Number(size) ** 2]);
    assert.deepEqual(await page.locator("#board").boundingBox(), box, "the board keeps its place");
  }
  await gobang.leave();
});

test("the moves carry their numbers on request, also while somebody looks back", async () => {
  const gobang = await openGobangPage(browser, site, { settings: alone, line: line("h8i9j8") });
  assert.deepEqual((await gobang.state()).numbers, []);
  await gobang.page.check("#move-numbers");
  assert.deepEqual((await gobang.state()).numbers, ["1", "3", "2"]);
  await gobang.page.click("#undo");
  assert.deepEqual((await gobang.check()).numbers, ["1", "2"]);
  await gobang.page.click("#redo");
  assert.deepEqual((await gobang.check()).numbers, ["1", "3", "2"]);
  await gobang.leave();
});

test("a link with a broken match gets its sentence", async () => {
  for (const [broken, sentence] of [
    [line("h8h8"), "Move 2: There is a stone on h8 already."],
    [line("h8p1", "15-first-five-120"), "Move 2: p1 is not on this board."],
    [line("h21"), "Move 1: There is no h21: columns are a to t, rows 1 to 20."],
    [line("h8x"), "Move 2: “x” is no move."],
    ["gobang:17-first-five-120:h8", "“17-first-five-120” is no start of this game."],
  ]) {
    const gobang = await openGobangPage(browser, site, { settings: alone, line: broken });
    await gobang.page.locator("#notice", { hasText: sentence }).waitFor();
    await gobang.leave();
  }
});

/** Writes down what touches the board, and what shifts without somebody's doing. */
const measuring = `
globalThis.shifts = [];
globalThis.touched = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts.push(value);
}).observe({ type: "layout-shift", buffered: true });
addEventListener("DOMContentLoaded", () => {
  const count = (changes) => { touched += new Set(changes.map(({ target }) => target)).size; };
  const board = document.getElementById("board");
  new MutationObserver(count).observe(board, { attributes: true, childList: true, subtree: true });
});`;

for (const [name, viewport] of /** @type {const} */ ([
  ["wide", { width: 1280, height: 800 }],
  ["on a tablet", { width: 800, height: 1000 }],
  ["narrow", { width: 320, height: 640 }],
])) {
  test(`nothing shifts, nothing is scrolled sideways: ${name}`, async () => {
    for (const start of ["16-first-five-120", "20-first-five-120"]) {
      const gobang = await openGobangPage(browser, site, {
        settings: against,
        line: line("", start),
        before: measuring,
        context: { viewport },
      });
      const { page } = gobang;
      await gobang.turn();
      assert.ok((await gobang.state()).wide <= 0);
      await page.keyboard.press("v");
      await page.keyboard.press("p");
      await page.keyboard.press("Escape");
      for (const name of ["e5", "h8", "k9"]) await (await gobang.square(name)).hover();
      assert.ok((await gobang.state()).wide <= 0);
      await twoFrames(page);
      const shifts = await page.evaluate(() => /** @type {any} */ (globalThis).shifts);
      assert.deepEqual(shifts, [], start);
      await gobang.leave();
    }
  });
}

test("a move touches the squares that it changes and no others", async () => {
  const gobang = await openGobangPage(browser, site, {
    settings: alone,
    line: line("h8i9j8g8"),
    before: measuring,
  });
  const { page } = gobang;
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).touched = 0;
  });
  await gobang.click("e5");
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 5);
  const touched = await page.evaluate(() => /** @type {any} */ (globalThis).touched);
  // The new stone, the last one, two tab stops, and the board itself.
  assert.ok(touched >= 3 && touched <= 8, `${touched} touched`);
  await gobang.leave();
});

test("axe finds no fault: at the start, with panels, in the middle, at the end, in the help", async () => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const gobang = await openGobangPage(browser, site, {
      settings: alone,
      context: { colorScheme },
    });
    const { page } = gobang;
    const faultless = async () => assert.deepEqual(await accessibilityFaults(page), []);
    await faultless();
    await page.keyboard.press("v");
    await page.check("#move-numbers");
    for (const move of ALMOST.match(/../g) ?? []) await gobang.click(move);
    await (await gobang.square("e1")).hover();
    await faultless();
    await page.click("#numbers-toggle");
    await page.click("#numbers summary");
    await page.fill("[data-number=f1]", "999");
    await page.keyboard.press("Tab");
    await faultless();
    await page.click("#help");
    await page.waitForSelector("#manual[open]");
    await faultless();
    await page.keyboard.press("Escape");
    await gobang.click("e1");
    await gobang.result();
    await faultless();
    await page.click("#result-look");
    await faultless();
    await gobang.leave();
  }
});
