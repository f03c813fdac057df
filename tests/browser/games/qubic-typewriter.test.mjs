// The typewriter beside Qubic's board: the talk in the page's language and in the Finnish of its program, every code of
// it, refusals by name, and the one match that it shares with the board.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { de as gameDe } from "../../../www/games/qubic/i18n/game.de.js";
import { en as gameEn } from "../../../www/games/qubic/i18n/game.js";
import { de } from "../../../www/games/qubic/i18n/typewriter.de.js";
import { fi } from "../../../www/games/qubic/i18n/typewriter.fi.js";
import { en } from "../../../www/games/qubic/i18n/typewriter.js";
import { stratege } from "../../wasm/support/module.mjs";
import { openChromium } from "../support/chromium.mjs";
import { cellOf, openQubicPage } from "../support/games/qubic-page.mjs";
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

const strength = { alone: "keen", first: "keen", second: "ttt3d" };
const alone = { opponent: "none", strength };

/** @param {string} sentence @param {Record<string, string | number>} [words] */
const fill = (sentence, words = {}) =>
  sentence.replace(/\{(\w+)\}/g, (_, name) => String(words[name]));

/**
 * The table with its typewriter open.
 * @param {Parameters<typeof openQubicPage>[2]} [options]
 */
async function openTypewriter(options) {
  const table = await openQubicPage(browser, site, options);
  const { page } = table;
  await showTab(page, "typewriter");
  await page.waitForSelector("#typewriter-line");
  return {
    ...table,
    /** @param {string[]} lines */
    async type(...lines) {
      for (const line of lines) {
        await page.fill("#typewriter-line", line);
        await page.keyboard.press("Enter");
      }
    },
    /** What the machine has printed. */
    printed: () => page.locator(".paper-strip p:not(.typed)").allTextContents(),
    /** Until the last printed line is this one. @param {string} sentence */
    says: (sentence) =>
      page.waitForFunction(
        (text) =>
          document.querySelector(".paper-strip p:not(.typed):last-child")?.textContent === text,
        sentence,
      ),
  };
}

/** TTT3D's next move, as the module itself finds it. @param {string} line */
function choiceOf(line) {
  const player = new stratege.Player("qubic", "ttt3d", {}, 0);
  const choice = player.choose(line, {});
  player.free();
  assert.ok(choice.score?.kind === "custom" && choice.score.value.code === "situation");
  const [number, second] = choice.score.value.numbers;
  return { code: choice.move, number, second };
}

describe("the whole talk", () => {
  for (const [locale, words] of /** @type {const} */ ([
    ["en-US", { ...gameEn, ...en }],
    ["de-DE", { ...gameDe, ...de }],
  ])) {
    test(locale, async () => {
      const name = "Maija";
      const table = await openTypewriter({ settings: alone, context: { locale } });
      assert.deepEqual(await table.printed(), [words["tw.intro"]]);
      await table.type("perhaps", words["tw.yes"], name);
      assert.deepEqual((await table.printed()).slice(1), [
        words["tw.yes-no"],
        words["tw.rules"],
        words["tw.name"],
        fill(words["tw.against"], { name, player: "TTT3D" }),
        fill(words["tw.turn"], { name }),
      ]);
      await table.type("111");
      const turn = fill(words["tw.turn"], { name });
      await table.says(turn);
      const move = choiceOf("qubic:first:111");
      assert.deepEqual((await table.printed()).slice(-3), [
        fill(words["tw.yours"], { code: "111" }),
        fill(words["tw.mine.situation"], move),
        turn,
      ]);
      await table.type("111", "115", "11");
      const refusals = (await table.printed()).slice(-9).filter((line) => line !== turn);
      const why = [
        ["error.illegal-move.occupied", "111"],
        ["error.illegal-move.code-digit", "115"],
        ["error.illegal-move.code-length", "11"],
      ];
      assert.deepEqual(
        refusals,
        why.flatMap(([key, text]) => [
          fill(words["tw.illegal"], { name }),
          fill(/** @type {Record<string, string>} */ (words)[key], { text }),
        ]),
      );
      assert.equal((await table.check()).moves.length, 2);
      await table.type("-11");
      await table.says(turn);
      assert.deepEqual((await table.printed()).slice(-2), [fill(words["tw.new"], { name }), turn]);
      assert.deepEqual((await table.check()).moves, []);
      await table.type("000");
      await table.says(turn);
      const { code } = choiceOf("qubic:first:");
      assert.deepEqual((await table.check()).moves, [code]);
      await table.type("000", "999");
      assert.deepEqual((await table.printed()).slice(-3), [
        words["tw.too-late"],
        turn,
        fill(words["tw.stopped"], { name }),
      ]);
      await table.type(words["tw.no"]);
      assert.equal((await table.printed()).at(-1), words["tw.intro"]);
      await table.leave();
    });
  }
});

/** A line as the program printed it. @param {string} line @param {Record<string, string | number>} [words] */
const old = (line, words) => fill(line, words).toUpperCase();

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
  await table.says(old(fi["tw.intro"]));
  const line = table.page.locator(".paper-strip p").last();
  assert.equal(await line.getAttribute("lang"), "fi");
}

/** The listing restarts with the line of a draw. @param {Awaited<ReturnType<typeof openTypewriter>>} table @param {string} name */
async function restart(table, name) {
  const turn = old(fi["tw.turn"], { name });
  await table.type("-11");
  await table.says(turn);
  const lines = [old(fi["tw.yours"], { code: "-11" }), old(fi["tw.new"], { name }), turn];
  assert.deepEqual((await table.printed()).slice(-3), lines);
}

describe("the Finnish of 1970", () => {
  for (const [locale, where] of [
    ["fi-FI", "on the Finnish page"],
    ["de-DE", "on another, where somebody wants it"],
  ]) {
    test(`the sample game of the source ${where}`, async () => {
      const name = "Matti";
      const table = await openTypewriter({ settings: alone, context: { locale } });
      const toggle = table.page.locator("#typewriter-finnish");
      assert.equal(await toggle.isVisible(), locale !== "fi-FI");
      if (locale !== "fi-FI") await switchToFinnish(table);
      await table.type("kyllä", name);
      const turn = old(fi["tw.turn"], { name });
      await table.says(turn);
      const known = (await table.printed()).length;
      assert.deepEqual((await table.printed()).slice(-4), [
        old(fi["tw.rules"]),
        old(fi["tw.name"]),
        old(fi["tw.against"], { name, player: "TTT3D" }),
        turn,
      ]);
      /** @type {string[]} */
      const expected = [];
      for (const [code, mine, second, number] of SAMPLE_GAME) {
        await table.type(String(code));
        expected.push(
          old(fi["tw.yours"], { code }),
          old(fi["tw.mine.situation"], { code: mine, second, number }),
          turn,
        );
        await table.page.waitForFunction(
          (length) => document.querySelectorAll(".paper-strip p:not(.typed)").length === length,
          known + expected.length,
        );
      }
      await table.type("114", "112");
      await table.says(old(fi["tw.over"], { name }));
      expected.push(
        old(fi["tw.yours"], { code: "114" }),
        old(fi["tw.illegal"], { name }),
        turn,
        old(fi["tw.yours"], { code: "112" }),
        old(fi["tw.mine.situation"], { code: "441", second: 0, number: 2 }),
        old(fi["tw.lost"], { name, row: "223 332 441 114" }),
        old(fi["tw.over"], { name }),
      );
      assert.deepEqual((await table.printed()).slice(known), expected);
      await restart(table, name);
      await table.leave();
    });
  }

  test("the switch is remembered, and can be turned back in the middle of the talk", async () => {
    const table = await openTypewriter({ settings: alone });
    await table.page.check("#typewriter-finnish");
    await table.says(old(fi["tw.intro"]));
    await table.page.reload();
    await showTab(table.page, "typewriter");
    await table.says(old(fi["tw.intro"]));
    await table.type("no", "Ada"); // the words of the page are understood as well
    await table.says(old(fi["tw.turn"], { name: "Ada" }));
    await table.page.uncheck("#typewriter-finnish");
    await table.says("Your turn, Ada.");
    await table.leave();
  });
});

test("the script of the typewriter comes only when it is opened", async () => {
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

test("board and typewriter are one table: moves, undo and a new game from either", async () => {
  const table = await openTypewriter({ settings: alone });
  const { page } = table;
  await table.type("no", "Ada", "111");
  await table.says("Your turn, Ada.");
  const free = (await table.check()).levels.stones.lastIndexOf(".");
  await table.cell(free).click();
  const code = [...Array(3).keys()]
    .map((at) => (Math.floor(free / 4 ** (2 - at)) % 4) + 1)
    .join("");
  await page.waitForFunction(() => document.querySelectorAll("#record li").length === 4);
  await table.says("Your turn, Ada.");
  assert.ok((await table.printed()).includes(`Your move was ${code}.`));
  await page.click("#undo");
  assert.deepEqual((await table.printed()).slice(-2), ["Move 2 of 4", "Your turn, Ada."]);
  await page.click("#redo");
  assert.deepEqual((await table.printed()).slice(-2), ["Move 4 of 4", "Your turn, Ada."]);
  await page.click("#new");
  assert.deepEqual((await table.printed()).slice(-2), ["A new game, Ada.", "Your turn, Ada."]);
  await table.check();
  await table.leave();
});

test("the winning row is announced, on the paper alone, and the paper stays in sight", async () => {
  const line = "qubic:first:111112222113333114";
  const table = await openTypewriter({ settings: { opponent: "second", strength }, line });
  await table.type("n", "Ada");
  // A match that is under way goes on with whoever plays it.
  assert.ok((await table.printed()).includes("Keen player plays against you, Ada."));
  await table.page.clock.install();
  await table.type("4 4 4");
  await table.says("This game is over, Ada. -11 begins a new one, 999 ends our conversation.");
  const printed = await table.printed();
  assert.ok(printed.includes("You have won, Ada, with row 222 333 444 111."));
  await table.page.clock.runFor(1200); // longer than the result waits elsewhere before it opens
  assert.equal(await table.page.locator("#result[open]").count(), 0);
  assert.ok(!(await table.page.textContent("#spoken"))?.includes("Apricot 4 4 4"));
  await table.type("443");
  assert.equal((await table.printed()).length, printed.length + 1);
  await table.type("000");
  await table.page.waitForFunction(() => document.querySelectorAll("#record li").length === 1);
  await table.leave();
});

test("every line is told once: it comes to a polite log and never changes", async () => {
  const table = await openTypewriter({ settings: alone });
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
  await table.says("Your turn, Ada.");
  const told = await page.evaluate(() => /** @type {any} */ (globalThis).lines);
  assert.deepEqual(told, (await page.locator(".paper-strip p").allTextContents()).slice(1));
  assert.equal(await page.evaluate("changes"), 0);
  assert.equal(await page.getAttribute(".paper-strip", "role"), "log");
  const typed = page.locator(".paper-strip .typed");
  for (const line of await typed.all()) assert.equal(await line.getAttribute("aria-live"), "off");
  await table.leave();
});

test("a closed typewriter is silent, and the table speaks again", async () => {
  const table = await openTypewriter({ settings: alone });
  await table.type("no", "Ada");
  const before = (await table.printed()).length;
  await showTab(table.page, "play");
  await table.cell(cellOf("222")).click();
  await table.page.locator("#spoken", { hasText: "Apricot 2 2 2." }).waitFor({ state: "attached" });
  assert.equal((await table.printed()).length, before);
  await table.page.waitForFunction(() => document.querySelectorAll("#record li").length === 2);
  await showTab(table.page, "typewriter");
  await table.page.locator(".paper-strip p", { hasText: "Move 2 of 2" }).waitFor();
  await table.says("Your turn, Ada.");
  assert.deepEqual((await table.printed()).slice(before), ["Move 2 of 2", "Your turn, Ada."]);
  await table.leave();
});
