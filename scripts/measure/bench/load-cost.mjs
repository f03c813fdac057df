// Processor time that the first visit of a game's page takes on the page's thread: the longest task, and script, style
// and layout until the panels are loaded.

import { median } from "../../support/median.mjs";
import { addressOf } from "./life.mjs";
import { games } from "./loads.mjs";
import { watchTasks } from "./long-tasks.mjs";
import { table } from "./table.mjs";
import { costOf, costRows } from "./trace-cost.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {{ longest: number, cost: import("./trace-cost.mjs").Cost }} Visit */

const VISITS = 5;

/** Evaluated without Playwright, whose injected script is a long task itself. */
const READY = `new Promise((done) => {
  const look = () =>
    document.querySelector("#workbench[data-ready]") ? requestIdleCallback(done) : setTimeout(look, 100);
  look();
})`;

const PARTS = "script, style, layout";

/** A row for each game. @param {Browser} browser @param {{ url: string }} site */
export async function loadTable(browser, site) {
  const rows = await costRows(games, async (game, rate) => {
    const visits = [];
    for (let number = 0; number < VISITS; number += 1)
      visits.push(await visit(browser, addressOf(site, game), rate));
    const { longest, cost } = median(visits, (one) => one.longest);
    return { figure: longest, cost };
  });
  return table(["game", "longest task", PARTS, "longest, slowed", PARTS], rows);
}

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
