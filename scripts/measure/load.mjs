// npm run measure -- load: measures for each game the time to the first playable move, and the processor time of the
// page's thread for a first visit and for a move, at full speed and slowed four times.

import { openChromium } from "../../tests/browser/support/chromium.mjs";
import { openSite } from "../../tests/browser/support/site.mjs";
import { median } from "../support/median.mjs";
import { print } from "../support/print.mjs";
import { table } from "../support/table.mjs";
import { addressOf, startMatches } from "./bench/life.mjs";
import { games, quickPlayers } from "./bench/loads.mjs";

/** @typedef {import("playwright-core").Page} Page */
/**
 * Milliseconds of processor time; tasks include style and layout.
 * @typedef {{ tasks: number, style: number, layout: number }} Cost
 */

const VISITS = 5;
const SLOWDOWNS = [1, 4];

/** Range of plies whose cost is measured: everything is loaded before, and no match ends earlier. */
const [FIRST, LAST] = [2, 6];

/** Milliseconds between two moves, so that each is drawn and announced separately. */
const PAUSE = 500;

const [site, browser] = await Promise.all([openSite({ isCompressed: true }), openChromium()]);
print("First playable move, milliseconds\n");
const times = [];
for (const game of games) times.push([game, ...(await measureFirstMove(game))]);
print(table(["game", "cold", "warm"], times));
for (const [title, measure] of /** @type {const} */ ([
  ["A first visit", measureVisit],
  ["A move", measureMove],
])) {
  print(`\n${title}, milliseconds of processor time: tasks (style, layout)\n`);
  const rows = [];
  for (const game of games) rows.push([game, ...(await medianCosts(game, measure))]);
  print(table(["game", ...SLOWDOWNS.map((rate) => `${rate} × slower`)], rows));
}
await browser.close();

/** Returns median milliseconds to the first playable move, with an empty and with a full cache. @param {string} game */
async function measureFirstMove(game) {
  /** @type {number[][]} */
  const times = [[], []];
  for (let number = 0; number < VISITS; number += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() => {
      const saveTime = () => {
        if (!("ready" in document.documentElement.dataset)) return;
        watcher.disconnect();
        Object.assign(globalThis, { readyAt: performance.now() });
      };
      const watcher = new MutationObserver(saveTime);
      watcher.observe(document, { subtree: true, attributeFilter: ["data-ready"] });
    });
    for (const list of times) {
      await page.goto("about:blank");
      await page.goto(addressOf(site, game));
      const handle = await page.waitForFunction(() => /** @type {any} */ (globalThis).readyAt);
      list.push(Number(await handle.jsonValue()));
    }
    await context.close();
  }
  return times.map((list) => Math.round(median(list)));
}

/** Returns the median cost at each slowdown. @param {string} game @param {(game: string, rate: number) => Promise<Cost>} measure */
async function medianCosts(game, measure) {
  const cells = [];
  for (const rate of SLOWDOWNS) {
    const all = [];
    for (let number = 0; number < VISITS; number += 1) all.push(await measure(game, rate));
    const { tasks, style, layout } = median(all, (cost) => cost.tasks);
    cells.push(`${tasks.toFixed(1)} (${style.toFixed(1)}, ${layout.toFixed(1)})`);
  }
  return cells;
}

/** Cost of a visit until the panels are loaded. @param {string} game @param {number} rate */
async function measureVisit(game, rate) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const stop = await startMeasuring(page, rate);
  await page.goto(addressOf(site, game));
  await page.waitForLoadState("networkidle");
  const cost = await stop();
  await context.close();
  return cost;
}

/** Cost of a move between two fast computers. @param {string} game @param {number} rate */
async function measureMove(game, rate) {
  const { context, page } = await startMatches(browser, site, game, quickPlayers(game), PAUSE);
  await page.waitForLoadState("networkidle");
  await page.click("#new");
  await page.click("#chooser-start");
  await waitForPly(page, 0, FIRST - 1);
  await waitForPly(page, FIRST, LAST - 1);
  const stop = await startMeasuring(page, rate);
  await waitForPly(page, LAST, Number.POSITIVE_INFINITY);
  const { tasks, style, layout } = await stop();
  await context.close();
  const moves = LAST - FIRST;
  return { tasks: tasks / moves, style: style / moves, layout: layout / moves };
}

/**
 * Waits for a ply in a range. Polls rarely, because polling costs the page time.
 * @param {Page} page @param {number} min @param {number} max
 */
function waitForPly(page, min, max) {
  const isInRange = (/** @type {number[]} */ [from, to]) => {
    const plies = document.querySelectorAll("#record button").length;
    return plies >= from && plies <= to;
  };
  return page.waitForFunction(isInRange, [min, max], { polling: 100 });
}

/** Starts measuring; the returned function ends it and returns the cost. @param {Page} page @param {number} rate */
async function startMeasuring(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const readMetrics = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return Object.fromEntries(metrics.map(({ name, value }) => [name, 1000 * value]));
  };
  const before = await readMetrics();
  /** @returns {Promise<Cost>} */
  return async () => {
    const after = await readMetrics();
    const [tasks, style, layout] = ["TaskDuration", "RecalcStyleDuration", "LayoutDuration"].map(
      (name) => after[name] - before[name],
    );
    return { tasks, style, layout };
  };
}
