// How long the champion of Reversi thinks on the page, in Chromium, about endgames that it counts out: from the person's
// move to the end of its thought, by the page's clock.
//
//   node tests/browser/pace-reversi.mjs WTHOR-FOLDER [EMPTY [POSITIONS [CORES]]]     24, 60 and 2

import { readFileSync } from "node:fs";
import * as stratege from "../../www/wasm/reversi-engine/stratege.js";
import { recordedPositions } from "../wasm/support/recorded-positions.mjs";
import { spread } from "../wasm/support/spread.mjs";
import { openChromium } from "./support/chromium.mjs";
import { twoFrames } from "./support/frames.mjs";
import { openReversi } from "./support/games/reversi-page.mjs";
import { openSite } from "./support/site.mjs";

const [folder, empty = "24", count = "60", cores = "2"] = process.argv.slice(2);
const STRENGTH = { alone: "champion", first: "champion", second: "champion" };

/** Until all stones have dropped. @param {import("playwright-core").Page} page */
async function atRest(page) {
  await twoFrames(page);
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Notes when the champion begins and ends a thought. */
const noteThoughts = () => {
  const turn = /** @type {Element} */ (document.getElementById("turn"));
  /** @type {number[]} */
  const times = [];
  const note = () => times.push(performance.now());
  new MutationObserver(note).observe(turn, { attributeFilter: ["data-busy"] });
  Object.assign(globalThis, { times });
};

/** The cell of the last move of a record. @param {string} record */
function lastCell(record) {
  const [column = "", row = ""] = record.slice(-2);
  return "abcdefgh".indexOf(column) + 8 * (Number(row) - 1);
}

/**
 * @param {Awaited<ReturnType<typeof openReversi>>} table @param {string} record
 * @returns {Promise<number>} milliseconds
 */
async function thoughtAfter({ page, visit, play }, record) {
  await visit(record.slice(0, -2));
  await atRest(page);
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
    await table.page.evaluate(noteThoughts);
    for (const { record } of positions.filter(({ side }) => side === opponent)) {
      times.push(await thoughtAfter(table, record));
      console.log(record, `${times.at(-1)?.toFixed(0)} ms`);
    }
    await table.room.close();
  }
  await Promise.all([browser.close(), site.close()]);
  console.log(`${times.length} thoughts: ${spread(times)}`);
}

if (folder) await measure(folder);
else console.log("Where are the games? node tests/browser/pace-reversi.mjs WTHOR-FOLDER");
