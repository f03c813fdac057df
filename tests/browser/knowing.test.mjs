// Tools with which one learns about a game and arranges it: analysis, review, graph, positions that are set up,
// clocks, looks, names of openings, statistics.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityFaults } from "./support/axe.mjs";
import { openChromium } from "./support/chromium.mjs";
import { openSite } from "./support/site.mjs";
import { visit } from "./support/visit.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };

/** Until a part of the page says something. @param {import("playwright-core").Page} page @param {string} selector @param {string} words  a regular expression */
const untilSaid = (page, selector, words) =>
  page.waitForFunction(
    ([where, pattern]) =>
      new RegExp(pattern).test(document.querySelector(where)?.textContent ?? ""),
    [selector, words],
  );

test("analysis tells what is certain, until it is stopped, and follows the board", async () => {
  const line = "connect4:first:445566";
  const { page, leave } = await visit(browser, site, "connect4", { line, settings: alone });
  await page.click("#analysis > summary");
  await untilSaid(page, "#analysis-worth", "^Nothing");
  await page.click("#analysis-go");
  await untilSaid(page, "#analysis-worth", "^Sunflower: wins with \\d+ discs left, certainly");
  assert.equal(await page.locator("#analysis[data-proved]").count(), 1);
  assert.equal((await page.locator("[role=meter]").getAttribute("aria-valuenow")) !== "0", true);
  await page.waitForFunction(() => document.querySelectorAll("#analysis .best li").length === 3);
  await untilSaid(page, "#analysis .best li", "^[37]: wins with \\d+ discs left");
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.click("#undo");
  await untilSaid(page, "#analysis-worth", "^Plum: ");
  await page.click("#analysis-go");
  assert.equal(await page.textContent("#analysis-go"), "Start thinking");
  await leave();
});

test("as many of the best lines are shown as somebody wants, in games that are estimated too", async () => {
  const line = "chess:standard:e2e4e7e5";
  const { page, leave } = await visit(browser, site, "chess", { line, settings: alone });
  await page.click("#analysis > summary");
  await page.click("#analysis-go");
  const items = page.locator("#analysis .best li");
  await page.waitForFunction(() => document.querySelectorAll("#analysis .best li").length === 3);
  await untilSaid(page, "#analysis-effort", "moves ahead, .* a second$");
  const first = (await items.allTextContents()).map((words) => words.split(/[ :]/)[0]);
  assert.equal(new Set(first).size, 3, "each line begins with a move of its own");
  await page.selectOption("#analysis-lines", "1");
  await page.waitForFunction(() => document.querySelectorAll("#analysis .best li").length === 1);
  await page.click("#analysis-go");
  await page.reload();
  await page.click("#analysis > summary");
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
    const { page, leave } = await visit(browser, site, game, { line, settings });
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
  const { page, leave } = await visit(browser, site, "connect4", { line, settings: alone });
  await page.click("#review > summary");
  await page.click("#review-go");
  await untilSaid(page, "#review-note", "mistakes? ha(s|ve) been found");
  const last = page.locator("#record button").last();
  assert.equal(await last.getAttribute("data-cost"), "blunder");
  assert.ok((await page.locator(".graph circle[data-cost=blunder]").count()) > 0);
  await page.click("#review-back");
  await untilSaid(page, "#review-note", "^Move 6, Plum 5, is a grave mistake: .* Better is 1");
  assert.equal(await page.locator("#board [data-hint]").count(), 1);
  await page.click("#review details summary");
  await page.waitForSelector("#review tbody tr[data-cost=blunder]");
  assert.equal(await page.locator("#review tbody tr").count(), 6);
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.click("#review-better");
  assert.equal(await page.textContent("#lines li"), "From move 6: 5");
  await page.locator(".graph").click({ position: { x: 1, y: 20 } });
  assert.equal(await page.locator("#record [aria-current]").count(), 0);
  await leave();
});

/** For each game a position of its own, one that is wrong, and what is wrong with it. */
const POSITIONS = [
  {
    game: "reversi",
    text: `${"-".repeat(27)}OX------XX${"-".repeat(27)} O`,
    start: `${"-".repeat(27)}OX------XX${"-".repeat(27)}_O`,
    wrong: [`${"-".repeat(40)}OX`, /64 squares/],
    set: 3,
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

for (const { game, text, start, wrong, set } of POSITIONS) {
  test(`${game}: a position is set up by text and by palette, and a wrong one is explained`, async () => {
    const { page, leave } = await visit(browser, site, game, { settings: alone });
    await page.click("#setup > summary");
    await page.waitForSelector(".set-board button");
    const [bad, why] = /** @type {[string, RegExp]} */ (wrong);
    await page.fill("#setup-position", bad);
    assert.match((await page.textContent("#setup-note")) ?? "", why);
    await page.press("#setup-position", "Enter");
    assert.equal(await page.inputValue("#setup-position"), bad);

    await page.fill("#setup-position", text);
    assert.equal(await page.textContent("#setup-note"), "");
    assert.equal(await page.locator(".set-board svg").count(), game === "reversi" ? 4 : set);
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.press("#setup-position", "Enter");
    await page.waitForFunction((line) => decodeURI(location.hash).includes(line), start);

    // One piece more by hand, and back again, writes the same position.
    const written = await page.inputValue("#setup-position");
    const empty = page.locator(".set-board button:not(:has(svg))").last();
    await empty.focus();
    await page.click("#setup .palette label >> nth=0");
    await page.click("text=As on the board");
    assert.equal(
      (await page.inputValue("#setup-position")).replace(" ", "_").toLowerCase(),
      game === "reversi" ? start.toLowerCase() : written.replace(" ", "_").toLowerCase(),
    );
    await leave();
  });
}

test("clocks run from the first move, survive a reload, and end the game", async () => {
  const clock = {
    used: true,
    stopped: false,
    minutes: 1,
    increment: 2,
    left: { first: 60_000, second: 1500 },
  };
  const { page, leave } = await visit(browser, site, "connect4", {
    settings: alone,
    before: `if (!sessionStorage.clock) {
      sessionStorage.clock = "set";
      localStorage.setItem("stratege.1.connect4.clock", ${JSON.stringify(JSON.stringify(clock))});
    }`,
  });
  const first = page.locator(".score[data-of=first] .clock");
  const second = page.locator(".score[data-of=second] .clock");
  await first.waitFor();
  assert.equal(await first.textContent(), "1:00");
  await page.click("#clock > summary");
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.locator("#board thead button").nth(3).click();
  await page.waitForSelector(".score[data-of=second] .clock[data-runs]");
  await page.click("#clock-pause");
  assert.equal(await page.locator(".clock[data-runs]").count(), 0);
  const left = await second.textContent();
  await page.reload();
  await first.waitFor();
  assert.equal(await second.textContent(), left);
  await page.click("#clock > summary");
  await page.click("#clock-pause");
  await page.waitForSelector("#result[open]");
  assert.equal(await page.textContent("#result-title"), "The sunflower wins");
  assert.equal(await page.textContent("#notice-text"), "Plum: the time is over.");
  assert.equal(await page.textContent("#result-note"), "The loser’s time is over");
  await page.reload();
  await untilSaid(page, "#turn-text", "^The sunflower wins");
  assert.match(page.url(), /:4:second-out-of-time$/);
  await leave();
});

test("a match that was lost on time is so in its link, in all five games", async () => {
  for (const [line, words] of [
    ["reversi:diagonal-tomato:e3:second-out-of-time", "The tomato wins"],
    ["gobang:16-first-five-120:h8:second-out-of-time", "The ladybird wins"],
    ["chess:standard:e2e4:second-out-of-time", "White wins"],
    ["qubic:first:111:second-out-of-time", "The apricot wins"],
    ["connect4:first:4:second-out-of-time", "The sunflower wins"],
  ]) {
    const [game] = line.split(":");
    const { page, leave } = await visit(browser, site, game, { line, settings: alone });
    await untilSaid(page, "#turn-text", `^${words}`);
    assert.equal(await page.locator("#board[data-open]").count(), 0);
    await page.click("#undo");
    await page.waitForSelector("#board[data-open]");
    await leave();
  }
});

test("letters and numbers go, a tap asks first, and all of it is kept", async () => {
  const { page, leave } = await visit(browser, site, "reversi", {
    settings: alone,
    context: { hasTouch: true },
  });
  await page.click("#looks > summary");
  await page.uncheck("#coordinates");
  await page.check("#confirm");
  await page.selectOption("#speed", "none");
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.reload();
  await page.waitForSelector("html[data-bare]");
  assert.equal(await page.locator("#board thead th").first().isVisible(), false);
  const square = page.locator("#board [data-legal]").first();
  await square.tap();
  await page.waitForSelector("#confirming:not([hidden])");
  assert.equal(await page.locator("#record li").count(), 0);
  await page.locator("#confirming button").nth(1).tap();
  await page.waitForSelector("#confirming", { state: "hidden" });
  await square.tap();
  await page.locator("#confirming button").first().tap();
  await page.waitForSelector("#record li");
  await leave();
});

test("openings have names, in Reversi from every side of the board", async () => {
  const reversi = await visit(browser, site, "reversi", {
    line: "reversi:diagonal-mole:f5d6c3d3c4",
    settings: alone,
  });
  await untilSaid(reversi.page, "#opening", "^Opening: Tiger$");
  await reversi.leave();
  const chess = await visit(browser, site, "chess", {
    line: "chess:standard:e2e4e7e5g1f3b8c6f1b5g8f6e1g1",
    settings: alone,
  });
  await untilSaid(chess.page, "#opening", "^Opening: Ruy Lopez, Berlin Defence$");
  await chess.leave();
});

test("finished games are counted by opponent, saved as a file, and erased", async () => {
  const strength = { alone: "anfaenger", first: "anfaenger", second: "anfaenger" };
  const { page, leave } = await visit(browser, site, "connect4", {
    line: "connect4:first:112233",
    settings: { opponent: "second", strength },
  });
  await page.click("#statistics > summary");
  assert.equal(await page.locator("#statistics-keep").isVisible(), false);
  await page.locator("#board thead button").nth(3).click();
  await page.waitForSelector("#result[open]");
  await page.keyboard.press("Escape");
  assert.deepEqual(await page.locator("#statistics tbody tr > *").allTextContents(), [
    "Anf\u00e4nger",
    "1",
    "0",
    "0",
  ]);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#statistics-keep")]);
  assert.equal(file.suggestedFilename(), "stratege-connect4.json");
  await page.click("#statistics-erase");
  await page.click("#statistics-erase");
  assert.equal(await page.locator("#statistics tbody tr").count(), 0);
  await leave();
});
