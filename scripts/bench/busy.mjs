// How long the page's own thread is busy with one task at most, while somebody plays, while the computer thinks for
// long, and while a tournament runs beside the game. The tests count what is done then; here it is timed.

import { openSite } from "../../tests/browser/support/site.mjs";
import { addressOf } from "./life.mjs";
import { watchTasks } from "./long-tasks.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ longest: number, tasks: number }} Busy */

const MOVES = 12;
const GAMES = 200;

/** @param {Browser} browser @param {string} address @param {Record<string, unknown>} settings */
async function open(browser, address, settings) {
  const room = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const page = await room.newPage();
  const game = new URL(address).pathname.match(/(\w+)\.html$/)?.[1];
  await page.addInitScript(
    ([name, own]) => {
      localStorage.setItem("stratege.1.settings", JSON.stringify({ pause: 0 }));
      localStorage.setItem(`stratege.1.${name}.settings`, own);
    },
    /** @type {const} */ ([game, JSON.stringify(settings)]),
  );
  await page.goto(address);
  await page.waitForSelector("html[data-ready]");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  return page;
}

/** @param {string} player */
const against = (player) => ({
  opponent: "second",
  strength: { alone: player, first: player, second: player },
});

/** @param {Browser} browser @param {{ url: string }} site @returns {Promise<Busy>} */
async function playing(browser, site) {
  const page = await open(browser, addressOf(site, "reversi"), against("aufpasser-6"));
  const busy = await watchTasks(page);
  for (let move = 0; move < MOVES; move += 1) {
    await page.locator("#board[data-open] [data-legal]").first().click();
    await page.waitForSelector("#board[data-open]");
  }
  const found = await busy();
  await page.context().close();
  return found;
}

// Ten moves ahead take Aufpasser longer than that.
const eightSeconds = `addEventListener("message", ({ data }) => {
  const limited = { parameters: { depth: 10 }, limits: { time: 8000 } };
  if (data.type === "think") Object.assign(data.question, limited);
});
`;

/** @param {Browser} browser @returns {Promise<Busy>} */
async function thinking(browser) {
  const site = await openSite({ worker: (script) => eightSeconds + script });
  const line = "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6";
  const page = await open(browser, `${addressOf(site, "reversi")}#${line}`, against("aufpasser-6"));
  const busy = await watchTasks(page);
  await page.waitForSelector("#board[data-open]");
  const found = await busy();
  await page.context().close();
  await site.close();
  return found;
}

/** @param {Browser} browser @param {{ url: string }} site @returns {Promise<Busy>} */
async function tournament(browser, site) {
  const page = await open(browser, addressOf(site, "reversi"), { opponent: "none" });
  await page.click("#tab-laboratory");
  await page.click("#open-tournament");
  const section = page.locator("#experiment-tournament");
  for (const name of ["Ramscher", "Aufpasser 2"])
    await section.getByLabel(name, { exact: true }).check();
  await section.locator("input[type=number]").first().fill(String(GAMES));
  const busy = await watchTasks(page);
  await section.locator("button", { hasText: "Start" }).click();
  await section.locator("p", { hasText: `${GAMES} of ${GAMES} games` }).waitFor({ timeout: 0 });
  const found = await busy();
  await page.context().close();
  return found;
}

/**
 * A row each: what happens, the tasks of the page's thread, the longest of them in milliseconds of processor time.
 * @param {Browser} browser
 * @param {{ url: string }} site
 */
export async function busyRows(browser, site) {
  /** @type {[string, Busy][]} */
  const all = [
    [`${MOVES} moves against Aufpasser 6`, await playing(browser, site)],
    ["a thought of eight seconds", await thinking(browser)],
    [`a tournament of ${GAMES} games`, await tournament(browser, site)],
  ];
  return all.map(([what, { tasks, longest }]) => [what, tasks, longest.toFixed(1)]);
}
