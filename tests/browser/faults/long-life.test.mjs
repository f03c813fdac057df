// Computers that play on and on in one tab leave nothing behind: neither workers nor listeners nor memory of the
// modules. The long form, with 2,000 moves a game, is `npm run measure -- life`.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { letPlay, letTwoPlay, levelOf, weighing } from "../../../scripts/measure/bench/life.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  const worker = (/** @type {string} */ script) => weighing + script;
  [site, browser] = await Promise.all([openSite({ worker }), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

for (const [game, first, second] of /** @type {const} */ ([
  ["reversi", "ramscher", "doofie"],
  ["connect4", "anfaenger", "level-1"],
])) {
  test(`${game}: after a hundred moves more everything is as it was`, async () => {
    const { room, page } = await letTwoPlay(browser, site, game, [first, second]);
    await letPlay(page, 60);
    const settled = await untilNothingGrows(page);
    assert.deepEqual(counts(settled.then), counts(settled.before));
    // What the engine of the browser keeps for itself goes up and down.
    const { before, then } = settled;
    // A request in flight has a few; one listener left behind per move would add a hundred.
    assert.ok(then.listeners < before.listeners + 10, `${before.listeners} → ${then.listeners}`);
    assert.ok(then.heap < before.heap + 2_000_000, `${before.heap} → ${then.heap}`);
    assert.ok(then.nodes < 3 * before.nodes, `${before.nodes} → ${then.nodes}`);
    await room.close();
  });
}

/** @typedef {import("../../../scripts/measure/bench/life.mjs").Level} Level */

const counts = (/** @type {Level} */ { workers, page, worker }) => ({
  workers,
  page,
  worker,
});

/**
 * What there is before and after a hundred moves. Games differ, and the longest so far may have needed a page of
 * memory more: what leaks grows in each of three rounds.
 * @param {import("playwright-core").Page} page
 */
async function untilNothingGrows(page) {
  let before = await levelOf(page);
  for (let round = 1; ; round++) {
    await letPlay(page, 120);
    const then = await levelOf(page);
    if (round === 3 || isDeepStrictEqual(counts(then), counts(before))) return { before, then };
    before = then;
  }
}
