// A worker that crashes is replaced and the match continues. Repeated crashes are reported, the page stays usable, and
// no further workers are started in vain.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { assertAgrees } from "../support/games/reversi-assertions.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { afterMove, choiceOf, newGame } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";
import { throwing, trapping } from "../support/tamper.mjs";

/** @typedef {import("../support/tamper.mjs").Tamper} Tamper */

/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  browser = await openChromium();
});
after(() => browser?.close());

/** Kinds of crashes. @type {Record<string, Tamper>} */
const crashes = {
  "a missing script": () => null,
  "a syntax error": () => "this is no script",
  "an error at the start": () => `throw new Error("no way in");`,
  "an error during a search": (script) => throwing + script,
  "a trap of the module": (script) => trapping + script,
};

/**
 * Opens a page whose workers run tampered scripts. Errors that the browser logs about them are expected.
 * @param {Tamper} tamper
 * @param {(table: import("../support/games/reversi-page.mjs").ReversiPage, started: () => number) => Promise<void>} play `started`:
 *   number of workers
 */
async function withWorkers(tamper, play) {
  let started = 0;
  const site = await openSite({
    worker(script, visit) {
      started = visit;
      return tamper(script, visit);
    },
  });
  try {
    const table = await openReversi(browser, site, { settings: { opponent: "second" } });
    await play(table, () => started);
    const errors = table.problems.filter((problem) => problem.startsWith("error: "));
    assert.deepEqual(errors, [], "no error reaches the page itself");
    await table.context.close();
  } finally {
    await site.close();
  }
}

for (const [crash, crashWorker] of Object.entries(crashes)) {
  test(`after ${crash} the next worker chooses the move`, () =>
    withWorkers(
      (script, visit) => (visit === 1 ? crashWorker(script, visit) : script),
      async (table, started) => {
        const start = newGame("diagonal-tomato");
        await table.play((await table.state()).legal[0]);
        await table.turn();
        const state = await table.state();
        const moved = afterMove(start, state.moves[0]);
        assertAgrees(state, afterMove(moved, choiceOf(moved, "ramscher")));
        assert.equal(state.notice, null);
        assert.equal(started(), 2);
      },
    ));

  test(`${crash} in every worker is reported, and the page stays usable`, () =>
    withWorkers(crashWorker, async (table, started) => {
      await table.play((await table.state()).legal[0]);
      await table.page.waitForSelector("#notice:not([hidden])");
      const state = await table.state();
      assert.match(state.notice ?? "", /^The computer player has stopped working\. \S/);
      assert.equal(state.thinking, false);
      assert.equal(state.ply, 1);
      await table.choose("opponent", "none");
      await table.play((await table.state()).legal[0]);
      const then = await table.state();
      assert.equal(then.ply, 2);
      assert.ok(then.open);
      assert.ok(started() <= 3, `${started()} workers were started`);
    }));
}

test("a worker that fails to load is not requested again until it is needed", () =>
  withWorkers(
    () => null,
    async (table, started) => {
      for (let round = 0; round < 20; round += 1) await table.page.evaluate("fetch(location.href)");
      assert.equal(started(), 1);
    },
  ));

test("after a report the next request starts a new worker", () =>
  withWorkers(
    (script, visit) => (visit <= 3 ? null : script),
    async (table) => {
      await table.play((await table.state()).legal[0]);
      await table.page.waitForSelector("#notice:not([hidden])");
      await table.page.click("#play-on");
      await table.turn();
      assert.equal((await table.state()).ply, 2);
    },
  ));
