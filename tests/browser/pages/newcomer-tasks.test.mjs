// Tasks of a newcomer with the number of steps from a fresh page. A step is a click, a drag, a key, a
// typed or pasted text, or a scroll; selecting from a list counts as two.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage, startNewGame } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { Steps } from "../support/steps.mjs";
import { waitForText } from "../support/until.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../support/game-page.mjs").PageOptions} PageOptions */
/** @typedef {{ page: Page, steps: Steps, saved(): Promise<string> }} Visit */

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };
const viewport = { width: 1280, height: 720 };
/** The last move is a blunder. */
const BLUNDER = "connect4:first:121315";

/** Seven legal moves, and nine empty squares. */
const ENDING =
  "reversi:diagonal-tomato:c5c4c3b4d3d6b5e6a3b3f4c2c6d2e2e3f5a4a5g3f2f3c1f6d1f1d7c7a2b7f7e8e7d8a8g6b8e1c8b1f8b6g8b2h3g4a1h4g1h2g7g2";

/** @typedef {(visit: Visit) => Promise<unknown>} Act */

/** @type {[task: string, game: string, steps: number, options: PageOptions, act: Act][]} */
const TASKS = [
  [
    "play against level 3",
    "connect4",
    1,
    {},
    async ({ page, steps }) => {
      await steps.click("label:has([name=strength-alone][value=level-3])");
      await page.waitForFunction(() =>
        localStorage.getItem("stratege.1.connect4.settings")?.includes('"alone":"level-3"'),
      );
    },
  ],
  [
    "play the other colour",
    "reversi",
    1,
    {},
    async ({ page, steps }) => {
      await steps.click("label:has([name=opponent][value=first])");
      await page.locator("#record li").first().waitFor({ state: "attached" });
    },
  ],
  [
    "take a move back",
    "reversi",
    1,
    { settings: alone, record: "reversi:diagonal-tomato:e3f5" },
    async ({ page, steps }) => {
      await steps.click("#undo");
      await page.waitForFunction(
        () => document.querySelectorAll("#record [data-later]").length === 1,
      );
    },
  ],
  [
    "see the best move",
    "connect4",
    1,
    { settings: alone, record: "connect4:first:445566" },
    async ({ page, steps }) => {
      await steps.click("#hint");
      await waitForText(page, "#turn-text", "^[37]: ");
    },
  ],
  [
    "find the last mistake of a game",
    "connect4",
    3,
    { settings: alone, record: BLUNDER },
    async ({ page, steps }) => {
      await findMistake(page, steps);
    },
  ],
  [
    "try to do better than the mistake",
    "connect4",
    5,
    { settings: alone, record: BLUNDER },
    async ({ page, steps }) => {
      await findMistake(page, steps);
      await steps.click("#review-try");
      await steps.click(page.locator("#board .column").first());
      await waitForText(page, "#review-note", "^1 is right");
    },
  ],
  [
    "see who is winning",
    "connect4",
    2,
    { settings: alone, record: "connect4:first:445566" },
    async ({ page, steps }) => {
      await steps.click("#tab-analysis");
      await steps.click("#analysis-go");
      await page.locator("#analysis .worth", { hasText: "wins" }).first().waitFor();
    },
  ],
  [
    "change what a corner is worth, and see what it does",
    "reversi",
    5,
    {
      settings: {
        ...alone,
        strength: { alone: "ramscher", first: "ramscher", second: "ramscher" },
      },
    },
    async ({ page, steps }) => {
      await steps.click("#tab-laboratory");
      await steps.click(page.locator("#machine .heat input").first());
      await steps.type("1");
      await steps.press("Enter");
      await page.locator("#machine .effect", { hasText: "next move" }).waitFor();
    },
  ],
  [
    "run a tournament of three",
    "reversi",
    6,
    {},
    async ({ page, steps }) => {
      await steps.click("#tab-laboratory");
      await steps.click("#open-tournament");
      for (const name of ["Doofie", "KlauWasteKannz", "Ramscher"])
        await steps.click(page.locator(".entrants").getByLabel(name, { exact: true }));
      await steps.click(page.locator("#experiment-tournament .strong"));
      await page.locator("#experiment-tournament [role=status]", { hasText: "60 of 60" }).waitFor();
    },
  ],
  [
    "see a search tree",
    "connect4",
    5,
    { record: "connect4:first:4435", settings: alone },
    async ({ page, steps }) => {
      await steps.click("#tab-laboratory");
      await steps.choose(page.locator("#machine select").first(), "anfaenger");
      await steps.click("#machine .search summary");
      await page.locator("#machine [role=treeitem]").nth(1).waitFor();
    },
  ],
  [
    "share the position",
    "gobang",
    1,
    { context: { permissions: ["clipboard-read", "clipboard-write"] } },
    async ({ page, steps }) => {
      await steps.click("#copy");
      await waitForText(page, "#notice-text", "clipboard");
    },
  ],
  [
    "load a game from the clipboard",
    "chess",
    1,
    { settings: alone },
    async ({ page, steps }) => {
      await page.locator("#exchange").waitFor({ state: "attached" });
      await steps.paste("1. e4 e5 2. Nf3 Nc6");
      await page.waitForFunction(() => document.querySelectorAll("#record li").length === 4);
    },
  ],
  [
    "save the game as a file",
    "chess",
    3,
    { settings: alone, record: "chess:standard:e2e4e7e5" },
    async ({ page, steps }) => {
      await steps.click("#tab-record");
      await steps.click("#exchange");
      await Promise.all([page.waitForEvent("download"), steps.click("#exchange-save")]);
    },
  ],
  [
    "restore the game that “New game” has replaced",
    "reversi",
    1,
    { settings: alone, record: "reversi:diagonal-tomato:e3f5" },
    async ({ page, steps }) => {
      await page.locator("#tool-buttons").waitFor({ state: "attached" });
      await startNewGame(page);
      await steps.click("#notice-act");
      await page.waitForFunction(() => document.querySelectorAll("#record li").length === 2);
    },
  ],
  [
    "two people with a clock",
    "chess",
    4,
    {},
    async ({ page, steps }) => {
      await steps.click("label:has([name=opponent][value=none])");
      await steps.click("#tab-record");
      await steps.click("#clock > summary");
      await steps.click("#clock-used");
      await page.locator("#clock-used:checked").waitFor();
    },
  ],
  [
    "set up a position",
    "connect4",
    5,
    { settings: alone },
    async ({ page, steps, saved }) => {
      await steps.click("#tab-analysis");
      await steps.click("#setup > summary");
      await page.locator("#setup-position").waitFor();
      await steps.click("#board thead button >> nth=0");
      await steps.click("#setup .move-input [type=submit]");
      assert.doesNotMatch(await saved(), /^connect4:first:/);
    },
  ],
  [
    "watch two programs",
    "qubic",
    1,
    {},
    async ({ page, steps }) => {
      await steps.click("label:has([name=opponent][value=both])");
      await page.waitForFunction(() => document.querySelectorAll("#record li").length > 2);
    },
  ],
  [
    "change the language",
    "gobang",
    2,
    {},
    async ({ page, steps }) => {
      await steps.choose("#language", "fi");
      await page.waitForSelector("html[lang=fi]");
    },
  ],
  [
    "switch to dark",
    "gobang",
    2,
    {},
    async ({ page, steps }) => {
      await page.locator("#theme option[value=dark]").waitFor({ state: "attached" });
      await steps.choose("#theme", "dark");
      await page.waitForSelector("html[data-theme=dark]");
    },
  ],
  [
    "learn the rules",
    "qubic",
    1,
    {},
    async ({ page, steps }) => {
      await steps.click("#help");
      await page.locator("#manual-rules p").first().waitFor();
      await page.locator("#manual a[href='lesson-qubic.html']").waitFor();
    },
  ],
  [
    "see who the opponent is, and how strong",
    "gobang",
    0,
    {},
    async ({ page }) => {
      await waitForText(page, "[data-of=second] .side-name", "^Snail");
      await waitForText(page, "#rating-second", "^\\(\\d+\\)$");
      await page.locator("[data-of=second] .badge svg").waitFor();
    },
  ],
  [
    "resign",
    "chess",
    2,
    { record: "chess:standard:e2e4e7e5" },
    async ({ page, steps }) => {
      await steps.click(".board-actions [data-presses=resign]");
      await steps.click("#confirm-yes");
      await page.waitForSelector("#result[open]");
    },
  ],
  [
    "learn the keys",
    "qubic",
    1,
    {},
    async ({ page, steps }) => {
      await steps.click("#help");
      await page.locator("dialog kbd").first().waitFor();
    },
  ],
  [
    "draw an arrow",
    "chess",
    1,
    {},
    async ({ page, steps }) => {
      await steps.drag('#board [aria-label="white knight g1"]', '#board [aria-label^="empty f3"]');
      await page.waitForSelector(".overlay .own path", { state: "attached" });
    },
  ],
  [
    "open the last game",
    "connect4",
    3,
    { settings: alone, record: "connect4:first:4435" },
    async ({ page, steps, saved }) => {
      // A later match was started on an earlier visit.
      await startNewGame(page);
      await page.click("#board thead button >> nth=0");
      await page.reload();
      await page.waitForSelector("#tool-buttons button", { state: "attached" });
      await steps.click("#tab-record");
      await steps.click(page.getByRole("button", { name: "My games", exact: true }));
      await steps.click(page.getByRole("button", { name: /^Open: .*4 moves/ }));
      await page.waitForSelector("#matches-window", { state: "hidden" });
      assert.equal(await page.locator("#record li").count(), 4);
      assert.equal(await saved(), "connect4:first:1", "opening overwrites no match");
    },
  ],
  [
    "solve an ending",
    "reversi",
    1,
    { settings: alone, record: ENDING },
    async ({ page, steps }) => {
      await steps.click("label:has(#values)");
      await page.waitForFunction(() => {
        const moves = [...document.querySelectorAll("#board [data-legal]")];
        return moves.length === 7 && moves.every((move) => move.hasAttribute("data-exact"));
      });
      assert.ok((await page.locator("#board [data-best]").count()) > 0);
    },
  ],
];

/** @param {Page} page @param {Steps} steps */
async function findMistake(page, steps) {
  await steps.click("#tab-analysis");
  await steps.click("#review-go");
  await waitForText(page, "#review-note", "found");
  await steps.click("#review-back");
  await waitForText(page, "#review-note", "^Blunder: 6[.] 5 ");
}

for (const [task, game, expected, { context, ...options }, act] of TASKS) {
  test(`${task}: ${game}`, async () => {
    const { page, saved, leave } = await openGamePage(browser, site, game, {
      ...options,
      context: { viewport, ...context },
    });
    const steps = new Steps(page);
    await act({ page, steps, saved });
    assert.equal(steps.count, expected);
    await leave();
  });
}
