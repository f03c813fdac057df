// The page of Qubic: ways to play on it, and whether tables and cube show what the rules say.

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

/** The number of a cell from its code. @param {string} code */
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
    /** Where a cell of the cube is seen now, turned until it is not hidden behind another one. @param {number} at */
    async inSpace(at) {
      for (let turns = 0; turns < 24; turns += 1) {
        const place = await page.evaluate(seenAt, at);
        await page.mouse.move(place.x, place.y);
        if ((await page.evaluate(readState)).space.aim[0] === at) return place;
        await page.click(`[data-turn=${turns % 5 === 4 ? "down" : "right"}]`);
      }
      throw new Error(`cell ${at} is always hidden`);
    },
    /** What is saved is what is shown, alike in both views, and what the rules make of it. */
    async check() {
      const state = await readInFrame(page, readState);
      if (state.line) assertAgrees(state, state.line);
      return state;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openQubicPage>>} QubicPage */

/** Runs in the page. @param {number} at */
function seenAt(at) {
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
    line: decodeURI(location.hash.slice(1)),
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

/** @param {ReturnType<typeof readState>} state @param {string} line */
function assertAgrees(state, line) {
  const view = viewOf(line);
  for (const seen of [state.levels, state.space]) {
    assert.equal(seen.stones, view.cells, line);
    assert.deepEqual(seen.last, view.last ? [view.last.cell] : [], line);
    assert.deepEqual(
      seen.won,
      view.winningRow.toSorted((one, other) => one - other),
      line,
    );
  }
  assert.equal(state.row !== "", view.winningRow.length > 0, line);
  // The list comes with the tools, a moment later.
  if (state.hasList) assert.deepEqual(state.moves, view.moves, line);
  const words = WORDS[state.language];
  const names = view.names.map((name, at) => {
    const kind = { ".": "empty", x: "first", o: "second" }[view.cells[at]];
    const content = words[`cell.${kind}`].replace("{cell}", [...name].join(" "));
    if (view.winningRow.includes(at)) return words["cell.won"].replace("{content}", content);
    return at === view.last?.cell ? words["cell.last"].replace("{content}", content) : content;
  });
  assert.deepEqual(state.names, names, line);
  const legal = new Set(state.open ? view.legal.map(({ to }) => to) : []);
  assert.deepEqual(
    state.closed,
    [...view.cells].flatMap((_, at) => (legal.has(at) ? [] : [at])),
    line,
  );
}
