// The modern players of Reversi, whose module is loaded on first use.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { afterMove, exactScore } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

test("levels play, and their module is loaded only for them", async () => {
  const strength = { alone: "doofie", first: "doofie", second: "doofie" };
  const table = await openReversi(browser, site, { settings: { opponent: "second", strength } });
  /** @type {string[]} */
  const fetched = [];
  table.context.on("request", (request) => fetched.push(request.url()));
  const engines = () => fetched.filter((url) => url.endsWith(".wasm"));
  const move = async () => {
    const { legal, ply } = await table.state();
    await table.play(legal[0]);
    await table.page.waitForFunction((least) => {
      const moves = [...document.querySelectorAll("#record button")];
      return moves.findIndex((move) => move.ariaCurrent === "step") + 1 >= least;
    }, ply + 2);
    await table.turn();
  };
  await move();
  assert.deepEqual(engines(), []);
  for (const player of ["level-3", "level-7"]) {
    await table.choose("strength-alone", player);
    await move();
    assert.equal(engines().length, 1, player);
  }
  await table.leave();
});

test("every modern player is offered", async () => {
  const table = await openReversi(browser, site);
  await table.page.waitForSelector('input[name="strength-alone"]');
  const offered = await table.page
    .locator('input[name="strength-alone"]')
    .evaluateAll((all) => all.map((one) => /** @type {HTMLInputElement} */ (one).value));
  for (const player of ["doofie", "level-1", "level-7", "champion"]) {
    assert.ok(offered.includes(player), `${player} in ${offered}`);
  }
  await table.leave();
});

/** #42 of a collection of endgames: 22 empty squares. */
const ENDGAME = "reversi:--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X:";

/**
 * Script that logs the messages between the page and its workers, on a simulated machine with two cores. The search ends when it is
 * complete, on a machine of any speed.
 */
const listenToWorkers = `
  Object.defineProperty(navigator, "hardwareConcurrency", { value: 2 });
  globalThis.passed = [];
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(...files) {
      super(...files);
      this.addEventListener("message", ({ data }) => passed.push(data.type));
    }
    postMessage(message) {
      passed.push(message.type);
      const { request } = message;
      super.postMessage(request ? { ...message, request: { ...request, limits: {} } } : message);
    }
  };`;

test("two workers share the champion's exact search and find the best move", async () => {
  const strength = { alone: "champion", first: "champion", second: "champion" };
  const settings = { opponent: "first", strength };
  const table = await openReversi(browser, site, {
    settings,
    record: ENDGAME,
    before: listenToWorkers,
  });
  const moved = await table.page.waitForSelector("#record button", { state: "attached" });
  const move = (await moved.getAttribute("aria-label"))?.match(/[a-h][1-8]$/)?.[0] ?? "";
  const passed = await table.page.evaluate("globalThis.passed");
  for (const said of ["sharing", "prepare", "split", "task", "done"])
    assert.ok(passed.includes(said), `${said} in ${passed}`);
  assert.equal(exactScore(afterMove(ENDGAME, move)), -6, `after ${move}`);
  await table.leave();
});
