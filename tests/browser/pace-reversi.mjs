// Measures how long the champion of Reversi searches on the page in Chromium for endgames that it solves, from the
// user's move to the end of the search, by the page's clock.
//
//   node tests/browser/pace-reversi.mjs WTHOR-FOLDER [EMPTY [POSITIONS [CORES]]]     24, 60 and 2

import { readFileSync } from "node:fs";
import * as stratege from "../../www/wasm/reversi-engine/stratege.js";
import { recordedPositions } from "../wasm/support/recorded-positions.mjs";
import { spread } from "../wasm/support/spread.mjs";
import { openChromium } from "./support/chromium.mjs";
import { waitTwoFrames } from "./support/frames.mjs";
import { openReversi } from "./support/games/reversi-page.mjs";
import { openSite } from "./support/site.mjs";

const [folder, empty = "24", count = "60", cores = "2"] = process.argv.slice(2);
const STRENGTH = { alone: "champion", first: "champion", second: "champion" };

/** Waits until all stones have dropped. @param {import("playwright-core").Page} page */
async function waitForAnimations(page) {
  await waitTwoFrames(page);
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Records when the champion starts and ends a search. */
const recordSearches = () => {
  const turn = /** @type {Element} */ (document.getElementById("turn"));
  /** @type {number[]} */
  const times = [];
  const record = () => times.push(performance.now());
  new MutationObserver(record).observe(turn, { attributeFilter: ["data-busy"] });
  Object.assign(globalThis, { times });
};

/** The cell of a record's last move. @param {string} record */
function lastCell(record) {
  const [column = "", row = ""] = record.slice(-2);
  return "abcdefgh".indexOf(column) + 8 * (Number(row) - 1);
}

/**
 * @param {Awaited<ReturnType<typeof openReversi>>} table @param {string} record
 * @returns {Promise<number>} milliseconds
 */
async function measureSearch({ page, visit, play }, record) {
  await visit(record.slice(0, -2));
  await waitForAnimations(page);
  await page.evaluate("times.length = 0");
  await play(lastCell(record));
  const isOver = () => /** @type {any} */ (globalThis).times.length >= 2;
  await page.waitForFunction(isOver, undefined, { polling: 100, timeout: 0 });
  return page.evaluate("times[1] - times[0]");
}

/** @param {string} folder */
async function measure(folder) {
  const module = new URL("../../www/wasm/reversi-engine/stratege_bg.wasm", import.meta.url);
  stratege.initSync({ module: readFileSync(module) });
  const positions = recordedPositions(stratege, folder, Number(empty), Number(count));
  const [site, browser] = await Promise.all([openSite(), openChromium()]);
  const before = `Object.defineProperty(navigator, "hardwareConcurrency", { value: ${Number(cores)} });`;
  /** @type {number[]} */
  const times = [];
  for (const opponent of /** @type {const} */ (["first", "second"])) {
    const settings = { opponent, strength: STRENGTH };
    const table = await openReversi(browser, site, { settings, before });
    await table.page.evaluate(recordSearches);
    for (const { record } of positions.filter(({ side }) => side === opponent)) {
      times.push(await measureSearch(table, record));
      console.log(record, `${times.at(-1)?.toFixed(0)} ms`);
    }
    await table.context.close();
  }
  await Promise.all([browser.close(), site.close()]);
  console.log(`${times.length} thoughts: ${spread(times)}`);
}

if (folder) await measure(folder);
else console.log("usage: node tests/browser/pace-reversi.mjs WTHOR-FOLDER");
