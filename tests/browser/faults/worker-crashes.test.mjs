// A worker that dies is replaced and the game goes on; one that dies again and again is reported in a
// sentence, the page stays usable, and nobody is hired in vain without end.

import assert from "node:assert/strict";
import { after as afterAll, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { assertAgrees } from "../support/games/reversi-assertions.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { after, choiceOf, newGame } from "../support/rules.mjs";
import { openSite } from "../support/site.mjs";
import { confused, trapped } from "../support/tamper.mjs";

/** @typedef {import("../support/tamper.mjs").Tamper} Tamper */

/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  browser = await openChromium();
});
afterAll(() => browser?.close());

/** @type {Record<string, Tamper>} ways to die */
const deaths = {
  "a script that is not there": () => null,
  "a script that cannot be read": () => "this is no script",
  "a script that fails": () => `throw new Error("no way in");`,
  "an accident while it thinks": (script) => confused + script,
  "a trap of the module": (script) => trapped + script,
};

/**
 * A table whose workers are what `tamper` makes of them; complaints of the browser about that are expected.
 * @param {Tamper} tamper
 * @param {(table: import("../support/games/reversi-page.mjs").ReversiPage, hired: () => number) => Promise<void>} play
 */
async function withWorkers(tamper, play) {
  let hired = 0;
  const site = await openSite({
    worker(script, visit) {
      hired = visit;
      return tamper(script, visit);
    },
  });
  try {
    const table = await openReversi(browser, site, { settings: { opponent: "second" } });
    await play(table, () => hired);
    const own = table.problems.filter((problem) => problem.startsWith("error: "));
    assert.deepEqual(own, [], "no error reaches the page itself");
    await table.room.close();
  } finally {
    await site.close();
  }
}

for (const [death, kill] of Object.entries(deaths)) {
  test(`the first worker dies of ${death}: the next one answers`, () =>
    withWorkers(
      (script, visit) => (visit === 1 ? kill(script, visit) : script),
      async (table, hired) => {
        const begun = newGame("diagonal-tomato");
        await table.play((await table.state()).legal[0]);
        await table.turn();
        const state = await table.state();
        const asked = after(begun, state.moves[0]);
        assertAgrees(state, after(asked, choiceOf(asked, "ramscher")));
        assert.equal(state.notice, null);
        assert.equal(hired(), 2);
      },
    ));

  test(`every worker dies of ${death}: a sentence says so, and people can play on`, () =>
    withWorkers(kill, async (table, hired) => {
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
      assert.ok(hired() <= 3, `${hired()} workers were hired`);
    }));
}

test("a worker that cannot be had is not asked for again before it is needed", () =>
  withWorkers(
    () => null,
    async (table, hired) => {
      for (let round = 0; round < 20; round += 1) await table.page.evaluate("fetch(location.href)");
      assert.equal(hired(), 1);
    },
  ));

test("after a report the next question gets a fresh worker", () =>
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
