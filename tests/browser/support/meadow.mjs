// A page of Gobang to play at: the hands, and what stands on the page beside what the rules say.

import assert from "node:assert/strict";
import { en } from "../../../www/strings/en/gobang.js";
import { viewOf } from "./rules.mjs";
import { visit } from "./visit.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string, origin: string }} site
 * @param {import("./visit.mjs").Wishes} [wishes]
 */
export async function openMeadow(browser, site, wishes = {}) {
  const visited = await visit(browser, site, "gobang", wishes);
  const { page } = visited;
  /** By its name, such as h8. @param {string} name */
  const square = async (name) => {
    const size = Number(await page.getAttribute("#board", "data-size"));
    const at = (Number(name.slice(1)) - 1) * size + name.charCodeAt(0) - 97;
    return page.locator("#board [role=gridcell]").nth(at);
  };

  return {
    ...visited,
    square,
    /** With the mouse. @param {string} name */
    click: async (name) => (await square(name)).click(),
    /** With a finger. @param {string} name */
    tap: async (name) => (await square(name)).tap(),
    look: () => page.evaluate(look),
    /** What stands in a table of values, line by line. @param {"here" | "last"} name */
    values: (name) =>
      page.evaluate((id) => {
        const table = /** @type {HTMLTableElement} */ (document.getElementById(id));
        const rows = [...table.tBodies[0].rows].map((row) =>
          [...row.cells].slice(1).map(({ textContent }) => textContent),
        );
        return { caption: table.caption?.textContent, rows };
      }, `value-${name}`),
    /** What is saved is what is shown, and what the rules make of it. */
    async check() {
      const sight = await page.evaluate(look);
      if (sight.line) assertAgrees(sight, sight.line);
      return sight;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openMeadow>>} Meadow */

/** Runs in the page. */
function look() {
  const squares = /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll("#board [role=gridcell]"),
  ]);
  /** @param {string} mark */
  const marked = (mark) => squares.flatMap(({ dataset }, at) => (mark in dataset ? [at] : []));
  return {
    line: decodeURI(location.hash.slice(1)),
    cells: squares.map(({ dataset }) => dataset.stone ?? ".").join(""),
    names: squares.map((square) => square.getAttribute("aria-label")),
    open: document.querySelector("#board[data-open]") !== null,
    last: marked("last"),
    won: marked("won"),
    aim: marked("aim"),
    numbers: squares.flatMap(({ dataset }) => dataset.number ?? []),
    moves: [...document.querySelectorAll("#record button")].map(({ textContent }) => textContent),
    turn: document.querySelector("#turn-text")?.textContent,
    focus: squares.indexOf(/** @type {HTMLElement} */ (document.activeElement)),
    wide: document.documentElement.scrollWidth - innerWidth,
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
    const empty = sight.aim.includes(at) ? "aim" : "empty";
    const kind = { ".": empty, x: "first", o: "second" }[view.cells[at]];
    const content = words[`cell.${kind}`].replace("{cell}", name);
    return view.line.includes(at) ? en["cell.won"].replace("{content}", content) : content;
  });
  assert.deepEqual(sight.names, names, line);
}
