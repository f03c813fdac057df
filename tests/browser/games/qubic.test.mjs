// Qubic in the browser: whole matches with every input method on both views, which stay in step; rotation of the cube;
// typed codes; layout.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { ROWS, ROWS_THROUGH } from "../../../www/games/qubic/geometry.js";
import { stratege } from "../../wasm/support/module.mjs";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { waitUntilReady } from "../support/game-page.mjs";
import { cellOf, openQubicPage } from "../support/games/qubic-page.mjs";
import { viewOf } from "../support/rules.mjs";
import { seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";

/** @typedef {import("../support/games/qubic-page.mjs").QubicPage} QubicPage */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const strength = { alone: "ttt3d", first: "level-3", second: "ttt3d" };
const alone = { opponent: "none", strength };
const phone = { hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } };

/** Plays random moves to the end of a match; returns their codes. @param {number} seed */
function randomGame(seed) {
  const random = seededRandom(seed);
  const match = new stratege.Match("qubic", "first");
  for (let view = match.view(); !view.outcome; view = match.view()) {
    match.play(view.legal[random(view.legal.length)].text);
  }
  const { moves } = match.view();
  match.free();
  return moves;
}

/** @type {Record<string, (table: QubicPage) => (code: string) => Promise<void>>} */
const HANDS = {
  "the mouse on the levels":
    ({ cell }) =>
    (code) =>
      cell(cellOf(code)).click(),
  "the mouse on the cube in space":
    ({ page, inSpace }) =>
    async (code) => {
      const { x, y } = await inSpace(cellOf(code));
      await page.mouse.click(x, y);
    },
  "a finger on the levels":
    ({ cell }) =>
    (code) =>
      cell(cellOf(code)).tap(),
  "a finger on the cube in space, twice":
    ({ page, inSpace, state }) =>
    async (code) => {
      const { x, y } = await inSpace(cellOf(code));
      await page.mouse.move(1, 1);
      const before = (await state()).moves.length;
      await page.touchscreen.tap(x, y);
      const { space, moves } = await state();
      assert.deepEqual([space.aim, moves.length], [[cellOf(code)], before]);
      await page.touchscreen.tap(x, y);
    },
  "arrow keys, page keys and Enter":
    ({ page }) =>
    async (code) => {
      await page.evaluate(() => {
        /** @type {HTMLElement | null} */ (
          document.querySelector("#board [tabindex='0']")
        )?.focus();
      });
      for (let at = 0; at < 3; at += 1) await page.keyboard.press("PageUp");
      await page.keyboard.press("Control+Home");
      const keys = ["PageDown", "ArrowDown", "ArrowRight"];
      for (const [at, digit] of [...code].entries())
        for (let step = 1; step < Number(digit); step += 1) await page.keyboard.press(keys[at]);
      await page.keyboard.press("Enter");
    },
  "codes typed from anywhere on the page":
    ({ page }) =>
    async (code) => {
      await page.focus("#help");
      for (const digit of code) await page.keyboard.press(digit);
    },
};

describe("matches of two players: a whole one, and the end of one by every other input method", {
  concurrency: 2,
}, () => {
  for (const [index, [name, hand]] of Object.entries(HANDS).entries()) {
    test(`with ${name}`, async () => {
      const context = name.includes("finger") ? phone : {};
      const moves = randomGame(index + 1);
      const start = index === 0 ? 0 : moves.length - 8;
      const record = `qubic:first:${moves.slice(0, start).join("")}`;
      const table = await openQubicPage(browser, site, { settings: alone, context, record });
      if (name.includes("finger on the cube")) await table.page.tap("#view");
      for (const code of moves.slice(start)) {
        await table.turn();
        await hand(table)(code);
        await table.check();
      }
      await table.result();
      assert.equal(await table.saved(), `qubic:first:${moves.join("")}`);
      await table.leave();
    });
  }
});

test("the user against TTT3D, whose moves equal those of 1970", async () => {
  const table = await openQubicPage(browser, site, { settings: { opponent: "second", strength } });
  const random = seededRandom(11);
  for (;;) {
    await table.turn();
    const { open, levels } = await table.check();
    if (!open) break;
    const free = [...levels.stones].flatMap((stone, at) => (stone === "." ? [at] : []));
    await table.cell(free[random(free.length)]).click();
  }
  const { moves } = viewOf(await table.saved());
  const player = new stratege.Player("qubic", "ttt3d", {}, 0);
  for (let ply = 1; ply < moves.length; ply += 2) {
    const record = `qubic:first:${moves.slice(0, ply).join("")}`;
    const choice = player.choose(record, {});
    assert.equal(moves[ply], choice.move, record);
  }
  player.free();
  await table.leave();
});

test("the winning rows are the 76 of the data cards", () => {
  const cards = readFileSync(new URL("../../data/ttt3d-rows.txt", import.meta.url), "utf8");
  const numbers = cards.match(/^\s*\d+(?:\s+\d+){3}\s*$/gm) ?? [];
  const sorted = (/** @type {number[][]} */ rows) =>
    rows.map((row) => row.toSorted((one, other) => one - other).join(" ")).sort();
  const printed = numbers.map((row) =>
    row
      .trim()
      .split(/\s+/)
      .map((cell) => Number(cell) - 1),
  );
  assert.equal(printed.length, 76);
  assert.deepEqual(sorted(ROWS), sorted(printed));
});

test("a hovered or focused cell lights up with its rows in both views", async () => {
  const table = await openQubicPage(browser, site, { settings: alone });
  for (const at of [0, 21, 34, 63]) {
    const lit = [...new Set(ROWS_THROUGH[at].flat())].sort((one, other) => one - other);
    await table.cell(at).hover();
    for (const plates of [(await table.state()).levels, (await table.state()).space])
      assert.deepEqual([plates.aim, plates.lit], [[at], lit]);
    assert.equal((await table.state()).rows.match(/M/g)?.length, ROWS_THROUGH[at].length);
    await table.inSpace(at);
    assert.deepEqual((await table.state()).levels.lit, lit);
  }
  await table.page.mouse.move(1, 1);
  assert.deepEqual((await table.state()).levels.lit, []);
  await table.cell(0).focus();
  await table.page.keyboard.press("PageDown");
  await table.page.keyboard.press("ArrowRight");
  const { focus, space } = await table.state();
  assert.deepEqual([focus, space.aim], [17, [17]]);
  await table.leave();
});

test("arrow keys stay on their level, page keys stop at the first and last level", async () => {
  const table = await openQubicPage(browser, site, { settings: alone });
  const { page } = table;
  const walk = async (/** @type {string} */ keys) => {
    for (const key of keys.split(" ")) await page.keyboard.press(key);
    return (await table.state()).focus;
  };
  await table.cell(0).focus();
  assert.equal(await walk("ArrowUp ArrowLeft PageUp"), 0);
  assert.equal(await walk("ArrowDown ArrowDown ArrowDown ArrowDown"), 12);
  assert.equal(await walk("PageDown End ArrowRight"), 31);
  assert.equal(await walk("Control+Home"), 16);
  assert.equal(await walk("PageDown PageDown PageDown Control+End"), 63);
  assert.equal(await walk("ArrowDown"), 63);
  assert.equal(await page.locator("#board td button[tabindex='0']").count(), 1);
  await table.leave();
});

test("mouse, buttons and keys turn the cube without playing", async () => {
  const table = await openQubicPage(browser, site, { settings: alone });
  const { page } = table;
  const first = (await table.state()).plate;
  const plates = new Set([first]);
  const turned = async () => {
    const { plate, moves } = await table.state();
    assert.deepEqual(moves, []);
    assert.ok(!plates.has(plate), "the view is a new one");
    plates.add(plate);
  };
  const { x, y, width, height } = (await page.locator("#cube").boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 40, y + height / 2 + 25, { steps: 4 });
  await page.mouse.up();
  await turned();
  for (const way of ["left", "up", "down"]) {
    await page.click(`[data-turn=${way}]`);
    if (way !== "down") await turned();
  }
  await page.focus("[data-turn=right]");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await turned();
  await table.cell(5).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await turned();
  assert.equal((await table.state()).focus, 5);
  await page.click("[data-turn=back]");
  assert.equal((await table.state()).plate, first);
  await table.leave();
});

test("a finger turns the cube without playing", async () => {
  const table = await openQubicPage(browser, site, { settings: alone, context: phone });
  const { page } = table;
  await page.tap("#view");
  await page.locator("#cube").scrollIntoViewIfNeeded();
  const { plate } = await table.state();
  const { x, y, width, height } = (await page.locator("#cube").boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const hand = await page.context().newCDPSession(page);
  const touch = (/** @type {string} */ type, /** @type {number} */ across) =>
    hand.send("Input.dispatchTouchEvent", {
      type: /** @type {"touchMove"} */ (type),
      touchPoints: type === "touchEnd" ? [] : [{ x: x + width / 2 + across, y: y + height / 2 }],
    });
  await touch("touchStart", 0);
  for (const across of [10, 30, 50, 70]) await touch("touchMove", across);
  await touch("touchEnd", 70);
  const after = await table.state();
  assert.notEqual(after.plate, plate);
  assert.deepEqual(after.moves, []);
  await table.leave();
});

test("a typed code waits for its end, Backspace deletes, and an occupied cell is refused by name", async () => {
  const table = await openQubicPage(browser, site, { settings: alone });
  const { page } = table;
  const press = async (/** @type {string} */ keys) => {
    for (const key of keys.split(" ")) await page.keyboard.press(key);
    return (await table.state()).code;
  };
  assert.equal(await press("2 4"), "2 4");
  assert.equal(await press("Backspace"), "2");
  assert.equal(await press("Escape"), "");
  assert.equal(await press("2 4 3"), "");
  assert.deepEqual((await table.check()).moves, ["243"]);
  assert.equal(await press("2 4 3"), "2 4 3 is occupied");
  assert.equal(await press("5"), "2 4 3 is occupied");
  await press("1 1 1");
  assert.deepEqual((await table.check()).moves, ["243", "111"]);
  await table.leave();
});

test("the winning row is shown in both views, announced, and restored by a reload; undo removes it", async () => {
  const record = "qubic:first:111112222113333114";
  const table = await openQubicPage(browser, site, { settings: alone, record });
  await table.cell(63).click();
  await table.result();
  const { levels, space, turn } = await table.check();
  assert.deepEqual(
    [levels.won, space.won],
    [
      [0, 21, 42, 63],
      [0, 21, 42, 63],
    ],
  );
  assert.equal(turn, "The apricot wins");
  await table.page
    .locator("#spoken", { hasText: "Apricot 4 4 4. The apricot wins." })
    .waitFor({ state: "attached" });
  await table.page.reload();
  await waitUntilReady(table.page);
  assert.deepEqual((await table.check()).space.won, [0, 21, 42, 63]);
  await table.page.click("#undo");
  assert.deepEqual((await table.state()).space.won, []);
  await table.page.click("#redo");
  assert.deepEqual((await table.check()).levels.won, [0, 21, 42, 63]);
  await table.leave();
});

test("axe finds no violation in any state, and nothing overflows", async () => {
  for (const context of [
    { colorScheme: /** @type {const} */ ("light") },
    { colorScheme: /** @type {const} */ ("dark"), locale: "fi-FI", ...phone },
    { locale: "de-DE", viewport: { width: 640, height: 400 } },
  ]) {
    const table = await openQubicPage(browser, site, { settings: alone, context });
    const { page } = table;
    const faultless = async (/** @type {string} */ state) => {
      assert.deepEqual(await accessibilityViolations(page), [], state);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(wider, 0, `${state}: overflow`);
    };
    await faultless("at the start");
    for (const code of ["111", "112", "222", "113", "333", "114"])
      await table.cell(cellOf(code)).click();
    await table.cell(62).focus();
    await faultless("in the middle");
    await showTab(page, "typewriter");
    await page.waitForSelector(".paper-strip p");
    await faultless("with the typewriter");
    await page.keyboard.press("Escape");
    await page.click("#help");
    await page.waitForSelector("#manual[open]");
    await faultless("in the help");
    await page.keyboard.press("Escape");
    await table.cell(63).click();
    await table.result();
    await faultless("at the end");
    await page.click("#result-look");
    await faultless("after the end");
    await table.leave();
  }
});

test("a proved win is announced with the number of moves", async () => {
  const settings = { opponent: "first", strength: { ...strength, alone: "prover" } };
  const table = await openQubicPage(browser, site, { settings });
  await table.page
    .locator("#thought", { hasText: "Prover wins in 33 moves." })
    .waitFor({ state: "attached" });
  await table.leave();
});
