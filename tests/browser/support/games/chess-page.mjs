// The page of chess: ways to play on it, and whether it shows what the rules say.

import assert from "node:assert/strict";
import { en } from "../../../../www/games/chess/i18n/game.js";
import { readInFrame } from "../frames.mjs";
import { openGamePage } from "../game-page.mjs";
import { viewOf } from "../rules.mjs";
import { closeSheet, showTab } from "../tabs.mjs";

/** Nobody answers, and the old program stands ready. */
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
    line: options.line && encodeURI(options.line),
  });
  const { page } = visited;
  await page.waitForSelector("#note-second", { state: "attached" });
  /** By its name, such as e4, wherever it is on the board. @param {string} name */
  const square = (name) => page.locator(`#board .cell[aria-label*=" ${name}"]`);

  /** @param {string} name */
  async function centreOf(name) {
    await square(name).scrollIntoViewIfNeeded();
    const box = await square(name).boundingBox();
    if (!box) throw new Error(`${name} is not to be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  return {
    ...visited,
    square,
    centreOf,
    /** With the mouse. @param {string} from @param {string} to */
    async click(from, to) {
      await square(from).click();
      await square(to).click();
    },
    /** With a finger. @param {string} from @param {string} to */
    async tap(from, to) {
      await square(from).tap();
      await square(to).tap();
    },
    /** Carries a piece with the mouse. @param {string} from @param {string} to */
    async drag(from, to) {
      const [x, y] = await centreOf(from);
      await page.mouse.move(x, y);
      await page.mouse.down();
      const [toX, toY] = await centreOf(to);
      await page.mouse.move(toX, toY, { steps: 4 });
      await page.mouse.up();
    },
    /** Arrow keys and Enter. @param {string} from @param {string} to */
    async keys(from, to) {
      for (const name of [from, to]) {
        await page.focus("#board [tabindex='0']");
        await page.keyboard.press("Control+Home");
        for (let at = 8; at > Number(name[1]); at -= 1) await page.keyboard.press("ArrowDown");
        for (let at = 97; at < name.charCodeAt(0); at += 1) await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
      }
    },
    /** In algebraic notation. @param {string} move */
    async type(move) {
      await showTab(page, "record");
      await page.fill("#typed-move", move);
      await page.press("#typed-move", "Enter");
      await closeSheet(page);
    },
    state: () => readInFrame(page, readState),
    /** What is in the address is what is shown, and what the rules make of it. */
    async check() {
      const state = await readInFrame(page, readState);
      if (state.line) assertAgrees(state, state.line);
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
    line: decodeURI(location.hash.slice(1)),
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
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}

/** @param {ReturnType<typeof readState>} state @param {string} line */
function assertAgrees(state, line) {
  const view = viewOf(line);
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
  assert.deepEqual(bare, state.isTurned ? names.toReversed() : names, line);
  assert.deepEqual(state.pieces, state.isTurned ? hrefs.toReversed() : hrefs, line);
  // The list comes with the tools, a moment later.
  if (state.hasList) assert.deepEqual(state.moves, view.moves, line);
  if (!view.legal.length) assert.equal(state.open, false, line);
}
