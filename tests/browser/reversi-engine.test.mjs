// The modern players of Reversi: they come in a module of their own, fetched when one of them is first asked.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "./support/chromium.mjs";
import { openReversi } from "./support/reversi-page.mjs";
import { openSite } from "./support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

test("levels play, and their module comes only for them", async () => {
  const strength = { alone: "doofie", first: "doofie", second: "doofie" };
  const table = await openReversi(browser, site, { settings: { opponent: "second", strength } });
  /** @type {string[]} */
  const fetched = [];
  table.room.on("request", (request) => fetched.push(request.url()));
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
