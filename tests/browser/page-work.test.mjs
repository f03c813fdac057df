// A page that keeps answering: what a move, a long thought and a tournament cost its own thread is counted and has a limit.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "./support/chromium.mjs";
import { twoFrames } from "./support/frames.mjs";
import { countWork, watchWork } from "./support/page-work.mjs";
import { openReversi } from "./support/reversi-page.mjs";
import { pick, seededRandom } from "./support/seeded-random.mjs";
import { openSite } from "./support/site.mjs";
import { deep, workerLog } from "./support/tamper.mjs";
import { openWorkerLog, untilLogged, workerLogOf } from "./support/worker-log.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Nothing is left to do of what followed the opening of the page. @param {import("playwright-core").Page} page */
async function atRest(page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate("new Promise((resolve) => requestIdleCallback(resolve))");
  await twoFrames(page);
}

/**
 * Something of each kind is done, and not more than that.
 * @param {import("./support/page-work.mjs").Work} work
 * @param {import("./support/page-work.mjs").Work} most  each time
 * @param {number} times
 */
function assertWithin(work, most, times) {
  for (const kind of /** @type {(keyof typeof work)[]} */ (Object.keys(most))) {
    const within = work[kind] > 0 && work[kind] <= times * most[kind];
    assert.ok(within, `${kind}, in ${times} times: ${JSON.stringify(work)}`);
  }
}

test("a move costs the page little", async () => {
  const strength = { alone: "aufpasser-6", first: "aufpasser-6", second: "aufpasser-6" };
  const chance = seededRandom(33);
  const table = await openReversi(browser, site, {
    settings: { opponent: "second", strength },
    before: countWork,
    context: { reducedMotion: "reduce" },
  });
  await atRest(table.page);
  const moves = 12;
  const work = await watchWork(table.page);
  for (let move = 0; move < moves; move += 1) {
    await table.turn();
    await table.play(pick((await table.state()).legal, chance));
  }
  await table.turn();
  const most = { calls: 4200, module: 20, changes: 200, layouts: 3, styles: 5 };
  const done = await work();
  await table.leave();
  assertWithin(done, most, moves);
});

test("a long thought costs the page next to nothing", async () => {
  const questions = 25;
  const slow = await openSite({ worker: (script) => deep + workerLog + script });
  try {
    const strength = { alone: "aufpasser-6", first: "doofie", second: "doofie" };
    const table = await openReversi(browser, slow, {
      settings: { opponent: "second", strength },
      line: "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1",
      before: countWork,
      context: { reducedMotion: "reduce" },
    });
    const { page } = table;
    await atRest(page);
    await openWorkerLog(page);
    await table.play((await table.state()).legal[0]);
    await untilLogged(page, "asks");
    await twoFrames(page);
    const work = await watchWork(page);
    const asked = (await workerLogOf(page)).length;
    await untilLogged(page, "asks", asked + questions);
    const done = await work();
    assert.ok((await table.state()).thinking);
    await table.leave();
    assert.ok(done.calls <= 4 * questions, JSON.stringify(done));
    assert.equal(done.module, 0);
    // What follows the move may still be said and drawn; the questions that come and go are not.
    const { changes, layouts, styles } = done;
    assert.ok(Math.max(changes, layouts, styles) <= 3, JSON.stringify(done));
  } finally {
    await slow.close();
  }
});
