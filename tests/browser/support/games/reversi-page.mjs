// The Reversi page in Chromium: opens it with settings or a match, plays, and checks snapshots against the rules.

import assert from "node:assert/strict";
import { collectProblems } from "../chromium.mjs";
import { readInFrame } from "../frames.mjs";
import { waitForResult, waitUntilReady } from "../game-page.mjs";
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
 * @property {Record<string, unknown>} [settings] stored settings
 * @property {string} [record] match in the address
 * @property {string} [saved] saved match
 * @property {string} [before] script that runs before the page's scripts
 * @property {ContextOptions} [context]
 */

/**
 * @param {Browser} browser
 * @param {{ url: string, origin: string }} site
 * @param {PageOptions} [options]
 */
export async function openReversi(browser, site, options = {}) {
  const { settings, record, saved, before } = options;
  const context = await browser.newContext({ locale: "en-US", ...options.context });
  const page = await context.newPage();
  const problems = collectProblems(page, site.origin);
  await page.addInitScript({ content: storeScript({ pause: 0, ...settings }, saved) });
  await page.addInitScript({ content: recordSnapshots });
  if (before) await page.addInitScript({ content: before });
  await page.goto(`${site.url}reversi.html${record ? `#${record}` : ""}`);
  const ready = () => waitUntilReady(page);
  await ready();

  return {
    context,
    page,
    problems,
    ready,
    state: () => readInFrame(page, readState),
    cell: (/** @type {number} */ at) => page.locator("#board tbody button").nth(at),
    /** Clicks a cell. @param {number} cell */
    async play(cell) {
      const { x, y } = await page.evaluate(centreOf, cell);
      await page.mouse.click(x, y);
    },
    /** Waits until the user can move or the result is shown. */
    turn: () => page.waitForFunction(canMoveOrIsOver),
    result: () => waitForResult(page),
    async reload() {
      await page.reload();
      await ready();
    },
    /** Changes the record in the address. @param {string} record */
    async visit(record) {
      await page.evaluate((text) => {
        location.hash = text;
      }, record);
    },
    /** Returns a snapshot for every save since the page was opened. @returns {Promise<Snapshot[]>} */
    snapshots: () => page.evaluate("globalThis.snapshots"),
    /** Selects an option. @param {string} group @param {string} value */
    async choose(group, value) {
      await showTab(page, "play");
      await page.check(`input[name="${group}"][value="${value}"]`);
      await closeSheet(page);
    },
    /**
     * Presses a button of the toolbar; a new game starts with the settings that its dialog shows.
     * @param {"new" | "undo" | "redo" | "copy" | "help"} button
     */
    async press(button) {
      await page.click(`#${button}`);
      if (button === "new") await page.click("#chooser-start");
    },
    /** Closes the page; asserts that all snapshots agree with the rules and that there were no problems. */
    async leave() {
      checkSnapshots(await page.evaluate(() => /** @type {any} */ (globalThis).snapshots));
      await context.close();
      assert.deepEqual(problems, []);
    },
  };
}

/**
 * A script that stores settings and a match before the first visit.
 * @param {Record<string, unknown>} settings @param {string} [saved]
 */
function storeScript(settings, saved) {
  const entries = { ...storedSettings("reversi", settings), "stratege.1.reversi.game": saved };
  return `if (location.protocol === "http:" && sessionStorage.visited === undefined) {
    sessionStorage.visited = "yes";
    for (const [name, text] of Object.entries(${JSON.stringify(entries)})) localStorage.setItem(name, text);
  }`;
}

/**
 * Plays the user's moves until the match is over.
 * @param {ReversiPage} table
 * @param {(legal: number[]) => number} choose returns a cell
 * @param {(cell: number) => Promise<void>} [play]
 * @returns {Promise<number>} number of the user's moves
 */
export async function playToTheEnd(table, choose, play = table.play) {
  for (let moves = 0; ; moves += 1) {
    await table.turn();
    const { open, legal } = await table.state();
    if (!open) return moves;
    await play(choose(legal));
  }
}
