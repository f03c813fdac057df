// Positions are set up on the main board by clicks, drags, keys and text, in all games; the match stays as it is.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openSetup, showTab } from "../support/tabs.mjs";
import { waitForText } from "../support/until.mjs";
import { advance, virtualTime } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** @typedef {import("playwright-core").Page} Page */

const alone = { opponent: "none" };

/** For each game a position, an invalid one with its error, and the number of pieces in the position. */
const POSITIONS = [
  {
    game: "reversi",
    text: `${"-".repeat(27)}OX------XX${"-".repeat(27)} O`,
    start: `${"-".repeat(27)}OX------XX${"-".repeat(27)}_O`,
    wrong: [`${"-".repeat(40)}OX`, /64 squares/],
    set: 4,
  },
  {
    game: "gobang",
    text: "15-second-exact-full_112X112",
    start: "15-second-exact-full_112X112",
    wrong: ["16-first-five-120_X255", /take turns/],
    set: 1,
  },
  {
    game: "chess",
    text: "7k/P7/6K1/8/8/8/8/8 w - - 0 1",
    start: "7k/P7/6K1/8/8/8/8/8_w_-_-_0_1",
    wrong: ["8/8/8/8/8/8/8/K7 w - - 0 1", /Black has no king/],
    set: 3,
  },
  {
    game: "qubic",
    text: "X62O_X",
    start: "X62O_X",
    wrong: ["XXXXOOO57_O", /over in this position/],
    set: 2,
  },
  {
    game: "connect4",
    text: "38X3_O",
    start: "38X3_O",
    wrong: ["31X10_O", /hangs in the air.*character 3/],
    set: 1,
  },
];

for (const { game, text, start, wrong, set } of POSITIONS)
  test(`${game}: a position is set up by text, and an invalid one is reported`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, { settings: alone });
    await openSetup(page);
    const [bad, why] = /** @type {[string, RegExp]} */ (wrong);
    await page.fill("#setup-position", bad);
    assert.match((await page.textContent("#setup-note")) ?? "", why);
    await page.press("#setup-position", "Enter");
    assert.equal(await page.inputValue("#setup-position"), bad);

    await page.fill("#setup-position", text);
    assert.equal(await page.textContent("#setup-note"), "");
    assert.equal((await occupied(page)).length, set);
    assert.deepEqual(await accessibilityViolations(page), []);
    await page.press("#setup-position", "Enter");
    await page.waitForFunction((record) => decodeURI(location.hash).includes(record), start);
    assert.equal(await page.locator("#board[data-edited]").count(), 0);
    await leave();
  });

/** Matches with the cells that are edited: two empty ones and one with a piece. The cells are numbers of the page. */
const EDITS = {
  reversi: { record: "reversi:diagonal-tomato:e3", cells: [0, 63, 27], key: "x" },
  gobang: { record: "gobang:16-first-five-120:h8i9", cells: [0, 255, 119], key: "x" },
  chess: { record: "chess:standard:e2e4", cells: [24, 31, 8], key: "P" },
  qubic: { record: "qubic:first:111222", cells: [1, 63, 0], key: "x" },
  connect4: { record: "connect4:first:4", cells: [35, 41, 38], key: "x" },
};

for (const [game, { record, cells, key }] of Object.entries(EDITS))
  test(`${game}: pieces are set by click, drag and key, and the match comes back`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, { record, settings: alone });
    const match = await labels(page);
    const place = await rect(page);
    await openSetup(page);
    assert.equal(await page.textContent("#turn-text"), "You are setting up a position.");
    assert.deepEqual(await accessibilityViolations(page), []);
    const [first, last, full] = cells.map((at) => page.locator(CELLS).nth(at));
    const before = (await occupied(page)).length;

    await page.click("#setup .palette label >> nth=1");
    await page.mouse.click(...(await middle(first)));
    assert.equal((await occupied(page)).length, before + 1);
    assert.notEqual((await labels(page))[cells[0]], match[cells[0]]);
    await drag(page, page.locator("#setup .palette label").first(), last);
    assert.equal((await occupied(page)).length, before + 2);
    await waitForText(page, "#spoken", ": ");
    await drag(page, last, page.locator("header"));
    assert.equal((await occupied(page)).length, before + 1);
    await drag(page, full, last);
    assert.equal((await occupied(page)).length, before + 1);
    assert.notEqual((await labels(page))[cells[1]], match[cells[1]]);

    // The keys, on the cell or on the head of its column.
    const target = game === "connect4" ? page.locator("#board thead button").first() : first;
    await target.focus();
    await page.keyboard.press("Delete");
    assert.equal((await occupied(page)).length, before);
    await page.locator("#spoken").evaluate((region) => region.replaceChildren());
    await page.keyboard.press(key);
    assert.equal((await occupied(page)).length, before + 1);
    await waitForText(page, "#spoken", ": ");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Enter");
    assert.equal((await occupied(page)).length, before + 1);

    assert.deepEqual(await rect(page), place);
    assert.equal(decodeURI(new URL(page.url()).hash), `#${record}`);
    // Right after the click, before any further event.
    const isEdited = await page.locator("text=Back to the game").evaluate((button) => {
      /** @type {HTMLButtonElement} */ (button).click();
      return document.querySelector("#board[data-edited]") !== null;
    });
    assert.equal(isEdited, false);
    assert.deepEqual(await labels(page), match);
    assert.equal(await page.locator("#board[data-open]").count(), 1);
    await leave();
  });

/** Cells in the order of the page. */
const CELLS =
  "#board .cell, #board [role=gridcell]:not(:has(.cell)), #board tbody td:not(:has(.cell, button))";

/** @param {Page} page */
const labels = (page) =>
  page
    .locator(CELLS)
    .evaluateAll((all) =>
      all.map((cell) => cell.getAttribute("aria-label") ?? cell.querySelector("button")?.ariaLabel),
    );

/** Labels of the occupied cells. @param {Page} page */
const occupied = async (page) =>
  (await labels(page)).filter((label) => label && !/empty|free/i.test(label));

/** @param {Page} page */
const rect = (page) =>
  page.locator("#board").evaluate((board) => {
    const { x, y, width, height } = board.getBoundingClientRect();
    return [x, y, width, height];
  });

/** @param {import("playwright-core").Locator} what @returns {Promise<[number, number]>} */
const middle = async (what) => {
  const { x, y, width, height } = /** @type {any} */ (await what.boundingBox());
  return [x + width / 2, y + height / 2];
};

/** @param {Page} page @param {import("playwright-core").Locator} from @param {import("playwright-core").Locator} to */
async function drag(page, from, to) {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await page.mouse.up();
  assert.equal(await page.locator(".setup-ghost").count(), 0);
}

test("gobang: the values of squares belong to the match, and are absent during a set-up", async () => {
  const record = "gobang:16-first-five-120:h8i9";
  const { page, leave } = await openGamePage(browser, site, "gobang", { record, settings: alone });
  await page.locator(CELLS).first().hover();
  await page.locator(CELLS).first().focus();
  await page.keyboard.press("v");
  await page.waitForSelector("#value-here:not([data-empty])");
  await openSetup(page);
  await page.click("#undo"); // ends the set-up; its position stays for the next one
  await page.click("#undo");
  await openSetup(page); // with the position of two moves, of which the match has none now
  assert.equal((await occupied(page)).length, 2);
  assert.equal(await page.locator("#value-here[data-empty]").count(), 1);
  await leave();
});

test("boxes set the castling rights that the pieces allow", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", { settings: alone });
  await openSetup(page);
  const castling = async () => (await page.inputValue("#setup-position")).split(" ")[2];
  assert.equal(await castling(), "KQkq");
  await page.uncheck("#setup [name=set-right][value=Q]");
  assert.equal(await castling(), "Kkq");
  await page.locator("#board .cell").last().focus();
  await page.keyboard.press("Delete");
  assert.equal(await castling(), "kq");
  assert.ok(await page.isDisabled("#setup [name=set-right][value=K]"));
  await page.keyboard.press("R");
  assert.equal(await castling(), "Kkq");
  await page.click("#setup [name=set-side][value=second]");
  await page.click("#setup [type=submit]");
  await page.waitForFunction(() => decodeURI(location.hash).includes("_b_Kkq_-_0_1"));
  await leave();
});

test("the set-up starts with the castling rights that the match has left", async () => {
  const moves = "e2e4e7e5e1e2h7h5e2e1h8h6g1f3h6h8";
  const record = `chess:standard:${moves}`;
  const { page, leave } = await openGamePage(browser, site, "chess", { record, settings: alone });
  await openSetup(page);
  const castling = async () => (await page.inputValue("#setup-position")).split(" ")[2];
  assert.equal(await castling(), "q");
  await page.check("#setup [name=set-right][value=K]");
  assert.equal(await castling(), "Kq");
  await page.click("text=Position of the game");
  assert.equal(await castling(), "q");
  await leave();
});

test("on a phone the palette is below the board, in every game", async () => {
  for (const game of Object.keys(EDITS)) {
    const context = { viewport: { width: 375, height: 667 } };
    const { page, leave } = await openGamePage(browser, site, game, { settings: alone, context });
    const match = await labels(page);
    await openSetup(page);
    const [, bottom] = await middle(page.locator(CELLS).last());
    const palette = await page.locator("#setup .palette").boundingBox();
    assert.ok(palette && palette.y > bottom && palette.y + 30 < 667, `${game}: ${bottom}`);
    const before = await labels(page);
    await page.mouse.click(...(await middle(page.locator(CELLS).last())));
    assert.notDeepEqual(await labels(page), before);
    await page.click("text=Back to the game");
    await page.waitForSelector("#board:not([data-edited])");
    assert.deepEqual(await labels(page), match);
    await leave();
  }
});

test("a FEN may lack its last fields", async () => {
  for (const [text, start] of [
    ["8/8/4k3/8/8/3K4/4P3/8", "8/8/4k3/8/8/3K4/4P3/8_w_-_-_0_1"],
    ["8/8/4k3/8/8/3K4/4P3/8 b", "8/8/4k3/8/8/3K4/4P3/8_b_-_-_0_1"],
    ["r3k3/8/8/8/8/8/8/4K2R w Kq", "r3k3/8/8/8/8/8/8/4K2R_w_Kq_-_0_1"],
  ]) {
    const { page, leave } = await openGamePage(browser, site, "chess", { settings: alone });
    await openSetup(page);
    await page.fill("#setup-position", text);
    assert.equal(await page.textContent("#setup-note"), "");
    await page.press("#setup-position", "Enter");
    await page.waitForFunction((record) => decodeURI(location.hash).includes(record), start);
    await leave();
  }
});

/** Script that holds back requests to workers until `release` is called. */
const holdRequests = `
const held = [];
globalThis.isHeld = () => held.length > 0;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...rest) {
  if (message.type === "choose" || message.type === "insight")
    held.push(() => postMessage.call(this, message, ...rest));
  else postMessage.call(this, message, ...rest);
};
globalThis.release = () => {
  for (const send of held.splice(0)) send();
};`;

test("a hint that arrives during a set-up is dropped", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    settings: alone,
    before: holdRequests,
  });
  await page.keyboard.press("h");
  await page.waitForFunction(() => /** @type {any} */ (globalThis).isHeld());
  await openSetup(page);
  await page.evaluate("release()");
  await page.waitForSelector("#hint:not([aria-busy])");
  assert.equal(await page.locator("#board [data-hint]").count(), 0);
  assert.equal(await page.textContent("#turn-text"), "You are setting up a position.");
  await leave();
});

test("cells that a program considers are not highlighted during a set-up", async () => {
  const { page, leave } = await openGamePage(browser, site, "qubic", {
    record: "qubic:first:111444112443",
    settings: { ...alone, strength: { alone: "ttt3d", first: "ttt3d", second: "ttt3d" } },
    before: holdRequests,
  });
  await showTab(page, "laboratory");
  await page.getByText("Show what it thinks of every move").click();
  await page.waitForFunction(() => /** @type {any} */ (globalThis).isHeld());
  await openSetup(page);
  await page.evaluate("release()");
  await page.waitForFunction(() => document.querySelector("#panel-laboratory .scrolls p"));
  assert.equal(await page.locator("#board :is([data-hint], [data-mind])").count(), 0);
  await leave();
});

test("no move is typed during a set-up, and one begun before is forgotten", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: alone,
    before: virtualTime,
  });
  await page.keyboard.press("e");
  await waitForText(page, "#turn-text", "^e …$");
  await openSetup(page);
  await advance(page, 10_000);
  await waitForText(page, "#turn-text", "^You are setting up a position\\.$");
  await page.focus("#setup [type=radio]:checked");
  for (const key of "e4") await page.keyboard.press(key);
  await advance(page, 10_000);
  assert.equal(await page.textContent("#turn-text"), "You are setting up a position.");
  assert.equal(await page.locator("#record li").count(), 0);
  await leave();
});
