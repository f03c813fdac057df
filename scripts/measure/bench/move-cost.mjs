// Processor time that a move takes on the page's thread: script, style and layout. Two quick computers play with a pause
// between their moves, so that each move is drawn and announced separately.

import { letTwoPlay } from "./life.mjs";
import { games, quickPlayers } from "./loads.mjs";
import { table } from "./table.mjs";
import { costOf, costRows } from "./trace-cost.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("./trace-cost.mjs").Cost} Cost */

/** The measured moves of each game: everything is loaded by the first, and no game is over by the last. */
const [FIRST, LAST] = [2, 6];
const GAMES = 4;
const MOVES = GAMES * (LAST - FIRST);
const PAUSE = 500;

const PARTS = "script, style, layout";

/** A row for each game. @param {Browser} browser @param {{ url: string }} site */
export async function moveTable(browser, site) {
  const rows = await costRows(games, async (game, rate) => {
    const cost = await costOfMove(browser, site, game, rate);
    return { figure: cost.script + cost.style + cost.layout, cost };
  });
  return table(["game", "a move", PARTS, "slowed", PARTS], rows);
}

/** @param {Browser} browser @param {{ url: string }} site @param {string} game @param {number} rate @returns {Promise<Cost>} */
async function costOfMove(browser, site, game, rate) {
  const { room, page } = await letTwoPlay(browser, site, game, quickPlayers(game), {
    pause: PAUSE,
  });
  await page.waitForLoadState("networkidle");
  const session = await room.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const cost = { script: 0, style: 0, layout: 0 };
  for (let played = 0; played < GAMES; played += 1) {
    await page.click("#new");
    await untilMade(page, 0, 1);
    await untilMade(page, FIRST);
    await browser.startTracing(page, { categories: ["devtools.timeline", "__metadata"] });
    await untilMade(page, LAST);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const sum = costOf(traceEvents);
    for (const kind of /** @type {(keyof Cost)[]} */ (Object.keys(cost)))
      cost[kind] += sum[kind] / MOVES;
  }
  await room.close();
  return cost;
}

/**
 * Polls seldom, because polling is work of the page as well.
 * @param {import("playwright-core").Page} page @param {number} least moves @param {number} [most]
 */
async function untilMade(page, least, most = LAST) {
  await page.waitForFunction(
    ([least, most]) => {
      const moves = document.querySelectorAll("#record button").length;
      return moves >= least && moves <= most;
    },
    [least, most],
    { polling: 100 },
  );
}
