// A page of chess to play at: the hands, and what stands on the page beside what the rules say.

import assert from "node:assert/strict";
import { en } from "../../../www/strings/en/chess.js";
import { viewOf } from "./rules.mjs";
import { visit } from "./visit.mjs";

/**
 * @param {import("playwright-core").Browser} browser
 * @param {{ url: string, origin: string }} site
 * @param {import("./visit.mjs").Wishes} [wishes]
 */
export async function openChessboard(browser, site, wishes = {}) {
  const visited = await visit(browser, site, "chess", {
    ...wishes,
    line: wishes.line && encodeURI(wishes.line),
  });
  const { page } = visited;
  /** By its name, such as e4, wherever it is on the board. @param {string} name */
  const square = (name) => page.locator(`#board .cell[aria-label*=" ${name}"]`);

  /** @param {string} name */
  async function middleOf(name) {
    await square(name).scrollIntoViewIfNeeded();
    const box = await square(name).boundingBox();
    if (!box) throw new Error(`${name} is not to be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  return {
    ...visited,
    square,
    middleOf,
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
      const [x, y] = await middleOf(from);
      await page.mouse.move(x, y);
      await page.mouse.down();
      const [toX, toY] = await middleOf(to);
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
      await page.fill("#typed-move", move);
      await page.press("#typed-move", "Enter");
    },
    look: () => page.evaluate(look),
    /** What is in the address is what is shown, and what the rules make of it. */
    async check() {
      const sight = await page.evaluate(look);
      if (sight.line) assertAgrees(sight, sight.line);
      return sight;
    },
  };
}

/** Runs in the page. */
function look() {
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
    turn: document.querySelector("#turn-text")?.textContent,
    captured: ["first", "second"].map(
      (side) => document.querySelector(`#captured-${side} .visually-hidden`)?.textContent,
    ),
    note: document.querySelector("#typed-note")?.textContent,
    typed: /** @type {HTMLInputElement | null} */ (document.querySelector("#typed-move"))?.value,
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}

/** @param {ReturnType<typeof look>} sight @param {string} line */
function assertAgrees(sight, line) {
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
  const bare = sight.names.map((name) => name.split(",")[0]);
  assert.deepEqual(bare, sight.isTurned ? names.toReversed() : names, line);
  assert.deepEqual(sight.pieces, sight.isTurned ? hrefs.toReversed() : hrefs, line);
  assert.deepEqual(sight.moves, view.moves, line);
  if (!view.legal.length) assert.equal(sight.open, false, line);
}
