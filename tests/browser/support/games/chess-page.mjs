// The chess page: ways to play, and a check against the rules.

import assert from "node:assert/strict";
import { en } from "../../../../www/games/chess/i18n/game.js";
import { readInFrame } from "../frames.mjs";
import { openGamePage } from "../game-page.mjs";
import { viewOf } from "../rules.mjs";
import { closeSheet, showTab } from "../tabs.mjs";

/** Settings without an opponent; the historical program is selected. */
export const alone = {
  opponent: "none",
  strength: { alone: "schach-c64", first: "schach-c64", second: "schach-c64" },
};

/**
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string, origin: string }} site
 * @param {import("../game-page.mjs").PageOptions} [options]
 */
export async function openChessPage(browser, site, options = {}) {
  const visited = await openGamePage(browser, site, "chess", {
    ...options,
    record: options.record && encodeURI(options.record),
  });
  const { page } = visited;
  await page.waitForSelector("#note-second", { state: "attached" });
  /** @param {string} name such as e4 */
  const square = (name) => page.locator(`#board .cell[aria-label*=" ${name}"]`);

  /** @param {string} name */
  async function centreOf(name) {
    await square(name).scrollIntoViewIfNeeded();
    const box = await square(name).boundingBox();
    if (!box) throw new Error(`${name} is not visible`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  return {
    ...visited,
    square,
    centreOf,
    /** @param {string} from @param {string} to */
    async click(from, to) {
      await square(from).click();
      await square(to).click();
    },
    /** @param {string} from @param {string} to */
    async tap(from, to) {
      await square(from).tap();
      await square(to).tap();
    },
    /** @param {string} from @param {string} to */
    async drag(from, to) {
      const [x, y] = await centreOf(from);
      await page.mouse.move(x, y);
      await page.mouse.down();
      const [toX, toY] = await centreOf(to);
      await page.mouse.move(toX, toY, { steps: 4 });
      await page.mouse.up();
    },
    /** Moves with arrow keys and Enter. @param {string} from @param {string} to */
    async keys(from, to) {
      for (const name of [from, to]) {
        await page.focus("#board [tabindex='0']");
        await page.keyboard.press("Control+Home");
        for (let at = 8; at > Number(name[1]); at -= 1) await page.keyboard.press("ArrowDown");
        for (let at = 97; at < name.charCodeAt(0); at += 1) await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
      }
    },
    /** @param {string} move in algebraic notation */
    async type(move) {
      await showTab(page, "record");
      await page.fill("#typed-move", move);
      await page.press("#typed-move", "Enter");
      await closeSheet(page);
    },
    state: () => readInFrame(page, readState),
    /** Asserts that the page shows the position of the record in its address; returns the state. */
    async check() {
      const state = await readInFrame(page, readState);
      if (state.record) assertAgrees(state, state.record);
      return state;
    },
  };
}

/** Runs in the page. */
function readState() {
  const cells = [...document.querySelectorAll("#board .cell")];
  /** @param {string} name */
  const marked = (name) =>
    cells.flatMap((cell) =>
      cell.hasAttribute(name)
        ? (cell.getAttribute("aria-label")?.match(/\b[a-h][1-8]\b/) ?? [])
        : [],
    );
  return {
    record: decodeURI(location.hash.slice(1)),
    names: cells.map((cell) => cell.getAttribute("aria-label") ?? ""),
    pieces: cells.map((cell) => cell.querySelector("use")?.getAttribute("href") ?? ""),
    open: document.querySelector("#board[data-open]") !== null,
    isTurned: document.querySelector("#board[data-turned]") !== null,
    targets: marked("data-target"),
    last: marked("data-last"),
    check: marked("data-check"),
    chosen: marked("aria-pressed"),
    moves: [...document.querySelectorAll("#record button")].map(({ textContent }) => textContent),
    hasList: document.querySelector("#workbench[data-ready]") !== null,
    turn: document.querySelector("#turn-text")?.textContent,
    captured: ["first", "second"].map(
      (side) => document.querySelector(`#note-${side} .visually-hidden`)?.textContent,
    ),
    note: document.querySelector("#typed-note")?.textContent,
    typed: /** @type {HTMLInputElement | null} */ (document.querySelector("#typed-move"))?.value,
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
}

/** @param {ReturnType<typeof readState>} state @param {string} record */
function assertAgrees(state, record) {
  const view = viewOf(record);
  const words = /** @type {Record<string, string>} */ (en);
  /** @type {Record<string, string>} */
  const kinds = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
  const drawings = [...view.cells].map((letter) => {
    const colour = letter === letter.toUpperCase() ? "white" : "black";
    return letter === "." ? "" : `${colour}-${kinds[letter.toLowerCase()]}`;
  });
  const names = drawings.map((drawing, at) =>
    drawing ? `${words[drawing]} ${view.names[at]}` : `empty ${view.names[at]}`,
  );
  const hrefs = drawings.map((drawing) => drawing && `#${drawing}`);
  const bare = state.names.map((name) => name.split(",")[0]);
  assert.deepEqual(bare, state.isTurned ? names.toReversed() : names, record);
  assert.deepEqual(state.pieces, state.isTurned ? hrefs.toReversed() : hrefs, record);
  // The list of moves is loaded later.
  if (state.hasList) assert.deepEqual(state.moves, view.moves, record);
  if (!view.legal.length) assert.equal(state.open, false, record);
}
