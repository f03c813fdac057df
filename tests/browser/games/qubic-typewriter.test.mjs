// The typewriter next to Qubic's board: the dialogue in the page's language and in the Finnish of the program, all
// codes, refusals, and the match that it shares with the board.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { de as gameDe } from "../../../www/games/qubic/i18n/game.de.js";
import { en as gameEn } from "../../../www/games/qubic/i18n/game.js";
import { de } from "../../../www/games/qubic/i18n/typewriter.de.js";
import { fi } from "../../../www/games/qubic/i18n/typewriter.fi.js";
import { en } from "../../../www/games/qubic/i18n/typewriter.js";
import { stratege } from "../../wasm/support/module.mjs";
import { openChromium } from "../support/chromium.mjs";
import { startNewGame } from "../support/game-page.mjs";
import { cellOf, openQubicPage } from "../support/games/qubic-page.mjs";
import { openTypewriter } from "../support/games/qubic-typewriter.mjs";
import { openSite } from "../support/site.mjs";
import { showTab } from "../support/tabs.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const strength = { alone: "level-3", first: "level-3", second: "ttt3d" };
const alone = { opponent: "none", strength };

/** @param {string} sentence @param {Record<string, string | number>} [values] */
const fill = (sentence, values = {}) =>
  sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** TTT3D's next move. @param {string} record */
function choiceOf(record) {
  const player = new stratege.Player("qubic", "ttt3d", {}, 0);
  const choice = player.choose(record, {});
  player.free();
  assert.ok(choice.score?.kind === "custom" && choice.score.value.code === "situation");
  const [number, second] = choice.score.value.numbers;
  return { code: choice.move, number, second };
}

/** @typedef {typeof en & typeof gameEn} Values */

/** Answers the prompts and makes a move. @param {string} locale @param {Values} values @param {string} name */
async function converse(locale, values, name) {
  const table = await openTypewriter(browser, site, { settings: alone, context: { locale } });
  assert.deepEqual(await table.printed(), [values["tw.intro"]]);
  await table.type(`${values["tw.yes"]}.`, name);
  const turn = fill(values["tw.turn"], { name });
  assert.deepEqual((await table.printed()).slice(1), [values["tw.rules"], values["tw.name"], turn]);
  await table.type("111");
  await table.waitForLines(7);
  const yours = (/** @type {string} */ code) => fill(values["tw.yours"], { code });
  const mine = (/** @type {string} */ record) =>
    fill(values["tw.mine.situation"], choiceOf(record));
  assert.deepEqual((await table.printed()).slice(4), [yours("111"), mine("qubic:first:111"), turn]);
  return { table, turn, yours, mine };
}

describe("the whole dialogue", () => {
  const name = "Maija";
  for (const [locale, values] of /** @type {const} */ ([
    ["en-US", { ...gameEn, ...en }],
    ["de-DE", { ...gameDe, ...de }],
  ])) {
    test(`${locale}: prompts, moves and refusals`, async () => {
      const { table, turn, yours } = await converse(locale, values, name);
      await table.type("111", "115", "11");
      const illegal = fill(values["tw.illegal"], { name });
      assert.deepEqual(
        (await table.printed()).slice(7),
        ["111", "115", "11"].flatMap((typed) => [yours(typed), illegal, turn]),
      );
      assert.equal((await table.check()).moves.length, 2);
      await table.leave();
    });

    test(`${locale}: 000, -11 and 999`, async () => {
      const { table, turn, yours, mine } = await converse(locale, values, name);
      // In mid-game 000 lets the machine move twice in a row.
      await table.type("000");
      await table.waitForLines(10);
      const start = `qubic:${positionOf("qubic:first:111222", "second")}:`;
      assert.deepEqual((await table.printed()).slice(7), [yours("000"), mine(start), turn]);
      assert.equal((await table.check()).record, start + choiceOf(start).code);
      await table.type("-11");
      assert.deepEqual((await table.printed()).slice(10), [
        yours("-11"),
        fill(values["tw.draw"], { name }),
        turn,
      ]);
      assert.deepEqual((await table.check()).moves, []);
      await table.type("000");
      await table.waitForLines(16);
      assert.deepEqual((await table.check()).moves, [choiceOf("qubic:first:").code]);
      await table.type("999");
      assert.deepEqual((await table.printed()).slice(16), [yours("999")], "nothing more");
      await table.type("");
      assert.equal((await table.printed()).at(-1), values["tw.intro"]);
      await table.leave();
    });
  }

  test("every answer but yes means no, and a name has up to 20 characters", async () => {
    const table = await openTypewriter(browser, site, { settings: alone });
    await table.type("perhaps", "Hippolyta Featherstonehaugh");
    assert.deepEqual((await table.printed()).slice(1), [
      en["tw.name"],
      "Your turn, Hippolyta Feathersto.",
    ]);
    await table.leave();
  });
});

/** A position with a side to move as record text. @param {string} record @param {"first" | "second"} side */
function positionOf(record, side) {
  const match = stratege.Match.read(record);
  const text = match.positionText(match.view().cells, side);
  match.free();
  return text;
}

/** A line as the program printed it. @param {string} line @param {Record<string, string | number>} [values] */
const asPrinted = (line, values) => fill(line, values).toUpperCase();

/** The user's cell, the program's, its second cell and the number of its situation. */
const SAMPLE_GAME = [
  ["111", "222", 0, 14],
  ["113", "332", 223, 13],
  ["442", "223", 223, 13],
  ["224", "114", 444, 8],
];

/** @param {Awaited<ReturnType<typeof openTypewriter>>} table */
async function switchToFinnish(table) {
  await table.page.check("#typewriter-finnish");
  await table.waitForLine(asPrinted(fi["tw.intro"]));
  const line = table.page.locator(".paper-strip p").last();
  assert.equal(await line.getAttribute("lang"), "fi");
}

/**
 * Starts again; the listing then prints the line of a draw.
 * @param {Awaited<ReturnType<typeof openTypewriter>>} table @param {string} name
 */
async function restart(table, name) {
  const turn = asPrinted(fi["tw.turn"], { name });
  await table.type("-11");
  await table.waitForLine(turn);
  const lines = [
    asPrinted(fi["tw.yours"], { code: "-11" }),
    asPrinted(fi["tw.draw"], { name }),
    turn,
  ];
  assert.deepEqual((await table.printed()).slice(-3), lines);
}

/** Plays the sample game before its last moves; returns the printed lines. @param {Awaited<ReturnType<typeof openTypewriter>>} table @param {string} turn */
async function playSampleGame(table, turn) {
  const known = (await table.printed()).length;
  /** @type {string[]} */
  const lines = [];
  for (const [code, mine, second, number] of SAMPLE_GAME) {
    await table.type(String(code));
    lines.push(
      asPrinted(fi["tw.yours"], { code }),
      asPrinted(fi["tw.mine.situation"], { code: mine, second, number }),
      turn,
    );
    await table.waitForLines(known + lines.length);
  }
  return lines;
}

describe("in the language of the program", () => {
  for (const [locale, where] of [
    ["fi-FI", "on the Finnish page"],
    ["de-DE", "on a page in another language, if selected"],
  ]) {
    test(`the sample game of the source ${where}`, async () => {
      const name = "Matti";
      const table = await openTypewriter(browser, site, { settings: alone, context: { locale } });
      const toggle = table.page.locator("#typewriter-finnish");
      assert.equal(await toggle.isVisible(), locale !== "fi-FI");
      if (locale !== "fi-FI") await switchToFinnish(table);
      await table.type("kyllä.", name);
      const turn = asPrinted(fi["tw.turn"], { name });
      await table.waitForLine(turn);
      const known = (await table.printed()).length;
      assert.deepEqual((await table.printed()).slice(-3), [
        asPrinted(fi["tw.rules"]),
        asPrinted(fi["tw.name"]),
        turn,
      ]);
      const expected = await playSampleGame(table, turn);
      // The listing prints no move of the machine that wins, and is in a new game at once.
      expected.push(
        asPrinted(fi["tw.yours"], { code: "114" }),
        asPrinted(fi["tw.illegal"], { name }),
        turn,
        asPrinted(fi["tw.yours"], { code: "112" }),
        asPrinted(fi["tw.lost"], { name, row: "223 332 441 114" }),
        turn,
      );
      await table.type("114", "112");
      await table.waitForLines(known + expected.length);
      assert.deepEqual((await table.printed()).slice(known), expected);
      await table.type("111");
      await table.waitForLines(known + expected.length + 3);
      assert.deepEqual((await table.check()).moves, ["111", "222"], "the next game");
      await restart(table, name);
      await table.leave();
    });
  }

  test("the switch is stored, and can be turned back during the dialogue", async () => {
    const table = await openTypewriter(browser, site, { settings: alone });
    await table.page.check("#typewriter-finnish");
    await table.waitForLine(asPrinted(fi["tw.intro"]));
    await table.page.reload();
    await showTab(table.page, "typewriter");
    await table.waitForLine(asPrinted(fi["tw.intro"]));
    await table.type("no", "Ada"); // the answers of the page's language are accepted as well
    await table.waitForLine(asPrinted(fi["tw.turn"], { name: "Ada" }));
    await table.page.uncheck("#typewriter-finnish");
    await table.waitForLine("Your turn, Ada.");
    await table.leave();
  });
});

test("the typewriter's script is loaded when it is opened", async () => {
  const table = await openQubicPage(browser, site, { settings: alone });
  /** @type {string[]} */
  const fetched = [];
  const all = () =>
    table.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.ok(!(await all()).some((name) => name.includes("/typewriter.")));
  table.page.on("request", (request) => fetched.push(request.url()));
  await showTab(table.page, "typewriter");
  await table.page.waitForSelector("#typewriter-line");
  assert.ok(fetched.some((name) => name.includes("/typewriter.")));
  await table.leave();
});

test("board and typewriter share the match: moves, undo and a new match from either", async () => {
  const table = await openTypewriter(browser, site, { settings: alone });
  const { page } = table;
  await table.type("no", "Ada", "111");
  await table.waitForLine("Your turn, Ada.");
  const free = (await table.check()).levels.stones.lastIndexOf(".");
  await table.cell(free).click();
  const code = [...Array(3).keys()]
    .map((at) => (Math.floor(free / 4 ** (2 - at)) % 4) + 1)
    .join("");
  await page.waitForFunction(() => document.querySelectorAll("#record li").length === 4);
  await table.waitForLine("Your turn, Ada.");
  assert.ok((await table.printed()).includes(`Your move was ${code}.`));
  const known = (await table.printed()).length;
  for (const button of ["#undo", "#redo"]) await page.click(button);
  await startNewGame(page);
  assert.deepEqual((await table.printed()).slice(known), Array(3).fill("Your turn, Ada."));
  await table.check();
  await table.leave();
});

test("the winning row is announced once, on the paper, and the paper stays visible", async () => {
  const record = "qubic:first:111112222113333114";
  const table = await openTypewriter(browser, site, {
    settings: { opponent: "second", strength },
    record,
  });
  await table.type("n", "Ada");
  await table.page.clock.install();
  await table.type("4 4 4");
  await table.waitForLines(6);
  const printed = await table.printed();
  assert.deepEqual(printed.slice(3), [
    "Your move was 444.",
    "You have won, Ada, with row 222 333 444 111.",
    "Your turn, Ada.",
  ]);
  await table.page.clock.runFor(1200); // longer than the delay after which the result opens elsewhere
  assert.equal(await table.page.locator("#result[open]").count(), 0);
  assert.ok(!(await table.page.textContent("#spoken"))?.includes("Apricot 4 4 4"));
  await table.type("000");
  await table.page.waitForFunction(() => document.querySelectorAll("#record li").length === 1);
  await table.leave();
});

test("every line is announced once: it is added to a polite log and never changes", async () => {
  const table = await openTypewriter(browser, site, { settings: alone });
  const { page } = table;
  await page.evaluate(() => {
    const paper = /** @type {Element} */ (document.querySelector(".paper-strip"));
    const seen = /** @type {any} */ (globalThis);
    seen.lines = [];
    seen.changes = 0;
    new MutationObserver((records) => {
      for (const { type, addedNodes, removedNodes } of records) {
        if (type === "childList") for (const node of addedNodes) seen.lines.push(node.textContent);
        if (type !== "childList" || removedNodes.length > 0) seen.changes += 1;
      }
    }).observe(paper, { childList: true, characterData: true, subtree: true });
  });
  await table.type("no", "Ada", "111", "111");
  await table.waitForLine("Your turn, Ada.");
  const announced = await page.evaluate(() => /** @type {any} */ (globalThis).lines);
  assert.deepEqual(announced, (await page.locator(".paper-strip p").allTextContents()).slice(1));
  assert.equal(await page.evaluate("changes"), 0);
  assert.equal(await page.getAttribute(".paper-strip", "role"), "log");
  const typed = page.locator(".paper-strip .typed");
  for (const line of await typed.all()) assert.equal(await line.getAttribute("aria-live"), "off");
  await table.leave();
});

test("with the typewriter closed, the table makes the announcements again", async () => {
  const table = await openTypewriter(browser, site, { settings: alone });
  await table.type("no", "Ada");
  const before = (await table.printed()).length;
  await showTab(table.page, "play");
  await table.cell(cellOf("222")).click();
  await table.page.locator("#spoken", { hasText: "Apricot 2 2 2." }).waitFor({ state: "attached" });
  assert.equal((await table.printed()).length, before);
  await table.page.waitForFunction(() => document.querySelectorAll("#record li").length === 2);
  await showTab(table.page, "typewriter");
  await table.waitForLines(before + 1);
  assert.deepEqual((await table.printed()).slice(before), ["Your turn, Ada."]);
  await table.leave();
});
