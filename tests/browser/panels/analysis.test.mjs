// Analysis of a position: exact results and estimates, best lines, values of squares. Review of a match.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openPanel } from "../support/tabs.mjs";
import { waitForText } from "../support/until.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const alone = { opponent: "none" };

/** A worker that searches this position for ever at the first request. @param {string} record */
const searchForever = (record) => `{
  const post = Worker.prototype.postMessage;
  let isNews = true;
  Worker.prototype.postMessage = function (message) {
    const here = message.request?.record.split("!")[0];
    if (message.type !== "choose" || here !== "${record}" || !isNews) return post.call(this, message);
    isNews = false;
  };
}`;

test("analysis shows exact results, can be stopped, and follows the board", async () => {
  const record = "connect4:first:445566";
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    record,
    settings: alone,
    context: { viewport: { width: 1000, height: 800 } }, // without the bar, which evaluates the position
  });
  await openPanel(page, "analysis", "analysis");
  await waitForText(page, "#analysis-worth", "^This position has not");
  await page.click("#analysis-go");
  await waitForText(page, "#analysis-worth", "^Sunflower wins with \\d+ discs left \\(proven");
  assert.equal(await page.locator("#analysis[data-proved]").count(), 1);
  assert.equal(
    (await page.locator("#panel-analysis [role=meter]").getAttribute("aria-valuenow")) !== "0",
    true,
  );
  await page.waitForFunction(() => document.querySelectorAll("#analysis .best li").length === 3);
  await waitForText(page, "#analysis .best li", "^\\+\\d+ 7[.] [37]");
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.click("#undo");
  await waitForText(page, "#analysis .best li", "^\\+\\d+ 6[.] \\d");
  // The side that is ahead comes first, though Plum is to move.
  await waitForText(page, "#analysis-worth", "^Sunflower wins with \\d+ discs left \\(proven");
  await page.click("#analysis-go");
  assert.equal(await page.textContent("#analysis-go"), "Start analysis");
  await leave();
});

test("the chosen number of best lines is shown, in games with estimates too", async () => {
  const record = "chess:standard:e2e4e7e5";
  const { page, leave } = await openGamePage(browser, site, "chess", { record, settings: alone });
  await openPanel(page, "analysis", "analysis");
  await page.click("#analysis-go");
  const items = page.locator("#analysis .best li");
  await page.waitForFunction(() => document.querySelectorAll("#analysis .best li").length === 3);
  await waitForText(page, "#analysis-effort", "^Depth \\d+ plies, .* per second$");
  // In chess both sides share a number: +0.3 2. Nf3 Nc6 3. …
  const first = (await items.allTextContents()).map((words) => words.split(" ")[2]);
  assert.equal(new Set(first).size, 3, "each line starts with a different move");
  await page.selectOption("#analysis-lines", "1");
  await page.waitForFunction(() => document.querySelectorAll("#analysis .best li").length === 1);
  await page.click("#analysis-go");
  await page.reload();
  await openPanel(page, "analysis", "analysis");
  assert.equal(await page.inputValue("#analysis-lines"), "1");
  await leave();
});

/** Positions in which some moves end the match and one wins immediately, with the label of its square. */
const VALUES = [
  {
    game: "gobang",
    record: "gobang:15-first-five-full:h8a1i8a3j8a5k8a7",
    square: /^[gl]8, empty, wins with this move$/,
    figure: "+#1",
  },
  {
    game: "qubic",
    record: "qubic:first:111211121212131213",
    square: /^1 4 1, empty, wins with this move$/,
    figure: "+#1",
  },
];

for (const { game, record, square, figure } of VALUES) {
  test(`${game}: squares show the values of moves, exact results and estimates differently`, async () => {
    const settings = { ...alone, switches: { values: true } };
    const { page, leave } = await openGamePage(browser, site, game, { record, settings });
    const certain = page.locator("#board [data-exact][data-best]").first();
    await certain.waitFor();
    await page.waitForSelector("#board [data-value]:not([data-best])", { state: "attached" });
    assert.match((await certain.getAttribute("aria-label")) ?? "", square);
    assert.equal(await certain.getAttribute("data-value"), figure);
    assert.deepEqual(await accessibilityViolations(page), []);
    await certain.click();
    await page.waitForSelector("#result[open]");
    assert.equal(await page.locator("#board [data-value]").count(), 0);
    await leave();
  });
}

test("a review finds the mistakes of a match, marks them in the graph, and plays the better move", async () => {
  const record = "connect4:first:121315";
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    record,
    settings: alone,
  });
  await openPanel(page, "analysis", "review");
  await page.click("#review-go");
  await waitForText(page, "#review-note", "mistakes? (was|were) found");
  const last = page.locator("#record button").last();
  assert.equal(await last.getAttribute("data-cost"), "blunder");
  assert.ok((await page.locator(".graph circle[data-cost=blunder]").count()) > 0);
  await page.click("#review-back");
  await waitForText(
    page,
    "#review-note",
    "^Blunder: 6[.] 5 turns a draw into a loss; 1 holds the draw[.]$",
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
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.click("#review-better");
  await waitForText(page, "#review-note", "^1 is better[.]$");
  assert.equal(await page.textContent("#lines li"), "From move 6: 5");
  await page.locator(".graph").click({ position: { x: 40, y: 20 } });
  assert.equal(await page.locator("#record [aria-current]").count(), 0);
  await leave();
});

test("a review that ends while another match is open describes no mistake of that one", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    record: "connect4:first:1213151",
    settings: alone,
  });
  await openPanel(page, "analysis", "review");
  await page.evaluate(() => {
    document.getElementById("review-go")?.click();
    location.hash = "#connect4:first:2123252";
  });
  await waitForText(page, "#review-note", "^(\\d|No)");
  assert.match((await page.textContent("#review-note")) ?? "", /^\d/);
  await leave();
});

test("the axis has the numbers of the list of moves, which both sides share in chess", async () => {
  const record = "chess:standard:f2f3e7e5g2g4d8h4";
  const { page, leave } = await openGamePage(browser, site, "chess", { record, settings: alone });
  await openPanel(page, "analysis", "review");
  await page.waitForSelector(".graph .axes text");
  const numbers = await page
    .locator(".graph .axes text")
    .evaluateAll((all) =>
      all.flatMap((one) =>
        /^\d+$/.test(one.textContent ?? "") ? [[one.textContent, one.getAttribute("x")]] : [],
      ),
    );
  assert.deepEqual(numbers, [
    ["1", "75"],
    ["2", "225"],
  ]);
  await leave();
});

test("axis labels lie inside the graph and do not overlap, in every language", async () => {
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

test("a better move is tried on the board: judged first, and played when it is right", async () => {
  const record = "connect4:first:121315";
  const { page, saved, leave } = await openGamePage(browser, site, "connect4", {
    record,
    settings: alone,
  });
  await openPanel(page, "analysis", "review");
  await page.click("#review-try");
  await page.click("#review-go");
  await waitForText(page, "#review-note", "found");
  await page.click("#review-back");
  const before = await saved();
  await waitForText(page, "#review-note", "^Make a better move for Plum on the board[.]$");
  assert.equal(await page.getAttribute("#review-try", "aria-pressed"), "true");
  const column = (/** @type {number} */ number) => page.locator("#board .column").nth(number - 1);
  await column(5).click();
  await waitForText(page, "#review-note", "^5 was played in the game");
  await column(7).click();
  await waitForText(page, "#review-note", "^7 is not good either \\((blunder|mistake)\\)");
  assert.equal(await saved(), before);
  await column(1).click();
  await waitForText(page, "#review-note", "^1 is right");
  assert.deepEqual(await page.locator("#record button").allTextContents(), [..."121311"]);
  assert.equal(await page.textContent("#lines li"), "From move 6: 5");
  assert.deepEqual(await accessibilityViolations(page), []);
  await leave();
});

test("after a review the next mistake is the first one", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    record: "connect4:first:121315",
    settings: alone,
  });
  await openPanel(page, "analysis", "review");
  await page.click("#review-go");
  await waitForText(page, "#review-note", "found");
  await page.click("#review-on");
  await waitForText(page, "#review-note", "^(Inaccuracy|Mistake|Blunder): \\d+[.] \\d ");
  const first = await page.textContent("#review-note");
  const mistakes = await page.locator("#record button[data-cost]").count();
  for (let step = 0; step < mistakes; step += 1) await page.click("#review-on");
  assert.equal(await page.textContent("#review-note"), first);
  await leave();
});

test("a better move is tried during a review, which then continues", async () => {
  const record = "connect4:first:12131523";
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    record,
    settings: alone,
    before: searchForever("connect4:first:1213152"),
  });
  await openPanel(page, "analysis", "review");
  await page.click("#review-go");
  await waitForText(page, "#review-note", "^Position 8 of 9");
  await page.click("#review-back");
  await page.click("#review-try");
  await page.locator("#board .column").nth(6).click();
  await page.locator("#spoken", { hasText: "7 is not good either" }).waitFor();
  await waitForText(page, "#review-note", "found");
  assert.equal(await page.textContent("#review-go"), "Review all moves");
  await leave();
});

test("a line is previewed as a small board and played as a variation", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    record: "reversi:diagonal-mole:d3c3c4",
    settings: alone,
  });
  await openPanel(page, "analysis", "analysis");
  await page.click("#analysis-go");
  const line = page.locator("#analysis .best button").first();
  await line.waitFor();
  await page.waitForFunction(
    () =>
      (document.querySelector("#analysis .best button")?.textContent ?? "").split(" ").length > 4,
  );
  await page.click("#analysis-go");
  await line.hover();
  await page.waitForSelector(".line-preview:popover-open .thumbnail");
  const [value, number, ...moves] = ((await line.textContent()) ?? "").split(" ");
  assert.match(value, /^[+\u2212]?\d/);
  assert.equal(number, "4.");
  await line.click();
  const record = await page.locator("#record button").allTextContents();
  assert.deepEqual(record, ["d3", "c3", "c4", ...moves]);
  assert.equal(await page.locator(".line-preview:popover-open").count(), 0);
  assert.deepEqual(await accessibilityViolations(page), []);
  await leave();
});

const WITH_PASS =
  "d3c3c4e3c2b1e2c6f3d2c5e1f6b6c1g3f1b2c7b5a4d1f5c8g2b4d6e7h3g4f2h2g1h1b3g7f4g5g6h6g8h7d8f7b8h4d7a6e6e8f8a3a5a7h8b7a8paa1a2h5";

test("the review of a finished game opens its first mistake and lists no pass", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    record: `reversi:diagonal-mole:${WITH_PASS}`,
    settings: alone,
  });
  await openPanel(page, "analysis", "review");
  await page.click("#review-go");
  const sentence =
    "found[.] (Inaccuracy|Mistake|Blunder): \\d+[.] [a-h][1-8] .*; .*[a-h][1-8].*[.]$";
  await waitForText(page, "#review-note", sentence);
  const first = await page.locator("#record button[data-cost]").first().getAttribute("aria-label");
  const note = await page.textContent("#review-note");
  assert.equal(note?.match(/\d+[.]/)?.[0], first?.match(/^\d+[.]/)?.[0]);
  await page.click("#review details summary");
  await page.locator("#review tbody tr").first().waitFor();
  const rows = await page.locator("#review tbody tr").allTextContents();
  assert.equal(rows.length, WITH_PASS.length / 2 - 1);
  assert.ok(!rows.some((row) => row.includes("pass")));
  // A position with nothing but a pass has the value of the next one.
  const values = await page.locator("#review tbody tr td:nth-child(2)").allTextContents();
  assert.match(values.at(-4) ?? "", /^[+\u2212]\d+$/);
  await leave();
});
