// A page that stays out of the way: nothing shifts when the script arrives or while computers play, and no task keeps
// the page from answering.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openChromium } from "./support/chromium.mjs";
import { assertAgrees } from "./support/reversi-assertions.mjs";
import { openReversi } from "./support/reversi-page.mjs";
import { newGame } from "./support/rules.mjs";
import { pick, seededRandom } from "./support/seeded-random.mjs";
import { openSite } from "./support/site.mjs";
import { deep, workerLog } from "./support/tamper.mjs";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openChromium()]);
});
after(() => Promise.all([browser?.close(), site?.close()]));

/** Writes down what the browser measures. */
const measuring = `
globalThis.shifts = [];
globalThis.tasks = [];
new PerformanceObserver((list) => {
  const board = document.getElementById("board");
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    const nodes = sources.map(({ node }) => node).filter((node) => node instanceof Element);
    const ofBoard = nodes.some((node) => board.contains(node) || node.contains(board));
    if (!hadRecentInput) shifts.push({ value, ofBoard, what: nodes.map(({ id, nodeName }) => id || nodeName) });
  }
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
}).observe({ type: "longtask", buffered: true });`;

/** @param {import("playwright-core").Page} page @param {string} what @returns {Promise<any>} */
const measured = (page, what) => page.evaluate(`globalThis.${what}`);

for (const [name, context] of /** @type {const} */ ([
  ["wide", { viewport: { width: 1280, height: 800 } }],
  ["narrow", { viewport: { width: 375, height: 667 } }],
])) {
  test(`nothing shifts when the script arrives: ${name}`, async () => {
    const table = await openReversi(browser, site, { context, before: measuring });
    await table.page.waitForLoadState("networkidle");
    assert.deepEqual(await measured(table.page, "shifts"), []);
    await table.leave();
  });

  test(`the board stays where it is while computers play: ${name}`, async () => {
    const strength = { alone: "ramscher", first: "ramscher", second: "aufpasser-3" };
    const settings = { opponent: "both", strength };
    const table = await openReversi(browser, site, { context, settings, before: measuring });
    await table.result();
    const shifts = await measured(table.page, "shifts");
    assert.deepEqual(
      shifts.filter((/** @type {any} */ { ofBoard }) => ofBoard),
      [],
    );
    await table.leave();
  });
}

test("before the script arrives the board is already the one that it will be", async () => {
  const room = await browser.newContext({ javaScriptEnabled: false });
  const page = await room.newPage();
  await page.goto(site.url);
  const cells = page.locator("#board tbody button");
  const bare = await cells.evaluateAll((all) =>
    all.map((cell) => [cell.getAttribute("aria-label"), cell.getAttribute("data-stone")]),
  );
  await room.close();
  const table = await openReversi(browser, site);
  const state = await table.state();
  assertAgrees(state, newGame("diagonal-tomato"));
  assert.deepEqual(
    bare,
    state.names.map((label, at) => [label, state.cells[at]]),
  );
  await table.leave();
});

/**
 * Tries again when a busy machine has come in between: what the page itself does comes every time.
 * @param {() => Promise<{ duration: number }[]>} play
 */
async function assertNoLongTask(play) {
  /** @type {number[][]} */
  const rounds = [];
  for (let round = 0; round < 4; round += 1) {
    const durations = (await play()).map(({ duration }) => duration);
    if (durations.length === 0) return;
    rounds.push(durations);
  }
  assert.fail(`tasks in milliseconds, round by round: ${JSON.stringify(rounds)}`);
}

/** Long tasks after the page has come to rest. @param {import("playwright-core").Page} page */
async function fromNowOn(page) {
  await page.evaluate(`new Promise((resolve) => requestIdleCallback(resolve))`);
  await page.evaluate("globalThis.tasks.length = 0");
}

test("no long task on the page while a game is played", () =>
  assertNoLongTask(async () => {
    const strength = { alone: "aufpasser-6", first: "aufpasser-6", second: "aufpasser-6" };
    const chance = seededRandom(33);
    const table = await openReversi(browser, site, {
      settings: { opponent: "second", strength },
      before: measuring,
      context: { reducedMotion: "reduce" },
    });
    await fromNowOn(table.page);
    for (let moves = 0; moves < 12; moves += 1) {
      await table.turn();
      await table.play(pick((await table.state()).legal, chance));
    }
    await table.turn();
    const tasks = await measured(table.page, "tasks");
    await table.leave();
    return tasks;
  }));

test("no long task on the page while the computer thinks for long", async () => {
  const slow = await openSite({ worker: (script) => deep + workerLog + script });
  try {
    await assertNoLongTask(async () => {
      const strength = { alone: "aufpasser-6", first: "doofie", second: "doofie" };
      const table = await openReversi(browser, slow, {
        settings: { opponent: "second", strength },
        line: "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6",
        before: measuring,
        context: { reducedMotion: "reduce" },
      });
      await fromNowOn(table.page);
      await table.page.evaluate(`new Promise((resolve) => {
        const heard = new BroadcastChannel("worker-log");
        let asked = 0;
        heard.onmessage = () => { if (++asked === 25) resolve(heard.close()); };
      })`);
      assert.ok((await table.state()).thinking);
      const tasks = await measured(table.page, "tasks");
      await table.leave();
      return tasks;
    });
  } finally {
    await slow.close();
  }
});

test("a long thought is not made longer by the pause", async () => {
  const delay = 1600;
  const slow = await openSite({
    worker: (script) => `{
      const post = globalThis.postMessage;
      globalThis.postMessage = (message) => setTimeout(() => post(message), ${delay});
    }${script}`,
  });
  try {
    const table = await openReversi(browser, slow, {
      settings: { opponent: "second", pause: 1500 },
    });
    await table.play((await table.state()).legal[0]);
    await table.turn();
    const [asked, answered] = await table.snapshots();
    const waited = answered.at - asked.at;
    assert.ok(waited >= delay - 5 && waited < delay + 1000, `${waited} ms`);
    await table.leave();
  } finally {
    await slow.close();
  }
});
