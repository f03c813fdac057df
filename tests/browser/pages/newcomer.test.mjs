// First steps of a newcomer: a hint, a new match by mistake, an opened match, an empty board, a lost match.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessibilityViolations } from "../support/axe.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openGamePage, startNewGame } from "../support/game-page.mjs";
import { openSite } from "../support/site.mjs";
import { openPanel, openSetup, showTab } from "../support/tabs.mjs";
import { waitForText } from "../support/until.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

const twoPeople = { opponent: "none" };
const moves = (/** @type {import("playwright-core").Page} */ page) =>
  page.locator("#record li").count();

test("an opened match is only displayed until the user plays on", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", {
    settings: { opponent: "first" },
  });
  await showTab(page, "record");
  await page.click("#exchange");
  await page.fill("#exchange-paste", "e3f5");
  await page.click("#exchange-open");
  await waitForText(page, "#turn-text", "^Move 2 of 2$");
  assert.equal(await moves(page), 2);
  await page.click("#play-on");
  await page.waitForFunction(() => document.querySelectorAll("#record li").length > 2);
  await leave();
});

test("a hint is shown in the status line, and disappears with any move", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings: twoPeople,
    record: "connect4:first:445566",
  });
  await page.click("#hint");
  await waitForText(page, "#turn-text", "^[37]: makes four in a row");
  assert.ok((await page.locator("#board [data-hint]").count()) > 0);
  assert.equal(await page.locator("#notice").isVisible(), false);
  await page.locator("#board .column").first().click();
  await waitForText(page, "#turn-text", "^Plum to move$");
  assert.equal(await page.locator("#board [data-hint]").count(), 0);
  await leave();
});

test("a new match can be undone", async () => {
  const record = "connect4:first:4455";
  const { page, saved, leave } = await openGamePage(browser, site, "connect4", {
    settings: twoPeople,
    record,
  });
  await page.waitForSelector("#tool-buttons", { state: "attached" });
  await startNewGame(page);
  await page.waitForSelector("#notice-act");
  assert.equal(await moves(page), 0);
  await page.click("#notice-act");
  assert.equal(await moves(page), 4);
  assert.equal(await page.locator("#notice").isVisible(), false);
  await page.click("#undo");
  assert.match(await saved(), /^connect4:first:445!5/);
  await leave();
});

test("the result is described from the user's side, with possible next steps", async () => {
  const settings = {
    opponent: "second",
    strength: { alone: "level-3", first: "level-3", second: "level-3" },
  };
  const { page, result, leave } = await openGamePage(browser, site, "connect4", {
    settings,
    record: "connect4:first:112233",
  });
  await page.locator("#board .column").nth(3).click();
  await result();
  assert.equal(await page.textContent("#result-title"), "You win!");
  assert.equal(await page.textContent("#result-new"), "Rematch");
  await page.locator("#result-harder").waitFor();
  assert.equal(await page.locator("#result .buttons button:visible").count(), 3);
  assert.equal(await page.locator("#result-easier").isVisible(), false);
  await page.click("#result-more");
  await page.locator("#result-easier").waitFor();
  assert.deepEqual(await accessibilityViolations(page), []);
  await page.click("#result-harder");
  assert.equal(await moves(page), 0);
  assert.notEqual(await page.locator("[name=strength-alone]:checked").inputValue(), "level-3");
  await leave();
});

test("after a lost match the sides can be swapped and the moves reviewed", async () => {
  // Weaker players may overlook the four.
  const strength = { alone: "meister", first: "meister", second: "meister" };
  const { page, result, leave } = await openGamePage(browser, site, "connect4", {
    settings: { opponent: "first", strength },
    record: "connect4:first:112233",
  });
  await result();
  assert.equal(await page.textContent("#result-title"), "You lose.");
  await page.click("#result-review");
  await page.waitForSelector("#panel-analysis:not([hidden]) #review[open]");
  await waitForText(page, "#review-note", "mistakes?[.] ");
  await page.click("#tab-record");
  await page.locator("#record button").last().click();
  await page.click("#undo");
  await page.locator("#board .column").nth(2).click();
  await result();
  await page.click("#result-more");
  await page.click("#result-swap");
  assert.equal(await page.locator("[name=opponent]:checked").inputValue(), "second");
  await leave();
});

for (const [game, legend] of /** @type {const} */ ([
  ["reversi", /wins by 6 discs/],
  ["gobang", /wins in 6 moves/],
  ["qubic", /wins in 6 moves/],
  ["connect4", /wins with 6 discs left/],
])) {
  test(`move scores come with an explanation: ${game}`, async () => {
    const { page, leave } = await openGamePage(browser, site, game, { settings: twoPeople });
    const words = page.locator("#values-legend");
    await words.waitFor({ state: "attached" });
    assert.equal(await words.isVisible(), false);
    await page.locator("#values").check();
    await words.waitFor();
    assert.match(`${await words.textContent()}`, legend);
    await leave();
  });
}

for (const width of [320, 1280]) {
  test(`the longest move score fits its cell: qubic, ${width} pixels`, async () => {
    const context = { viewport: { width, height: 720 } };
    const { page, leave } = await openGamePage(browser, site, "qubic", {
      settings: twoPeople,
      context,
    });
    const [textWidth, cellWidth] = await page
      .locator(".level .cell")
      .first()
      .evaluate((cell) => {
        cell.setAttribute("data-value", "−#32");
        cell.setAttribute("data-exact", "");
        const style = getComputedStyle(cell, "::after");
        const probe = document.createElement("span");
        const { font, letterSpacing } = style;
        Object.assign(probe.style, { position: "absolute", font, letterSpacing });
        probe.textContent = "−#32";
        document.body.append(probe);
        return [probe.getBoundingClientRect().width, Number.parseFloat(style.width)];
      });
    assert.ok(textWidth > 0 && textWidth <= cellWidth, `${textWidth} of ${cellWidth}`);
    await leave();
  });
}

test("an empty board is refused by the position setup", async () => {
  const { page, leave } = await openGamePage(browser, site, "reversi", { settings: twoPeople });
  await openSetup(page);
  await page.click("text=Clear the board");
  await waitForText(page, "#setup-note", "already over");
  await page.click("text=Set position");
  assert.equal(await page.locator("#result[open]").count(), 0);
  assert.equal(await page.locator("#board[data-edited]").count(), 1);
  await page.click("text=Back to the game");
  await waitForText(page, "#turn-text", "^Tomato to move$");
  await leave();
});

test("chess moves are numbered in pairs, also where Black begins", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: twoPeople,
    record: "chess:standard:e4 e5 Nf3",
  });
  await showTab(page, "record");
  const labels = () =>
    page.locator("#record button").evaluateAll((all) => all.map((move) => move.ariaLabel));
  assert.deepEqual(await labels(), ["1. White e4", "1… Black e5", "2. White Nf3"]);
  const tops = await page
    .locator("#record button")
    .evaluateAll((all) => all.map((move) => move.getBoundingClientRect().top));
  assert.equal(tops[0], tops[1]);
  await leave();
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`high contrast: icons are visible, and the current one is marked, ${colorScheme}`, async () => {
    const { page, leave } = await openGamePage(browser, site, "gobang", {
      context: { colorScheme },
    });
    await page.selectOption("#theme", "contrast");
    await page.waitForFunction(() =>
      getComputedStyle(
        /** @type {Element} */ (document.getElementById("tab-play")),
      ).filter.includes("drop-shadow"),
    );
    const colours = await page.evaluate(() =>
      [".site-nav [aria-current]", ".site-nav a[data-game=chess]", "#tab-play", "#tab-record"].map(
        (sign) =>
          getComputedStyle(/** @type {Element} */ (document.querySelector(sign)), "::before")
            .backgroundColor,
      ),
    );
    assert.notEqual(colours[0], colours[1]);
    assert.notEqual(colours[2], colours[3]);
    assert.deepEqual(await accessibilityViolations(page), []);
    await leave();
  });
}

test("on Gobang's small squares a first tap explains what a second one does", async () => {
  const { page, leave } = await openGamePage(browser, site, "gobang", {
    settings: twoPeople,
    context: { hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } },
  });
  const square = page.locator("#board button").nth(16 * 7 + 7);
  await square.tap();
  await waitForText(page, "#turn-text", "^Tap h8 again to place the stone");
  await square.tap();
  await waitForText(page, "#turn-text", "^Daisy to move");
  await leave();
});

for (const [game, text, record] of [
  ["chess", "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", /^chess:8\/8\/8\/4k3\/8\/8\/4P3\/4K3/],
  ["chess", "1. e4 e5 2. Nf3", /^chess:standard:e2e4e7e5g1f3$/],
  ["connect4", "http://localhost/connect4.html#connect4:first:4453", /^connect4:first:4453$/],
]) {
  test(`${game}: one field accepts moves, a position or a link: ${text}`, async () => {
    const { page, leave } = await openGamePage(browser, site, String(game), {
      settings: twoPeople,
    });
    await showTab(page, "record");
    await page.click("#exchange");
    await page.fill("#exchange-paste", String(text));
    await page.click("#exchange-open");
    await page.waitForFunction(
      (pattern) => new RegExp(pattern).test(decodeURI(location.hash.slice(1))),
      /** @type {RegExp} */ (record).source,
    );
    await leave();
  });
}

test("a review steps through the user's mistakes only, and rates the accuracy of both sides", async () => {
  const { page, leave } = await openGamePage(browser, site, "connect4", {
    settings: { opponent: "second" },
    record: "connect4:first:1122334",
  });
  await openPanel(page, "analysis", "review");
  await page.click("#review-go");
  await waitForText(page, "#review-note", "^You made \\d+ mistakes?[.] \\w+: \\d+[.] ");
  assert.match(
    (await page.textContent("#review-accuracy")) ?? "",
    /^Accuracy: Sunflower \(You\) \d+ %, Plum \(.+\) \d+ %$/,
  );
  assert.match((await page.textContent("#review-legend")) ?? "", /Sunflower is ahead at the top/);
  const costs = await page
    .locator("#record button")
    .evaluateAll((all) => all.map((move) => move.getAttribute("data-cost")));
  assert.ok(
    costs.some((cost, ply) => cost && ply % 2 === 1),
    "Plum has made mistakes",
  );
  await page.click("#review-back");
  const note = (await page.textContent("#review-note")) ?? "";
  assert.match(note, /^(Inaccuracy|Mistake|Blunder): \d*[13579][.] \d /, "a move of Sunflower");
  await leave();
});
