// npm run measure -- load: for each game the time to the first playable move, and the processor time that a first visit
// and a move take on the page's thread, on this machine and on one that is four times slower.

import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { median } from "../support/median.mjs";
import { say } from "../support/say.mjs";
import { addressOf, letTwoPlay } from "./bench/life.mjs";
import { games, quickPlayers } from "./bench/loads.mjs";
import { table } from "./bench/table.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** Milliseconds of processor time, style and layout being parts of tasks. @typedef {{ tasks: number, style: number, layout: number }} Cost */

const VISITS = 5;
const SLOWDOWNS = [1, 4];

/** Plies between which the cost of moves is measured: all is loaded before, and no game ends between them. */
const [FIRST, LAST] = [2, 6];

/** Milliseconds between two moves, so that each is drawn and announced separately. */
const PAUSE = 500;

const [site, browser] = await Promise.all([openSite({ compressed: true }), openChromium()]);
try {
  say("First playable move, milliseconds\n");
  const times = [];
  for (const game of games) times.push([game, ...(await firstMoves(game))]);
  say(table(["game", "cold", "warm"], times));
  for (const [title, measure] of /** @type {const} */ ([
    ["A first visit", visit],
    ["A move", move],
  ])) {
    say(`\n${title}, milliseconds of processor time: tasks (style, layout)\n`);
    const rows = [];
    for (const game of games) rows.push([game, ...(await costs(game, measure))]);
    say(table(["game", ...SLOWDOWNS.map((rate) => `${rate} × slower`)], rows));
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}

/** Median milliseconds to the first playable move, with an empty and a full cache. @param {string} game */
async function firstMoves(game) {
  /** @type {number[][]} */
  const times = [[], []];
  for (let number = 0; number < VISITS; number += 1) {
    const room = await browser.newContext();
    const page = await room.newPage();
    await page.addInitScript(() => {
      const note = () => {
        if (!("ready" in document.documentElement.dataset)) return;
        watcher.disconnect();
        Object.assign(globalThis, { readyAt: performance.now() });
      };
      const watcher = new MutationObserver(note);
      watcher.observe(document, { subtree: true, attributeFilter: ["data-ready"] });
    });
    for (const list of times) {
      await page.goto("about:blank");
      await page.goto(addressOf(site, game));
      const handle = await page.waitForFunction(() => /** @type {any} */ (globalThis).readyAt);
      list.push(Number(await handle.jsonValue()));
    }
    await room.close();
  }
  return times.map((list) => Math.round(median(list)));
}

/**
 * Medians at each slowdown, by the time of all tasks.
 * @param {string} game @param {(game: string, rate: number) => Promise<Cost>} measure
 */
async function costs(game, measure) {
  const cells = [];
  for (const rate of SLOWDOWNS) {
    const all = [];
    for (let number = 0; number < VISITS; number += 1) all.push(await measure(game, rate));
    const { tasks, style, layout } = median(all, (cost) => cost.tasks);
    cells.push(`${tasks.toFixed(1)} (${style.toFixed(1)}, ${layout.toFixed(1)})`);
  }
  return cells;
}

/** Until the panels are loaded. @param {string} game @param {number} rate */
async function visit(game, rate) {
  const room = await browser.newContext();
  const page = await room.newPage();
  const spent = await watchCost(page, rate);
  await page.goto(addressOf(site, game));
  await page.waitForLoadState("networkidle");
  const cost = await spent();
  await room.close();
  return cost;
}

/** Of two quick computers. @param {string} game @param {number} rate */
async function move(game, rate) {
  const { room, page } = await letTwoPlay(browser, site, game, quickPlayers(game), {
    pause: PAUSE,
  });
  await page.waitForLoadState("networkidle");
  await page.click("#new");
  await untilPly(page, 0, FIRST - 1);
  await untilPly(page, FIRST, LAST - 1);
  const spent = await watchCost(page, rate);
  await untilPly(page, LAST, Number.POSITIVE_INFINITY);
  const { tasks, style, layout } = await spent();
  await room.close();
  const moves = LAST - FIRST;
  return { tasks: tasks / moves, style: style / moves, layout: layout / moves };
}

/** Polls seldom, because polling is work of the page too. @param {Page} page @param {number} least @param {number} most */
function untilPly(page, least, most) {
  const isThere = (/** @type {number[]} */ [from, to]) => {
    const plies = document.querySelectorAll("#record button").length;
    return plies >= from && plies <= to;
  };
  return page.waitForFunction(isThere, [least, most], { polling: 100 });
}

/** Starts counting; the returned function ends it. @param {Page} page @param {number} rate */
async function watchCost(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  /** @returns {Promise<Cost>} */
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (/** @type {string} */ wanted) =>
      1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
    return {
      tasks: of("TaskDuration"),
      style: of("RecalcStyleDuration"),
      layout: of("LayoutDuration"),
    };
  };
  const before = await read();
  return async () => {
    const after = await read();
    return {
      tasks: after.tasks - before.tasks,
      style: after.style - before.style,
      layout: after.layout - before.layout,
    };
  };
}
