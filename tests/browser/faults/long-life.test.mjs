// Long matches between computers in one tab leak no workers, listeners or memory. `npm run measure -- life` plays 2,000
// moves of each game.

import assert from "node:assert/strict";
import { after as afterAll, before as beforeAll, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import {
  measureResources,
  moduleMeter,
  startMatches,
  waitForMoves,
} from "../../../scripts/measure/bench/life.mjs";
import { openChromium } from "../support/chromium.mjs";
import { openSite } from "../support/site.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

beforeAll(async () => {
  const worker = (/** @type {string} */ script) => moduleMeter + script;
  [site, browser] = await Promise.all([openSite({ worker }), openChromium()]);
});
afterAll(() => Promise.all([browser?.close(), site?.close()]));

for (const [game, first, second] of /** @type {const} */ ([
  ["reversi", "ramscher", "doofie"],
  ["connect4", "anfaenger", "level-1"],
])) {
  test(`${game}: a hundred further moves use no more resources`, async () => {
    const { context, page } = await startMatches(browser, site, game, [first, second]);
    await waitForMoves(page, 60);
    const { before, after } = await measureUntilStable(page);
    assert.deepEqual(exactPart(after), exactPart(before));
    assert.ok(
      hasFewNewListeners(before, after),
      `listeners: ${before.listeners} → ${after.listeners}`,
    );
    // The browser's own memory varies.
    assert.ok(after.heap < before.heap + 2_000_000, `${before.heap} → ${after.heap}`);
    assert.ok(after.nodes < 3 * before.nodes, `${before.nodes} → ${after.nodes}`);
    await context.close();
  });
}

/** @typedef {import("../../../scripts/measure/bench/life.mjs").Resources} Resources */

const exactPart = (/** @type {Resources} */ { workers, page, worker }) => ({
  workers,
  page,
  worker,
});

/** Requests in flight have a few listeners; one leaked listener per move adds a hundred. @param {Resources} before @param {Resources} after */
const hasFewNewListeners = (before, after) => after.listeners < before.listeners + 50;

/**
 * Measures before and after a hundred moves, up to three times: the longest match so far may need one more page of memory, and a
 * part of the page that loads late adds its listeners, but a leak grows every time.
 * @param {import("playwright-core").Page} page
 */
async function measureUntilStable(page) {
  let before = await measureResources(page);
  for (let round = 1; ; round++) {
    await waitForMoves(page, 120);
    const after = await measureResources(page);
    const isStable =
      isDeepStrictEqual(exactPart(after), exactPart(before)) && hasFewNewListeners(before, after);
    if (round === 3 || isStable) return { before, after };
    before = after;
  }
}
