// Reads the state of the Reversi page from its DOM. Runs in the page of any browser.

/** @typedef {ReturnType<typeof readState>} PageState */

/** Uses no variables from outside, because browsers get it as text. */
export function readState() {
  /** @param {string} id */
  const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
  /** @param {string} selector */
  const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  const cells = all("#board tbody button");
  const moves = all("#record button");
  /** @param {string} mark */
  const marked = (mark) => cells.flatMap((cell, at) => (mark in cell.dataset ? [at] : []));
  /** @param {string} id */
  const usable = (id) => part(id).getAttribute("aria-disabled") !== "true";
  /** The saved match; `null` if storage is forbidden. */
  const saved = () => {
    try {
      return localStorage.getItem("stratege.1.reversi.game");
    } catch {
      return null;
    }
  };
  return {
    cells: cells.map((cell) => cell.dataset.stone).join(""),
    // Without the move's value, which reversi-move-values.test.mjs tests.
    names: cells.map((cell) =>
      (cell.getAttribute("aria-label") ?? "").replace(/, legal, .*/, ", legal"),
    ),
    legal: marked("legal"),
    last: marked("last"),
    turned: marked("turned"),
    open: part("board").hasAttribute("data-open"),
    score: [Number(part("score-first").textContent), Number(part("score-second").textContent)],
    side: part("turn").dataset.side,
    turn: part("turn-text").textContent ?? "",
    thinking: part("turn").hasAttribute("data-busy"),
    waiting: !part("play-on").hidden,
    // The list of moves is loaded with the panels; a computer may move earlier.
    hasList: document.querySelector("#workbench[data-ready]") !== null,
    moves: moves.map((move) => move.textContent ?? ""),
    ply: moves.findIndex((move) => move.getAttribute("aria-current") === "step") + 1,
    undo: usable("undo"),
    redo: usable("redo"),
    address: decodeURI(location.hash.slice(1)),
    saved: saved(),
    notice: part("notice").hidden ? null : part("notice-text").textContent,
    result: document.querySelector("#result[open]")
      ? {
          title: part("result-side").textContent || part("result-title").textContent,
          score: part("result-score").textContent,
          note: part("result-note").textContent,
        }
      : null,
  };
}

/** For browsers that evaluate expressions. */
export const readStateExpression = `(${readState})()`;

/** Whether the user can move or the result is shown. Runs in the page. */
export const canMoveOrIsOver = () =>
  document.querySelector("#board[data-open], #result[open]") !== null;

/** Also whether the list of moves is loaded. Runs in the page. */
export const hasMovesListed = () =>
  document.querySelector("#board[data-open], #result[open]") !== null &&
  document.querySelector("#workbench[data-ready]") !== null;

/** Scrolls to a cell and returns its centre; throws if something covers it. Runs in the page. @param {number} at */
export function centreOf(at) {
  const cell = document.querySelectorAll("#board tbody button")[at];
  cell.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = cell.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const top = document.elementFromPoint(middle.x, middle.y);
  if (!cell.contains(top)) throw new Error(`cell ${at} is covered by ${top?.outerHTML}`);
  return middle;
}
