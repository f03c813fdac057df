// The pause before a computer's move has the chosen length, on a simulated clock.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { openSite } from "../support/site.mjs";
import { advance, virtualTime, waitForTimer } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

test("the pause has the chosen length", async () => {
  const table = await openReversi(browser, site, {
    settings: { opponent: "second", pause: 1000 },
    before: virtualTime,
  });
  const { page } = table;
  assert.equal(await page.textContent("#pause-shown"), "1.00 s");
  for (const [key, pause] of /** @type {const} */ ([
    ["ArrowLeft", 750],
    ["Home", 0],
  ])) {
    await page.focus("#pause");
    await page.keyboard.press(key);
    const { legal, moves } = await table.state();
    await table.play(legal[0]);
    if (pause > 0) {
      await waitForTimer(page, pause);
      await advance(page, pause - 1);
      assert.equal((await table.state()).moves.length, moves.length + 1);
      await advance(page, 1);
    }
    await table.turn();
    assert.equal((await table.state()).moves.length, moves.length + 2);
  }
  await table.leave();
});

test("the pause extends a short search, but not a long one", async () => {
  const pause = 1500;
  for (const thought of [0, 600, 1500, 1600]) {
    const table = await openReversi(browser, site, {
      settings: { opponent: "second", pause },
      // The worker's response arrives after the given time.
      before: `${virtualTime}{
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...more) {
          post.call(this, message, ...more);
          if (message.type === "choose") virtualTime.advance(${thought});
        };
      }`,
    });
    const { page } = table;
    await table.play((await table.state()).legal[0]);
    const rest = pause - thought;
    if (rest > 0) {
      await waitForTimer(page, rest);
      await advance(page, rest - 1);
      assert.ok((await table.state()).thinking, `a search of ${thought} ms`);
      await advance(page, 1);
    }
    await table.turn();
    assert.equal((await table.state()).moves.length, 2);
    await table.leave();
  }
});

test("a move that waits for the end of the pause is dropped after an undo", async () => {
  const table = await openReversi(browser, site, {
    settings: { opponent: "second", pause: 1500 },
    before: virtualTime,
  });
  const { page } = table;
  await table.play((await table.state()).legal[0]);
  await waitForTimer(page, 1500);
  await table.press("undo");
  await advance(page, 5000);
  const { moves, open } = await table.state();
  assert.deepEqual([moves.length, open], [1, true]);
  assert.equal((await table.snapshots()).length, 2, "only the move and the undo");
  await table.leave();
});
