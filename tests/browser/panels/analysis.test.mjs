// Analysis of the position: certain ends and estimates, the best lines, the values of squares; the review of a game.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openPanel } from "../support/tabs.mjs";
import { untilSaid } from "../support/until-said.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };

/** A worker that thinks about this position for ever when it is asked for the first time. @param {string} record */
const neverAnswered = (record) => `{
  const post = Worker.prototype.postMessage;
  let isNews = true;
  Worker.prototype.postMessage = function (message) {
    const here = message.request?.record.split("!")[0];
    if (message.type !== "choose" || here !== "${record}" || !isNews) return post.call(this, message);
    isNews = false;
  };
}`;

test("analysis tells what is certain, until it is stopped, and follows the board", async () => {
  const line = "connect4:first:445566";
  const { page, leave } = await openGamePage(browser, site, "connect4", { line, settings: alone });
  await openPanel(page, "analysis", "analysis");
  await untilSaid(page, "#analysis-worth", "^This position has not");
  await page.click("#analysis-go");
  await untilSaid(page, "#analysis-worth", "^Sunflower wins with \\d+ discs left \\(proven");
  assert.equal(await page.locator("#analysis[data-proved]").count(), 1);
  assert.equal((await page.locator("[role=meter]").getAttribute("aria-valuenow")) !== "0", true);
  await page.waitForFunction(() => document.querySelectorAll("#analysis .best li").length === 3);
  await untilSaid(page, "#analysis .best li", "^[37]: wins with \\d+ discs left");
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.click("#undo");
  await untilSaid(page, "#analysis-worth", "^Plum ");
  await page.click("#analysis-go");
  assert.equal(await page.textContent("#analysis-go"), "Start analysis");
  await leave();
});

test("as many of the best lines are shown as somebody wants, in games that are estimated too", async () => {
  const line = "chess:standard:e2e4e7e5";
  const { page, leave } = await openGamePage(browser, site, "chess", { line, settings: alone });
  await openPanel(page, "analysis", "analysis");
  await page.click("#analysis-go");
  const items = page.locator("#analysis .best li");
  await page.waitForFunction(() => document.querySelectorAll("#analysis .best li").length === 3);
  await untilSaid(page, "#analysis-effort", "moves ahead, .* per second$");
  const first = (await items.allTextContents()).map((words) => words.split(/[ :]/)[0]);
  assert.equal(new Set(first).size, 3, "each line begins with a move of its own");
  await page.selectOption("#analysis-lines", "1");
  await page.waitForFunction(() => document.querySelectorAll("#analysis .best li").length === 1);
  await page.click("#analysis-go");
  await page.reload();
  await openPanel(page, "analysis", "analysis");
  assert.equal(await page.inputValue("#analysis-lines"), "1");
  await leave();
});

/** A position in which some moves end the game for certain, one that wins at once, and what its square says. */
const VALUES = [
  {
    game: "gobang",
    line: "gobang:15-first-five-full:h8a1i8a3j8a5k8a7",
    square: /^[gl]8, empty, wins with this move$/,
    figure: "+#1",
  },
  {
    game: "qubic",
    line: "qubic:first:111211121212131213",
    square: /^1 4 1, empty, wins with this move$/,
    figure: "+#1",
  },
];

for (const { game, line, square, figure } of VALUES) {
  test(`${game}: squares tell what they are worth, certain ends in another way than estimates`, async () => {
    const settings = { ...alone, switches: { values: true } };
    const { page, leave } = await openGamePage(browser, site, game, { line, settings });
    const certain = page.locator("#board [data-exact][data-best]").first();
    await certain.waitFor();
    await page.waitForSelector("#board [data-value]:not([data-best])", { state: "attached" });
    assert.match((await certain.getAttribute("aria-label")) ?? "", square);
    assert.equal(await certain.getAttribute("data-value"), figure);
    assert.deepEqual(await accessibilityFaults(page), []);
    await certain.click();
    await page.waitForSelector("#result[open]");
    assert.equal(await page.locator("#board [data-value]").count(), 0);
    await leave();
  });
}

test("a review finds the mistakes of a game, shows them in the graph, and plays the better move", async () => {
  const line = "connect4:first:121315";
  const { page, leave } = await openGamePage(browser, site, "connect4", { line, settings: alone });
  await openPanel(page, "analysis", "review");
  await page.click("#review-go");
  await untilSaid(page, "#review-note", "mistakes? (was|were) found");
  const last = page.locator("#record button").last();
  assert.equal(await last.getAttribute("data-cost"), "blunder");
  assert.ok((await page.locator(".graph circle[data-cost=blunder]").count()) > 0);
  await page.click("#review-back");
  await untilSaid(
    page,
    "#review-note",
    "^Move 6, Plum 5, is a blunder: before it [^.]*, after it [^.]*[.]$",
  );
  assert.deepEqual(await page.locator(".graph .axes text").allTextContents(), [
    "0 %",
    "25 %",
    "50 %",
    "75 %",
    "100 %",
    ..."123456",
    "Chances of Sunflower",
    "Moves",
  ]);
  await page.click("#review details summary");
  await page.waitForSelector("#review tbody tr[data-cost=blunder]");
  assert.equal(await page.locator("#review tbody tr").count(), 6);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.click("#review-better");
  await untilSaid(page, "#review-note", "^1 is better[.]$");
  assert.equal(await page.textContent("#lines li"), "From move 6: 5");
  await page.locator(".graph").click({ position: { x: 40, y: 20 } });
  assert.equal(await page.locator("#record [aria-current]").count(), 0);
  await leave();
});

test("the words at the axes of the graph lie inside it and clear of each other, in every language", async () => {
  const settings = alone;
  for (const locale of ["en", "de", "fi"]) {
    const context = { locale };
    const { page, leave } = await openGamePage(browser, site, "connect4", { settings, context });
    await openPanel(page, "analysis", "review");
    await page.waitForSelector(".graph .axes text");
    const faults = await page.evaluate(() => {
      const boxOf = (/** @type {Element} */ one) => one.getBoundingClientRect();
      const frame = boxOf(/** @type {Element} */ (document.querySelector(".graph")));
      const words = [...document.querySelectorAll(".graph .axes text")];
      const cut = words.filter((one) => {
        const { left, top, right, bottom } = boxOf(one);
        const isInside = left >= frame.left && right <= frame.right;
        return !isInside || top < frame.top || bottom > frame.bottom;
      });
      const covered = words.filter((one, at) =>
        words.slice(at + 1).some((other) => {
          const [a, b] = [boxOf(one), boxOf(other)];
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        }),
      );
      return [...cut, ...covered].map(({ textContent }) => textContent);
    });
    assert.deepEqual(faults, [], locale);
    await leave();
  }
});

test("a better move is tried on the board: judged in place of being made, and played when it is right", async () => {
  const line = "connect4:first:121315";
  const { page, saved, leave } = await openGamePage(browser, site, "connect4", {
    line,
    settings: alone,
  });
  await openPanel(page, "analysis", "review");
  assert.equal(await page.getAttribute("#review-try", "aria-disabled"), "true");
  await page.click("#review-go");
  await untilSaid(page, "#review-note", "found");
  await page.click("#review-back");
  const before = await saved();
  await page.click("#review-try");
  await untilSaid(page, "#review-note", "^Make a better move for Plum on the board[.]$");
  assert.equal(await page.getAttribute("#review-try", "aria-pressed"), "true");
  const column = (/** @type {number} */ number) => page.locator("#board .column").nth(number - 1);
  await column(5).click();
  await untilSaid(page, "#review-note", "^5 was played in the game");
  await column(7).click();
  await untilSaid(page, "#review-note", "^7 is not good either \\((blunder|mistake)\\)");
  assert.equal(await saved(), before);
  await column(1).click();
  await untilSaid(page, "#review-note", "^1 is right");
  assert.deepEqual(await page.locator("#record button").allTextContents(), [..."121311"]);
  assert.equal(await page.textContent("#lines li"), "From move 6: 5");
  assert.deepEqual(await accessibilityFaults(page), []);
  await leave();
});

test("a better move is tried in the middle of a review, which then goes on", async () => {
  const line = "connect4:first:12131523";
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    line,
    settings: alone,
    before: neverAnswered("connect4:first:1213152"),
  });
  await openPanel(page, "analysis", "review");
  await page.click("#review-go");
  await untilSaid(page, "#review-note", "^Position 8 of 9");
  await page.click("#review-back");
  await page.click("#review-try");
  await page.locator("#board .column").nth(6).click();
  await page.locator("#spoken", { hasText: "7 is not good either" }).waitFor();
  await untilSaid(page, "#review-note", "found");
  assert.equal(await page.textContent("#review-go"), "Review all moves");
  await leave();
});
