// What a move costs the page's own thread: script, style and layout, in time of the processor. Two quick computers play, with
// a pause between their moves, so that each move is drawn and told by itself.

import { letTwoPlay } from "./life.mjs";
import { games, quickPlayers } from "./loads.mjs";
import { costOf, costRows } from "./trace-cost.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("./trace-cost.mjs").Cost} Cost */

/** Of each game these moves are measured: what is needed has been fetched then, and no game is over. */
const [FIRST, LAST] = [2, 6];
const GAMES = 4;
const MOVES = GAMES * (LAST - FIRST);
const PAUSE = 500;

/** A row for each game. @param {Browser} browser @param {{ url: string }} site */
export const moveRows = (browser, site) =>
  costRows(games, async (game, rate) => {
    const cost = await costOfMove(browser, site, game, rate);
    return { figure: cost.script + cost.style + cost.layout, cost };
  });

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
 * Asked seldom: asking is work of the page as well.
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
