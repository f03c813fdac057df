// The Qubic page: ways to play, and a check of levels and cube against the rules.

import assert from "node:assert/strict";
import { de } from "../../../../www/games/qubic/i18n/game.de.js";
import { fi } from "../../../../www/games/qubic/i18n/game.fi.js";
import { en } from "../../../../www/games/qubic/i18n/game.js";
import { readInFrame } from "../frames.mjs";
import { openGamePage } from "../game-page.mjs";
import { viewOf } from "../rules.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {Record<string, Record<string, string>>} */
const WORDS = { de, en, fi };

/** Parses the code of a cell, such as 111, into its index. @param {string} code */
export const cellOf = (code) => {
  const [level, row, column] = [...code].map((digit) => Number(digit) - 1);
  return 16 * level + 4 * row + column;
};

/**
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string, origin: string }} site
 * @param {import("../game-page.mjs").PageOptions} [options]
 */
export async function openQubicPage(browser, site, options = {}) {
  const visited = await openGamePage(browser, site, "qubic", options);
  const { page } = visited;
  const cell = (/** @type {number} */ at) => page.locator("#board td button").nth(at);

  return {
    ...visited,
    cell,
    state: () => readInFrame(page, readState),
    /** Turns the cube until a cell is not hidden; returns its coordinates. @param {number} at */
    async inSpace(at) {
      for (let turns = 0; turns < 24; turns += 1) {
        const point = await page.evaluate(pointOf, at);
        await page.mouse.move(point.x, point.y);
        if ((await page.evaluate(readState)).space.aim[0] === at) return point;
        await page.click(`[data-turn=${turns % 5 === 4 ? "down" : "right"}]`);
      }
      throw new Error(`cell ${at} is always hidden`);
    },
    /** Asserts that both views show the position of the record in the address; returns the state. */
    async check() {
      const state = await readInFrame(page, readState);
      if (state.record) assertAgrees(state, state.record);
      return state;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openQubicPage>>} QubicPage */

/** Runs in the page. @param {number} at */
function pointOf(at) {
  const dot = /** @type {Element} */ (document.querySelector(`#cube [data-cell="${at}"] .dot`));
  dot.closest("svg")?.scrollIntoView({ block: "nearest" });
  const picture = /** @type {SVGGraphicsElement} */ (dot);
  const { e, f } = /** @type {DOMMatrix} */ (picture.getScreenCTM());
  return { x: e, y: f };
}

/** Runs in the page. */
function readState() {
  const cells = [...document.querySelectorAll("#board td button")];
  const points = [...document.querySelectorAll("#cube .point")].sort(
    (one, other) => Number(one.getAttribute("data-cell")) - Number(other.getAttribute("data-cell")),
  );
  /** @param {Element[]} all */
  const read = (all) => {
    /** @param {string} name */
    const marked = (name) => all.flatMap((one, at) => (one.hasAttribute(name) ? [at] : []));
    return {
      stones: all.map((one) => one.getAttribute("data-stone")).join(""),
      last: marked("data-last"),
      won: marked("data-won"),
      aim: marked("data-aim"),
      lit: marked("data-lit"),
    };
  };
  return {
    language: document.documentElement.lang,
    record: decodeURI(location.hash.slice(1)),
    levels: read(cells),
    space: read(points),
    names: cells.map((one) => one.getAttribute("aria-label")),
    closed: cells.flatMap((one, at) => (one.getAttribute("aria-disabled") === "true" ? [at] : [])),
    open: document.querySelector("#board[data-open]") !== null,
    rows: document.querySelector("#cube .rows")?.getAttribute("d") ?? "",
    row: document.querySelector("#cube .row")?.getAttribute("d") ?? "",
    plate: document.querySelector("#cube .plate")?.getAttribute("d") ?? "",
    code: document.querySelector("#code")?.textContent,
    moves: [...document.querySelectorAll("#record button")].map(({ textContent }) => textContent),
    hasList: document.querySelector("#workbench[data-ready]") !== null,
    turn: document.querySelector("#turn-text")?.textContent,
    focus: cells.indexOf(/** @type {Element} */ (document.activeElement)),
  };
}

/** @param {ReturnType<typeof readState>} state @param {string} record */
function assertAgrees(state, record) {
  const view = viewOf(record);
  for (const shown of [state.levels, state.space]) {
    assert.equal(shown.stones, view.cells, record);
    assert.deepEqual(shown.last, view.last ? [view.last.cell] : [], record);
    assert.deepEqual(
      shown.won,
      view.winningRow.toSorted((one, other) => one - other),
      record,
    );
  }
  assert.equal(state.row !== "", view.winningRow.length > 0, record);
  // The list of moves is loaded later.
  if (state.hasList) assert.deepEqual(state.moves, view.moves, record);
  const words = WORDS[state.language];
  const names = view.names.map((name, at) => {
    const kind = { ".": "empty", x: "first", o: "second" }[view.cells[at]];
    const content = words[`cell.${kind}`].replace("{cell}", [...name].join(" "));
    if (view.winningRow.includes(at)) return words["cell.won"].replace("{content}", content);
    return at === view.last?.cell ? words["cell.last"].replace("{content}", content) : content;
  });
  assert.deepEqual(state.names, names, record);
  const legal = new Set(state.open ? view.legal.map(({ to }) => to) : []);
  assert.deepEqual(
    state.closed,
    [...view.cells].flatMap((_, at) => (legal.has(at) ? [] : [at])),
    record,
  );
}
