// A page of Connect Four to play at: the hands, and what stands on the page beside what the rules say.

import assert from "node:assert/strict";
import { en } from "../../../www/strings/en/connect4.js";
import { viewOf } from "./rules.mjs";
import { visit } from "./visit.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string, origin: string }} site
 * @param {import("./visit.mjs").Wishes} [wishes]
 */
export async function openTrellis(browser, site, wishes = {}) {
  const visited = await visit(browser, site, "connect4", wishes);
  const { page } = visited;
  const column = (/** @type {number} */ digit) =>
    page.locator("#board thead button").nth(digit - 1);

  return {
    ...visited,
    column,
    look: () => page.evaluate(look),
    /** What is saved is what is shown, and what the rules make of it. */
    async check() {
      const sight = await page.evaluate(look);
      if (sight.line) assertAgrees(sight, sight.line);
      return sight;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openTrellis>>} Trellis */

/** Runs in the page. */
function look() {
  const cells = [...document.querySelectorAll("#board tbody td")];
  const columns = [...document.querySelectorAll("#board thead button")];
  /** @param {string} name */
  const marked = (name) => cells.flatMap((cell, at) => (cell.hasAttribute(name) ? [at] : []));
  return {
    line: decodeURI(location.hash.slice(1)),
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
    turn: document.querySelector("#turn-text")?.textContent,
    focus: columns.indexOf(/** @type {Element} */ (document.activeElement)) + 1,
  };
}

/** @param {ReturnType<typeof look>} sight @param {string} line */
function assertAgrees(sight, line) {
  const view = viewOf(line);
  assert.equal(sight.cells, view.cells, line);
  assert.deepEqual(sight.moves, view.moves, line);
  assert.deepEqual(sight.last, view.last ? [view.last.cell] : [], line);
  assert.deepEqual(sight.won, view.line, line);
  const words = /** @type {Record<string, string>} */ (en);
  const names = view.names.map((name, at) => {
    const kind = { ".": "empty", x: "first", o: "second" }[view.cells[at]];
    const content = words[`cell.${kind}`].replace("{cell}", name);
    return view.line.includes(at) ? en["cell.won"].replace("{content}", content) : content;
  });
  assert.deepEqual(sight.names, names, line);
  const legal = sight.open ? view.legal.map(({ text }) => Number(text)) : [];
  assert.deepEqual(
    sight.closed,
    [1, 2, 3, 4, 5, 6, 7].filter((digit) => !legal.includes(digit)),
    line,
  );
}
