// The typewriter beside Qubic's board: the old talk in three languages, every code of it, refusals by name,
// and the one match that it shares with the board.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { de } from "../../www/games/qubic/i18n/game.de.js";
import { fi } from "../../www/games/qubic/i18n/game.fi.js";
import { en } from "../../www/games/qubic/i18n/game.js";
import { stratege } from "../wasm/support/module.mjs";
import { openChromium } from "./support/chromium.mjs";
import { cellOf, openQubicPage } from "./support/qubic-page.mjs";
import { openSite } from "./support/site.mjs";

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
  await page.click("#typewriter summary");
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
  assert.equal(choice.score?.kind, "situation");
  return { code: choice.move, .../** @type {any} */ (choice.score).value };
}

describe("the whole talk", () => {
  for (const [locale, words] of /** @type {const} */ ([
    ["en-US", en],
    ["de-DE", de],
    ["fi-FI", fi],
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
      const refusals = (await table.printed()).slice(-6).filter((line) => line !== turn);
      const why = [
        ["error.illegal-move.occupied", "111"],
        ["error.illegal-move.code-digit", "115"],
        ["error.illegal-move.code-length", "11"],
      ];
      assert.deepEqual(
        refusals,
        why.map(([key, text]) =>
          fill(words["tw.illegal"], {
            name,
            why: fill(/** @type {Record<string, string>} */ (words)[key], { text }),
          }),
        ),
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
        fill(words["tw.illegal"], { name, why: words["tw.too-late"] }),
        turn,
        fill(words["tw.stopped"], { name }),
      ]);
      await table.type(words["tw.no"]);
      assert.equal((await table.printed()).at(-1), words["tw.intro"]);
      await table.leave();
    });
  }
});

test("the script of the typewriter comes only when it is opened", async () => {
  const table = await openQubicPage(browser, site, { settings: alone });
  /** @type {string[]} */
  const fetched = [];
  const all = () =>
    table.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.ok(!(await all()).some((name) => name.includes("/typewriter.")));
  table.page.on("request", (request) => fetched.push(request.url()));
  await table.page.click("#typewriter summary");
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
  await table.says("This game is over, Ada. -11 begins a new one, 999 ends our talk.");
  const printed = await table.printed();
  assert.ok(printed.includes("You have won, Ada, with the row 111 222 333 444."));
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
  await table.page.click("#typewriter summary");
  await table.cell(cellOf("222")).click();
  await table.page.locator("#spoken", { hasText: "Apricot 2 2 2." }).waitFor({ state: "attached" });
  assert.equal((await table.printed()).length, before);
  await table.page.waitForFunction(() => document.querySelectorAll("#record li").length === 2);
  await table.page.click("#typewriter summary");
  await table.page.locator(".paper-strip p", { hasText: "Move 2 of 2" }).waitFor();
  await table.says("Your turn, Ada.");
  assert.deepEqual((await table.printed()).slice(before), ["Move 2 of 2", "Your turn, Ada."]);
  await table.leave();
});
