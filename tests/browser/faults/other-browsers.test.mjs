// The Reversi page in Firefox and WebKit: a whole match, moves without a network, reloads.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openFirefox } from "../support/firefox.mjs";
import { readInFrame } from "../support/frames.mjs";
import { assertAgrees } from "../support/games/reversi-assertions.mjs";
import {
  canMoveOrIsOver,
  centreOf,
  hasMovesListed,
  readState,
} from "../support/games/reversi-page-state.mjs";
import { newGame, viewOf } from "../support/rules.mjs";
import { pick, seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";
import { checkMoves, checkSnapshots, recordSnapshots } from "../support/snapshots.mjs";
import { PLAIN_FILE, storeSettingsScript } from "../support/stored-settings.mjs";
import { openWebKit } from "../support/webkit.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  site = await openSite();
});
after(() => site.close());

/** @param {string} player */
const storeSettings = (player) =>
  storeSettingsScript("reversi", {
    opponent: "second",
    pause: 0,
    strength: { alone: player, first: player, second: player },
    language: "en",
  });

test("Firefox: a whole match against Ramscher with the mouse and a reload", async () => {
  const random = seededRandom(41);
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
    await page.goto(site.url + PLAIN_FILE);
    await page.evaluate(storeSettings("ramscher"));
    await page.evaluateOnNewDocument(recordSnapshots);
    await page.goto(`${site.url}reversi.html`);
    /** @type {import("../support/snapshots.mjs").Snapshot[]} */
    const game = [];
    for (let moves = 0; ; moves += 1) {
      await page.waitForFunction(canMoveOrIsOver);
      const state = await readInFrame(page, readState);
      if (!state.open) break;
      if (moves === 8) {
        game.push(.../** @type {any} */ (await page.evaluate("globalThis.snapshots")));
        await page.waitForFunction(hasMovesListed);
        await page.reload();
        await page.waitForFunction(hasMovesListed);
        assert.deepEqual(await readInFrame(page, readState), state);
      }
      const { x, y } = await page.evaluate(centreOf, pick(state.legal, random));
      await page.mouse.click(x, y);
    }
    game.push(.../** @type {any} */ (await page.evaluate("globalThis.snapshots")));
    checkSnapshots(game);
    const start = { ...game[0], record: newGame("diagonal-tomato") };
    assert.ok(checkMoves([start, ...game], { second: "ramscher" }) > 10);
    assert.ok(viewOf(game.at(-1)?.record ?? "").outcome);
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
  }
});

test("Firefox: a match continues and is reloaded without a network", async () => {
  const offlineSite = await openSite();
  const browser = await openFirefox();
  try {
    const page = await browser.newPage();
    await page.goto(`${offlineSite.url}reversi.html`);
    await page.waitForSelector("html[data-ready]");
    await page.evaluate(storeSettings("ramscher"));
    await page.waitForFunction("navigator.serviceWorker.controller?.state === 'activated'");
    await offlineSite.close();
    await page.goto("about:blank");
    await page.goto(`${offlineSite.url}reversi.html#reversi:diagonal-tomato:e3`);
    const answered = `document.querySelectorAll("#record li").length >= 2 &&
      document.querySelector("#board[data-open]")`;
    await page.waitForFunction(answered);
    await page.waitForFunction(hasMovesListed);
    const played = await readInFrame(page, readState);
    await page.reload();
    await page.waitForFunction(hasMovesListed);
    assert.deepEqual(await readInFrame(page, readState), played);
    const { x, y } = await page.evaluate(centreOf, played.legal[0]);
    await page.mouse.click(x, y);
    await page.waitForFunction(
      `document.querySelectorAll("#record li").length > ${viewOf(played.saved ?? "").moves.length}`,
    );
  } finally {
    await browser.close();
    await offlineSite.close().catch(() => {}); // it may be closed already
  }
});

test("WebKit: some moves against KlauWasteKannz, and a reload", async () => {
  const random = seededRandom(42);
  const browser = await openWebKit();
  const isReady = `return (${hasMovesListed})()`;
  /** @param {number} plies */
  const answered = (plies) => `return (${hasMovesListed})() &&
    document.querySelectorAll("#record button").length >= ${plies}`;
  try {
    await browser.goto(site.url + PLAIN_FILE);
    await browser.run(storeSettings("klauwastekannz"));
    await browser.goto(`${site.url}reversi.html`);
    for (let moves = 1; moves <= 8; moves += 1) {
      await browser.waitFor(isReady);
      const before = await readInFrame(browser, readState);
      const cell = pick(before.legal, random);
      await browser.run(
        `document.querySelectorAll("#board tbody button")[arguments[0]].click()`,
        cell,
      );
      await browser.waitFor(answered(before.ply + 2));
      const state = await readInFrame(browser, readState);
      const saved = state.saved ?? "";
      assertAgrees(state, saved);
      const { ply, moves: made, names } = viewOf(saved);
      assert.ok(ply >= before.ply + 2, `${made}`);
      assert.equal(made[before.ply], names[cell]);
    }
    const state = await readInFrame(browser, readState);
    await browser.call("POST", "/refresh");
    await browser.waitFor(isReady);
    assert.deepEqual(await readInFrame(browser, readState), state);
  } finally {
    await browser.close();
  }
});
