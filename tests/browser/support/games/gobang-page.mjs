// The Gobang page: ways to play, and a check against the rules.

import assert from "node:assert/strict";
import { en } from "../../../../www/games/gobang/i18n/game.js";
import { readInFrame } from "../frames.mjs";
import { openGamePage } from "../game-page.mjs";
import { viewOf } from "../rules.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string, origin: string }} site
 * @param {import("../game-page.mjs").PageOptions} [options]
 */
export async function openGobangPage(browser, site, options = {}) {
  const visited = await openGamePage(browser, site, "gobang", options);
  const { page } = visited;
  /** @param {string} name such as h8 */
  const square = async (name) => {
    const size = Number(await page.getAttribute("#board", "data-size"));
    const at = (Number(name.slice(1)) - 1) * size + name.charCodeAt(0) - 97;
    return page.locator("#board [role=gridcell]").nth(at);
  };

  return {
    ...visited,
    square,
    /** @param {string} name */
    click: async (name) => (await square(name)).click(),
    /** @param {string} name */
    tap: async (name) => (await square(name)).tap(),
    state: () => readInFrame(page, readState),
    /** Reads the caption and rows of a table of values. @param {"here" | "last"} name */
    values: (name) =>
      page.evaluate((id) => {
        const table = /** @type {HTMLTableElement} */ (document.getElementById(id));
        const rows = [...table.tBodies[0].rows].map((row) =>
          [...row.cells].slice(1).map(({ textContent }) => textContent),
        );
        return { caption: table.caption?.textContent, rows };
      }, `value-${name}`),
    /** Asserts that the page shows the position of the record in its address; returns the state. */
    async check() {
      const state = await readInFrame(page, readState);
      if (state.record) assertAgrees(state, state.record);
      return state;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openGobangPage>>} GobangPage */

/** Runs in the page. */
function readState() {
  const squares = /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll("#board [role=gridcell]"),
  ]);
  /** @param {string} mark */
  const marked = (mark) => squares.flatMap(({ dataset }, at) => (mark in dataset ? [at] : []));
  return {
    record: decodeURI(location.hash.slice(1)),
    cells: squares.map(({ dataset }) => dataset.stone ?? ".").join(""),
    names: squares.map((square) => square.getAttribute("aria-label")),
    open: document.querySelector("#board[data-open]") !== null,
    last: marked("last"),
    won: marked("won"),
    aim: marked("aim"),
    numbers: squares.flatMap(({ dataset }) => dataset.number ?? []),
    moves: [...document.querySelectorAll("#record button")].map(({ textContent }) => textContent),
    hasList: document.querySelector("#workbench[data-ready]") !== null,
    turn: document.querySelector("#turn-text")?.textContent,
    focus: squares.indexOf(/** @type {HTMLElement} */ (document.activeElement)),
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
}

/** @param {ReturnType<typeof readState>} state @param {string} record */
function assertAgrees(state, record) {
  const view = viewOf(record);
  assert.equal(state.cells, view.cells, record);
  // The list of moves is loaded later.
  if (state.hasList) assert.deepEqual(state.moves, view.moves, record);
  assert.deepEqual(state.last, view.last ? [view.last.cell] : [], record);
  assert.deepEqual(state.won, view.winningRow, record);
  const words = /** @type {Record<string, string>} */ (en);
  const names = view.names.map((name, at) => {
    const empty = state.aim.includes(at) ? "aim" : "empty";
    const kind = { ".": empty, x: "first", o: "second" }[view.cells[at]];
    const content = words[`cell.${kind}`].replace("{cell}", name);
    return view.winningRow.includes(at) ? en["cell.won"].replace("{content}", content) : content;
  });
  assert.deepEqual(state.names, names, record);
}
