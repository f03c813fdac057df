// Long links, large files and foreign characters: the page's thread does a bounded amount of work, which is counted and
// not timed, and sentences have excerpts.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openGamePage } from "../support/game-page.mjs";
import { startCounting, workCounter } from "../support/page-work.mjs";
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

/** Maximum calls of the page's functions for one link; a slice of 200 milliseconds has some 200,000. */
const MAX_CALLS = 20_000;

/** Kings walk in cycles of five and four squares between the pawns' moves, so that no position occurs five times. */
function longRecord() {
  const [white, black] = [
    ["a1", "b1", "c2", "b3", "a2"],
    ["a8", "b8", "b7", "a7"],
  ];
  const plies = [];
  const at = [0, 0];
  const walk = (/** @type {0 | 1} */ side) => {
    const cycle = side === 0 ? white : black;
    const from = cycle[at[side] % cycle.length];
    at[side] += 1;
    plies.push(from + cycle[at[side] % cycle.length]);
  };
  const pawns = ["e", "f", "g", "h"].flatMap((file) =>
    [2, 3, 4].map((rank) => `${file}${rank}${file}${rank + 1}`),
  );
  for (const pawn of pawns) {
    for (let move = 0; move < 60; move += 1) {
      walk(0);
      walk(1);
    }
    plies.push(pawn);
    walk(1);
  }
  return `chess:k7/8/4pppp/8/8/8/4PPPP/K7_w_-_-_0_1:${plies.join("")}`;
}

/** Opens a page at a link of this length; returns the work of its thread and the length of its text. @param {string} address */
async function open(address) {
  const context = await browser.newContext({ locale: "en-US" });
  const page = await context.newPage();
  await page.addInitScript({ content: workCounter });
  await page.goto(`${site.url}about.html`);
  const [file, hash] = address.split(/#(.*)/s);
  await page.goto(`${site.url}${file}`);
  await page.waitForSelector("html[data-ready]");
  const work = await startCounting(page);
  await page.evaluate((text) => {
    location.hash = text;
  }, hash);
  return { page, context, work };
}

const LETTERS = 1_000_000;

for (const [what, address] of [
  ["breed.html", `breed.html#creature=reversi/ramscher:table=${"1/".repeat(LETTERS / 2)}`],
  ["breed.html, pairs", `breed.html#creature=reversi/ramscher:${"a=1,".repeat(LETTERS / 4)}`],
  ["breed.html, name", `breed.html#creature=gobang/cpc-gobang:&name=${"\u202e".repeat(1000)}`],
  ["gobang.html", `gobang.html#${"A".repeat(LETTERS)}`],
  ["gobang.html, moves", `gobang.html#${"h8".repeat(LETTERS / 2)}`],
  ["reversi.html, framed", `reversi.html#reversi:diagonal-mole:${"f5".repeat(LETTERS / 2)}`],
  ["chess.html", `chess.html#chess:standard:${"e2e4".repeat(LETTERS / 4)}`],
]) {
  test(`${what}: a link of a million letters is refused or cut after a bounded amount of work`, async () => {
    const { page, context, work } = await open(address);
    const message = page.locator("#notices, [role=status], #message").first();
    await message.waitFor({ state: "attached" });
    await waitTwoFrames(page);
    const { calls, changes } = await work();
    assert.ok(calls < MAX_CALLS && changes < 2000, `${calls} calls, ${changes} changes`);
    const text = (await page.textContent("body")) ?? "";
    assert.doesNotMatch(text, /A{41}|(h8){21}|(f5){21}|(e2e4){11}|(1\/){21}|\u202e/);
    await context.close();
  });
}

test("chess: a match of more than a thousand moves is shown in part", async () => {
  const settings = { opponent: "none" };
  const record = longRecord();
  const { page, leave } = await openGamePage(browser, site, "chess", { record, settings });
  await showTab(page, "record");
  const items = page.locator("#record button");
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 600);
  const plies = await page.locator("#record").evaluate((list) => Number(list.dataset.first) + 600);
  assert.ok(plies > 1400, String(plies));
  assert.equal(await items.last().getAttribute("aria-current"), "step");
  await items.first().click();
  const first = await page.locator("#record [aria-current]").evaluate((move) => move.ariaLabel);
  assert.match(first ?? "", new RegExp(`^${(plies - 600) / 2 + 1}\\. `));
  await leave();
});

/** A game with a bad move after each thousand good ones. @param {number} count */
const manyGames = (count) =>
  Array.from(
    { length: count },
    (_, at) =>
      `[Event "${at}"]\n[White "Ada ${at}"]\n\n1. e4 e5 2. ${at % 1000 === 500 ? "Ke3" : "Nf3"} *\n\n`,
  ).join("");

test("chess: a large file is read in a worker, in batches of bounded work", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: { opponent: "none" },
    before: workCounter,
  });
  await page.evaluate(() => {
    Object.assign(globalThis, { batches: [] });
    const { prototype } = Worker;
    const descriptor = Object.getOwnPropertyDescriptor(prototype, "onmessage");
    Object.defineProperty(prototype, "onmessage", {
      set(listener) {
        descriptor?.set?.call(this, (/** @type {MessageEvent} */ event) => {
          const found = event.data.value?.found;
          if (found) /** @type {any} */ (globalThis).batches.push(found.length);
          listener(event);
        });
      },
    });
  });
  await showTab(page, "record");
  await page.click("#exchange");
  await page.waitForSelector("#exchange-window[open]");
  const file = { name: "many.pgn", mimeType: "text/plain", buffer: Buffer.from(manyGames(3000)) };
  const work = await startCounting(page);
  await page.setInputFiles("#exchange-file", file);
  await page.locator("#exchange-fault", { hasText: "2997 games can be opened:" }).waitFor();
  const { calls, changes } = await work();
  const batches = /** @type {number[]} */ (await page.evaluate("batches"));
  assert.equal(
    batches.reduce((sum, size) => sum + size, 0),
    3000,
  );
  assert.ok(
    batches.every((size) => size <= 200),
    String(batches),
  );
  // The first batch draws the list; every further one calls as many functions for each of its matches.
  assert.ok(
    200 * (calls / 3000) < MAX_CALLS && changes < 1000,
    `${calls} calls, ${changes} changes`,
  );
  assert.equal(await page.locator("#exchange-list li").count(), 50);
  assert.equal(await page.locator("#exchange-stop").isVisible(), false);
  await page.fill("#exchange-filter", "Ada 2999");
  await page.waitForFunction(() => document.querySelectorAll("#exchange-list li").length === 1);
  await leave();
});

test("chess: reading shows its progress and can be stopped", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: { opponent: "none" },
  });
  // The worker finds some matches and no end.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any} */ message) {
      if (message.type !== "import") return postMessage.call(this, message);
      const match = {
        record: "chess:standard:",
        players: ["\u202e".repeat(90), "B"],
        result: "*",
        event: "",
        date: "",
        notes: "",
        moves: 0,
      };
      const value = { found: [{ match }], fraction: 0.25, isLast: false, isCut: false };
      this.dispatchEvent(
        new MessageEvent("message", { data: { id: message.id, type: "found", value } }),
      );
    };
  });
  await showTab(page, "record");
  await page.click("#exchange");
  await page.waitForSelector("#exchange-window[open]");
  await page.fill("#exchange-paste", "1. e4");
  await page.click("#exchange-open");
  await page.locator("#exchange-stop").waitFor();
  assert.equal(
    await page
      .locator("#exchange-progress")
      .evaluate((bar) => /** @type {HTMLProgressElement} */ (bar).value),
    0.25,
  );
  const [entry] = await page.locator("#exchange-list li").allTextContents();
  assert.equal(entry, `${"\ufffd".repeat(40)}… – B, *, 0 moves`);
  await page.click("#exchange-stop");
  await page.locator("#exchange-stop").waitFor({ state: "hidden" });
  assert.equal(await page.textContent("#exchange-fault"), "1 game can be opened:");
  await leave();
});

test("chess: a file in UTF-16 is opened", async () => {
  const { page, leave } = await openGamePage(browser, site, "chess", {
    settings: { opponent: "none" },
  });
  await showTab(page, "record");
  await page.click("#exchange");
  await page.waitForSelector("#exchange-window[open]");
  const buffer = Buffer.from("\ufeff1. e4 e5 2. Nf3 *", "utf16le").swap16();
  await page.setInputFiles("#exchange-file", { name: "a.pgn", mimeType: "text/plain", buffer });
  await page.waitForFunction(() => document.querySelectorAll("#record button").length === 3);
  await leave();
});
