// A page of Qubic to play at: the hands, and what stands in the tables and in the cube beside what the rules say.

import assert from "node:assert/strict";
import { de } from "../../../www/strings/de/qubic.js";
import { en } from "../../../www/strings/en/qubic.js";
import { fi } from "../../../www/strings/fi/qubic.js";
import { viewOf } from "./rules.mjs";
import { visit } from "./visit.mjs";

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
 * @param {import("./visit.mjs").Wishes} [wishes]
 */
export async function openCubePage(browser, site, wishes = {}) {
  const visited = await visit(browser, site, "qubic", wishes);
  const { page } = visited;
  const cell = (/** @type {number} */ at) => page.locator("#board td button").nth(at);

  return {
    ...visited,
    cell,
    look: () => page.evaluate(look),
    /** Where a cell of the cube is seen now, turned until it is not hidden behind another one. @param {number} at */
    async inSpace(at) {
      for (let turns = 0; turns < 24; turns += 1) {
        const place = await page.evaluate(seenAt, at);
        await page.mouse.move(place.x, place.y);
        if ((await page.evaluate(look)).space.aim[0] === at) return place;
        await page.click(`[data-turn=${turns % 5 === 4 ? "down" : "right"}]`);
      }
      throw new Error(`cell ${at} is always hidden`);
    },
    /** What is saved is what is shown, alike in both views, and what the rules make of it. */
    async check() {
      const sight = await page.evaluate(look);
      if (sight.line) assertAgrees(sight, sight.line);
      return sight;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openCubePage>>} CubePage */

/** Runs in the page. @param {number} at */
function seenAt(at) {
  const dot = /** @type {Element} */ (document.querySelector(`#cube [data-cell="${at}"] .dot`));
  dot.closest("svg")?.scrollIntoView({ block: "nearest" });
  const picture = /** @type {SVGGraphicsElement} */ (dot);
  const { e, f } = /** @type {DOMMatrix} */ (picture.getScreenCTM());
  return { x: e, y: f };
}

/** Runs in the page. */
function look() {
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
    turn: document.querySelector("#turn-text")?.textContent,
    focus: cells.indexOf(/** @type {Element} */ (document.activeElement)),
  };
}

/** @param {ReturnType<typeof look>} sight @param {string} line */
function assertAgrees(sight, line) {
  const view = viewOf(line);
  for (const seen of [sight.levels, sight.space]) {
    assert.equal(seen.stones, view.cells, line);
    assert.deepEqual(seen.last, view.last ? [view.last.cell] : [], line);
    assert.deepEqual(
      seen.won,
      view.line.toSorted((one, other) => one - other),
      line,
    );
  }
  assert.equal(sight.row !== "", view.line.length > 0, line);
  assert.deepEqual(sight.moves, view.moves, line);
  const words = WORDS[sight.language];
  const names = view.names.map((name, at) => {
    const kind = { ".": "empty", x: "first", o: "second" }[view.cells[at]];
    const content = words[`cell.${kind}`].replace("{cell}", [...name].join(" "));
    if (view.line.includes(at)) return words["cell.won"].replace("{content}", content);
    return at === view.last?.cell ? words["cell.last"].replace("{content}", content) : content;
  });
  assert.deepEqual(sight.names, names, line);
  const legal = new Set(sight.open ? view.legal.map(({ to }) => to) : []);
  assert.deepEqual(
    sight.closed,
    [...view.cells].flatMap((_, at) => (legal.has(at) ? [] : [at])),
    line,
  );
}
