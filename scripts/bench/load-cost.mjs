// What the first visit of a game's page costs the page's own thread, in time of the processor: its longest task, and
// script, style and layout until everything around the board has come.

import { addressOf } from "./life.mjs";
import { games } from "./loads.mjs";
import { watchTasks } from "./long-tasks.mjs";
import { costOf, costRows } from "./trace-cost.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {{ longest: number, cost: import("./trace-cost.mjs").Cost }} Visit */

const VISITS = 5;

/** Asked of the browser itself: what Playwright brings into a page to wait there is a long task of its own. */
const READY = `new Promise((done) => {
  const look = () =>
    document.querySelector("#workbench[data-ready]") ? requestIdleCallback(done) : setTimeout(look, 100);
  look();
})`;

/** A row for each game. @param {Browser} browser @param {{ url: string }} site */
export const loadRows = (browser, site) =>
  costRows(games, async (game, rate) => {
    const visits = [];
    for (let number = 0; number < VISITS; number += 1)
      visits.push(await visit(browser, addressOf(site, game), rate));
    const { longest, cost } = median(visits);
    return { figure: longest, cost };
  });

/** @param {Browser} browser @param {string} address @param {number} rate @returns {Promise<Visit>} */
async function visit(browser, address, rate) {
  const room = await browser.newContext();
  const page = await room.newPage();
  const session = await room.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const watched = await watchTasks(page);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await session.send("Runtime.evaluate", { expression: READY, awaitPromise: true });
  const { longest, events } = await watched();
  await room.close();
  return { longest, cost: costOf(events) };
}

/** By the longest task. @param {Visit[]} visits */
const median = (visits) =>
  visits.toSorted((one, other) => one.longest - other.longest)[visits.length >> 1];
