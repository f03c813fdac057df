// The same table in Firefox and WebKit: a whole game and a reload in the one, the first moves in the other.

import assert from "node:assert/strict";
import { after as afterAll, before, test } from "node:test";
import { assertAgrees } from "./support/agreement.mjs";
import { checkAlbum, checkMoves, keepAlbum } from "./support/album.mjs";
import { anyOf, chanceFrom } from "./support/chance.mjs";
import { openFirefox } from "./support/firefox.mjs";
import { keeping } from "./support/kept.mjs";
import { newGame, viewOf } from "./support/rules.mjs";
import { look, looking, middleOf, turnHasCome } from "./support/sight.mjs";
import { openSite } from "./support/site.mjs";
import { openWebKit } from "./support/webkit.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const ready = "return 'ready' in document.documentElement.dataset";

/** @param {string} player */
const keepSettings = (player) =>
  keeping("reversi", {
    opponent: "second",
    pause: 0,
    strength: { alone: player, first: player, second: player },
    language: "en",
  });

test("Firefox: a whole game against Ramscher with the mouse, with a reload in the middle", async () => {
  const chance = chanceFrom(41);
  const browser = await openFirefox();
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1200, height: 900 });
    /** @type {string[]} */
    const problems = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await page.goto(site.url);
    await page.waitForSelector("html[data-ready]");
    await page.evaluate(keepSettings("ramscher"));
    await page.evaluateOnNewDocument(keepAlbum);
    await page.reload();
    /** @type {import("./support/album.mjs").Picture[]} */
    const game = [];
    for (let moves = 0; ; moves += 1) {
      await page.waitForFunction(turnHasCome);
      const sight = await page.evaluate(look);
      if (!sight.open) break;
      if (moves === 8) {
        game.push(.../** @type {any} */ (await page.evaluate("globalThis.album")));
        await page.reload();
        await page.waitForFunction(turnHasCome);
        assert.deepEqual(await page.evaluate(look), sight);
      }
      const { x, y } = await page.evaluate(middleOf, anyOf(sight.legal, chance));
      await page.mouse.click(x, y);
    }
    game.push(.../** @type {any} */ (await page.evaluate("globalThis.album")));
    checkAlbum(game);
    const begun = { ...game[0], line: newGame("diagonal-tomato") };
    assert.ok(checkMoves([begun, ...game], { second: "ramscher" }) > 10);
    assert.ok(viewOf(game.at(-1)?.line ?? "").outcome);
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
  }
});

test("Firefox: a game goes on, is reloaded and played on without a network", async () => {
  const own = await openSite();
  const browser = await openFirefox();
  try {
    const page = await browser.newPage();
    await page.goto(own.url);
    await page.waitForSelector("html[data-ready]");
    await page.evaluate(keepSettings("ramscher"));
    await page.waitForFunction("navigator.serviceWorker.controller?.state === 'activated'");
    await own.close();
    await page.goto("about:blank");
    await page.goto(`${own.url}#reversi:diagonal-tomato:e3`);
    const answered = `document.querySelectorAll("#record li").length >= 2 &&
      document.querySelector("#board[data-open]")`;
    await page.waitForFunction(answered);
    const played = await page.evaluate(look);
    await page.reload();
    await page.waitForFunction(turnHasCome);
    assert.deepEqual(await page.evaluate(look), played);
    const { x, y } = await page.evaluate(middleOf, played.legal[0]);
    await page.mouse.click(x, y);
    await page.waitForFunction(
      `document.querySelectorAll("#record li").length > ${viewOf(played.saved ?? "").moves.length}`,
    );
  } finally {
    await browser.close();
    await own.close().catch(() => {}); // it may be closed already
  }
});

test("WebKit: some moves against Doofie, and a reload", async () => {
  const chance = chanceFrom(42);
  const browser = await openWebKit();
  const myTurn = `return (${turnHasCome})()`;
  try {
    await browser.goto(site.url);
    await browser.waitFor(ready);
    await browser.run(keepSettings("doofie"));
    await browser.goto(site.url);
    await browser.waitFor(ready);
    for (let moves = 1; moves <= 8; moves += 1) {
      const before = await browser.evaluate(looking);
      const cell = anyOf(before.legal, chance);
      await browser.run(
        `document.querySelectorAll("#board tbody button")[arguments[0]].click()`,
        cell,
      );
      await browser.waitFor(myTurn);
      const sight = await browser.evaluate(looking);
      assertAgrees(sight, sight.saved);
      const { ply, moves: made } = viewOf(sight.saved);
      assert.ok(ply >= before.ply + 2, `${made}`);
      assert.equal(made[before.ply], viewOf(sight.saved).names[cell]);
    }
    const sight = await browser.evaluate(looking);
    await browser.call("POST", "/refresh");
    await browser.waitFor(ready);
    assert.deepEqual(await browser.evaluate(looking), sight);
  } finally {
    await browser.close();
  }
});
