// The Connect Four page: ways to play, and a check against the rules.

import assert from "node:assert/strict";
import { en } from "../../../../www/games/connect4/i18n/game.js";
import { readInFrame } from "../frames.mjs";
import { openGamePage } from "../game-page.mjs";
import { viewOf } from "../rules.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string, origin: string }} site
 * @param {import("../game-page.mjs").PageOptions} [options]
 */
export async function openConnect4Page(browser, site, options = {}) {
  const visited = await openGamePage(browser, site, "connect4", options);
  const { page } = visited;
  const column = (/** @type {number} */ digit) =>
    page.locator("#board thead button").nth(digit - 1);

  return {
    ...visited,
    column,
    state: () => readInFrame(page, readState),
    /** Asserts that the page shows the position of the record in its address; returns the state. */
    async check() {
      const state = await readInFrame(page, readState);
      if (state.record) assertAgrees(state, state.record);
      return state;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openConnect4Page>>} Connect4Page */

/** Runs in the page. */
function readState() {
  const cells = [...document.querySelectorAll("#board tbody td")];
  const columns = [...document.querySelectorAll("#board thead button")];
  /** @param {string} name */
  const marked = (name) => cells.flatMap((cell, at) => (cell.hasAttribute(name) ? [at] : []));
  return {
    record: decodeURI(location.hash.slice(1)),
    cells: cells.map((cell) => cell.getAttribute("data-stone")).join(""),
    names: cells.map((cell) => cell.getAttribute("aria-label")),
    columns: columns.map((column) => column.getAttribute("aria-label")),
    closed: columns.flatMap((column, at) =>
      column.getAttribute("aria-disabled") === "true" ? [at + 1] : [],
    ),
    open: document.querySelector("#board[data-open]") !== null,
    last: marked("data-last"),
    won: marked("data-won"),
    aim: marked("data-aim"),
    moves: [...document.querySelectorAll("#record button")].map(({ textContent }) => textContent),
    hasList: document.querySelector("#workbench[data-ready]") !== null,
    turn: document.querySelector("#turn-text")?.textContent,
    focus: columns.indexOf(/** @type {Element} */ (document.activeElement)) + 1,
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
    const kind = { ".": "empty", x: "first", o: "second" }[view.cells[at]];
    const content = words[`cell.${kind}`].replace("{cell}", name);
    return view.winningRow.includes(at) ? en["cell.won"].replace("{content}", content) : content;
  });
  assert.deepEqual(state.names, names, record);
  const legal = state.open ? view.legal.map(({ text }) => Number(text)) : [];
  assert.deepEqual(
    state.closed,
    [1, 2, 3, 4, 5, 6, 7].filter((digit) => !legal.includes(digit)),
    record,
  );
}
