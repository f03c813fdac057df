// The page of Reversi in Chromium: opened with settings or a match, its snapshots, and ways to play on it.

import assert from "node:assert/strict";
import { watch } from "../chromium.mjs";
import { readInFrame } from "../frames.mjs";
import { untilResult, untilStanding } from "../game-page.mjs";
import { checkSnapshots, recordSnapshots } from "../snapshots.mjs";
import { storedSettings } from "../stored-settings.mjs";
import { closeSheet, showTab } from "../tabs.mjs";
import { canMoveOrIsOver, centreOf, readState } from "./reversi-page-state.mjs";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").BrowserContextOptions} ContextOptions */
/** @typedef {import("../snapshots.mjs").Snapshot} Snapshot */
/** @typedef {Awaited<ReturnType<typeof openReversi>>} ReversiPage */

/**
 * @typedef {object} PageOptions
 * @property {Record<string, unknown>} [settings] as if they had been chosen on an earlier visit
 * @property {string} [line] the match in the address
 * @property {string} [saved] the match saved on an earlier visit
 * @property {string} [before] a script that runs before the page's own
 * @property {ContextOptions} [context]
 */

/**
 * @param {Browser} browser
 * @param {{ url: string, origin: string }} site
 * @param {PageOptions} [options]
 */
export async function openReversi(browser, site, { settings, line, saved, before, context } = {}) {
  const room = await browser.newContext({ locale: "en-US", ...context });
  const page = await room.newPage();
  const problems = watch(page, site.origin);
  await page.addInitScript({ content: earlierVisit({ pause: 0, ...settings }, saved) });
  await page.addInitScript({ content: recordSnapshots });
  if (before) await page.addInitScript({ content: before });
  await page.goto(`${site.url}reversi.html${line ? `#${line}` : ""}`);
  const ready = () => untilStanding(page);
  await ready();

  return {
    room,
    page,
    problems,
    ready,
    state: () => readInFrame(page, readState),
    cell: (/** @type {number} */ at) => page.locator("#board tbody button").nth(at),
    /** With the mouse. @param {number} cell */
    async play(cell) {
      const { x, y } = await page.evaluate(centreOf, cell);
      await page.mouse.click(x, y);
    },
    /** Until a person can move or the result lies over the page. */
    turn: () => page.waitForFunction(canMoveOrIsOver),
    result: () => untilResult(page),
    async reload() {
      await page.reload();
      await ready();
    },
    /** Another address of the same page. @param {string} line */
    async visit(line) {
      await page.evaluate((text) => {
        location.hash = text;
      }, line);
    },
    /** Every saved change since the page was opened. @returns {Promise<Snapshot[]>} */
    snapshots: () => page.evaluate("globalThis.snapshots"),
    /** Chooses among the options. @param {string} group @param {string} value */
    async choose(group, value) {
      await showTab(page, "play");
      await page.check(`input[name="${group}"][value="${value}"]`);
      await closeSheet(page);
    },
    /** @param {"new" | "undo" | "redo" | "copy" | "help"} picket */
    press: (picket) => page.click(`#${picket}`),
    /** Goes home; everything that was seen has to be right, and nothing may have gone wrong. */
    async leave() {
      checkSnapshots(await page.evaluate(() => /** @type {any} */ (globalThis).snapshots));
      await room.close();
      assert.deepEqual(problems, []);
    },
  };
}

/**
 * @param {Record<string, unknown>} settings
 * @param {string} [saved]
 */
function earlierVisit(settings, saved) {
  const kept = { ...storedSettings("reversi", settings), "stratege.1.reversi.game": saved };
  return `if (location.protocol === "http:" && sessionStorage.visited === undefined) {
    sessionStorage.visited = "yes";
    for (const [name, text] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(name, text);
  }`;
}

/**
 * Plays a person's moves until the game is over.
 * @param {ReversiPage} table
 * @param {(legal: number[]) => number} choose a cell
 * @param {(cell: number) => Promise<void>} [play] the hand
 * @returns {Promise<number>} how many moves the person has made
 */
export async function playToTheEnd(table, choose, play = table.play) {
  for (let moves = 0; ; moves += 1) {
    await table.turn();
    const { open, legal } = await table.state();
    if (!open) return moves;
    await play(choose(legal));
  }
}
