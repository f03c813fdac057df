// The work of the page's thread for a visit, a move, a search and an animation has limits.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "../support/chromium.mjs";
import { waitTwoFrames } from "../support/frames.mjs";
import { openReversi } from "../support/games/reversi-page.mjs";
import {
  forcedLayouts,
  layoutOnWrite,
  startCounting,
  styleCounts,
  workCounter,
} from "../support/page-work.mjs";
import { pick, seededRandom } from "../support/seeded-random.mjs";
import { openSite } from "../support/site.mjs";
import { deepSearch, workerLog } from "../support/tamper.mjs";
import { openWorkerLog, readWorkerLog, waitForLog } from "../support/worker-log.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Number of counted moves. */
const MOVES = 12;

/** Waits until the page has finished loading and drawing. @param {import("playwright-core").Page} page */
async function waitUntilIdle(page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate("new Promise((resolve) => requestIdleCallback(resolve))");
  await waitTwoFrames(page);
}

/**
 * Asserts that each kind of work has happened, within its limit.
 * @param {import("../support/page-work.mjs").Work} work
 * @param {Partial<import("../support/page-work.mjs").Work>} max per time
 * @param {number} times
 */
function assertWithin(work, max, times) {
  for (const kind of /** @type {(keyof typeof work)[]} */ (Object.keys(max))) {
    const within = work[kind] > 0 && work[kind] <= times * (max[kind] ?? 0);
    assert.ok(within, `${kind}, in ${times} times: ${JSON.stringify(work)}`);
  }
}

const STRENGTH = { alone: "aufpasser-6", first: "aufpasser-6", second: "aufpasser-6" };

/**
 * Opens Reversi against the computer and waits until it is idle.
 * @param {string} [before] script that runs before the page's scripts
 */
async function openQuiet(before = "") {
  const table = await openReversi(browser, site, {
    settings: { opponent: "second", strength: STRENGTH },
    before: workCounter + before,
    context: { reducedMotion: "reduce" },
  });
  await waitUntilIdle(table.page);
  return table;
}

/**
 * Plays a move by key and waits for the announcement of the computer's move.
 * @param {import("../support/games/reversi-page.mjs").ReversiPage} table
 * @param {ReturnType<typeof seededRandom>} random
 * @param {() => Promise<unknown>} [start] called when the square has the focus, whose cost does not belong to the move
 */
async function movePair(table, random, start) {
  const { page } = table;
  await table.turn();
  await table.cell(pick((await table.state()).legal, random)).focus();
  await waitTwoFrames(page);
  await start?.();
  const before = await page.locator("#spoken").textContent();
  await page.keyboard.press("Enter");
  await waitForAnnouncement(page, before);
}

/** Waits until both moves are announced. @param {import("playwright-core").Page} page @param {string | null} before */
async function waitForAnnouncement(page, before) {
  await page.waitForFunction((previous) => {
    const text = document.querySelector("#spoken")?.textContent ?? "";
    return text !== previous && text.endsWith("Tomato to move.");
  }, before);
  await waitTwoFrames(page);
}

/** Maximum number of styled elements of a first visit, each counted as often as it is styled. */
const STYLED = { reversi: 1700, gobang: 1800, chess: 1700, qubic: 2000, connect4: 1500 };

/** Maximum number of elements styled at once, if the browser draws a frame between two files. */
const AT_ONCE = { reversi: 500, gobang: 600, chess: 650, qubic: 700, connect4: 500 };

/** The first frame shows the title only, whenever it is drawn. */
const AT_FIRST = 45;

/**
 * Delivers scripts and modules one at a time, each after the page has drawn the previous one. On a loaded machine several would
 * arrive between two frames.
 * @param {import("playwright-core").Page} page
 */
async function deliverInTurn(page) {
  let turn = Promise.resolve();
  await page.route(/\.(js|wasm)$/, (route) => {
    turn = turn.then(async () => {
      await route.continue();
      await (await route.request().response())?.finished();
      await waitTwoFrames(page);
    });
    return turn;
  });
}

for (const game of /** @type {(keyof typeof STYLED)[]} */ (Object.keys(STYLED))) {
  test(`a first visit styles the page in parts, each once: ${game}`, async () => {
    const context = await browser.newContext({ locale: "en-US" });
    const page = await context.newPage();
    await deliverInTurn(page);
    const styled = await styleCounts(page, async () => {
      await page.goto(`${site.url}${game}.html`);
      // Waiting for its visibility would style everything at once.
      await page.waitForSelector("#workbench[data-ready]", { state: "attached" });
      await waitUntilIdle(page);
    });
    await context.close();
    const sum = styled.reduce((sum, count) => sum + count, 0);
    assert.ok(sum > 0 && sum <= STYLED[game], String(styled));
    assert.ok(Math.max(...styled) <= AT_ONCE[game], String(styled));
    const first = styled.find((count) => count > 5) ?? 0;
    assert.ok(first > 0 && first <= AT_FIRST, String(styled));
  });
}

test("the work for a move is limited", async () => {
  const random = seededRandom(33);
  const table = await openQuiet();
  const work = await startCounting(table.page);
  const max = { calls: 4800, module: 20, changes: 210 };
  // Two moves and two announcements, each drawn separately.
  const each = { layouts: 4, styles: 4 };
  const all = { calls: 0, module: 0, changes: 0, layouts: 0, styles: 0 };
  for (let move = 0; move < MOVES; move += 1) {
    await movePair(table, random, work);
    const done = await work();
    assertWithin(done, each, 1);
    for (const kind of /** @type {(keyof typeof all)[]} */ (Object.keys(all)))
      all[kind] += done[kind];
  }
  await table.leave();
  assertWithin(all, max, MOVES);
});

test("the work for a move by mouse exceeds that by key only by hover and focus", async () => {
  const random = seededRandom(35);
  const table = await openQuiet();
  const { page } = table;
  const work = await startCounting(page);
  for (let move = 0; move < MOVES / 2; move += 1) {
    await table.turn();
    const box = await table.cell(pick((await table.state()).legal, random)).boundingBox();
    assert.ok(box);
    await waitTwoFrames(page);
    await work();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await waitTwoFrames(page);
    assertWithin(await work(), { styles: 1 }, 1);
    await page.mouse.down();
    await waitTwoFrames(page);
    // The browser computes whether the square can have the focus before it draws the pressed state.
    assertWithin(await work(), { styles: 2 }, 1);
    const before = await page.locator("#spoken").textContent();
    await page.mouse.up();
    await waitForAnnouncement(page, before);
    assertWithin(await work(), { layouts: 4, styles: 4 }, 1);
  }
  await table.leave();
});

test("a move forces neither styles nor layout, even if writing the address does", async () => {
  const random = seededRandom(34);
  const table = await openQuiet(layoutOnWrite);
  const forced = await forcedLayouts(table.page, async () => {
    for (let move = 0; move < 4; move += 1) await movePair(table, random);
  });
  await table.leave();
  assert.deepEqual(forced, []);
});

test("the thinking face has two poses instead of sixty frames a second", async () => {
  const slow = await openSite({ worker: (script) => deepSearch + script });
  try {
    const strength = { alone: "aufpasser-6", first: "doofie", second: "doofie" };
    const table = await openReversi(browser, slow, {
      settings: { opponent: "second", strength },
      record: "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1",
    });
    const { page } = table;
    await table.play((await table.state()).legal[0]);
    const pose = () =>
      page.locator("#turn > .face").evaluate((face) => getComputedStyle(face).transform);
    await page.waitForSelector("#turn[data-busy]:not([data-tilted])");
    const atFirst = await pose();
    for (const [state, isMoved] of /** @type {const} */ ([
      ["[data-tilted]", true],
      [":not([data-tilted])", false],
    ])) {
      await page.waitForSelector(`#turn[data-busy]${state}`);
      await page.waitForFunction(
        ([before, isMoved]) => {
          const face = /** @type {Element} */ (document.querySelector("#turn > .face"));
          return (getComputedStyle(face).transform !== before) === isMoved;
        },
        /** @type {const} */ ([atFirst, isMoved]),
      );
    }
    const endless =
      "document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity)";
    assert.equal(await page.evaluate(`${endless}.length`), 0);
    await table.leave();
  } finally {
    await slow.close();
  }
});

test("a long search costs the page almost nothing", async () => {
  const polls = 25;
  const slow = await openSite({ worker: (script) => workerLog + deepSearch + script });
  try {
    const strength = { alone: "aufpasser-6", first: "doofie", second: "doofie" };
    const table = await openReversi(browser, slow, {
      settings: { opponent: "second", strength },
      record: "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1",
      before: workCounter,
      context: { reducedMotion: "reduce" },
    });
    const { page } = table;
    await waitUntilIdle(page);
    await openWorkerLog(page);
    await table.play((await table.state()).legal[0]);
    await waitForLog(page, "poll");
    await page.waitForFunction("document.querySelector('#turn[data-busy]')");
    await waitUntilIdle(page); // the move is announced and drawn
    const work = await startCounting(page);
    const logged = (await readWorkerLog(page)).length;
    await waitForLog(page, "poll", logged + polls);
    const done = await work();
    assert.ok((await table.state()).thinking);
    await table.leave();
    assert.ok(done.calls <= 4 * polls, JSON.stringify(done));
    assert.equal(done.module, 0);
    // The move may still be announced and drawn, but polls change nothing.
    const { changes, layouts, styles } = done;
    assert.ok(Math.max(changes, layouts, styles) <= 3, JSON.stringify(done));
  } finally {
    await slow.close();
  }
});
