// The pause before a computer's move: the person's to choose, and no longer than chosen. By a clock of the test's own.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import { openSite } from "../support/site.mjs";
import { pass, untilWaiting, virtualTime } from "../support/virtual-time.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

test("the pause is the person's to choose", async () => {
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
      await untilWaiting(page, pause);
      await pass(page, pause - 1);
      assert.equal((await table.state()).moves.length, moves.length + 1);
      await pass(page, 1);
    }
    await table.turn();
    assert.equal((await table.state()).moves.length, moves.length + 2);
  }
  await table.leave();
});

test("a long thought is not made longer by the pause, a short one is", async () => {
  const pause = 1500;
  for (const thought of [0, 600, 1500, 1600]) {
    const table = await openReversi(browser, site, {
      settings: { opponent: "second", pause },
      // The worker's answer arrives when so much time has passed.
      before: `${virtualTime}{
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...more) {
          post.call(this, message, ...more);
          if (message.type === "choose") virtualTime.pass(${thought});
        };
      }`,
    });
    const { page } = table;
    await table.play((await table.state()).legal[0]);
    const rest = pause - thought;
    if (rest > 0) {
      await untilWaiting(page, rest);
      await pass(page, rest - 1);
      assert.ok((await table.state()).thinking, `a thought of ${thought} ms`);
      await pass(page, 1);
    }
    await table.turn();
    assert.equal((await table.state()).moves.length, 2);
    await table.leave();
  }
});

test("a move that waits for the end of the pause is not made when nobody wants it any more", async () => {
  const table = await openReversi(browser, site, {
    settings: { opponent: "second", pause: 1500 },
    before: virtualTime,
  });
  const { page } = table;
  await table.play((await table.state()).legal[0]);
  await untilWaiting(page, 1500);
  await table.press("undo");
  await pass(page, 5000);
  const { moves, open } = await table.state();
  assert.deepEqual([moves.length, open], [1, true]);
  assert.equal((await table.snapshots()).length, 2, "only the move and the way back");
  await table.leave();
});
