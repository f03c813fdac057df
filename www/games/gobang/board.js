// The Gobang board, up to 400 squares: a move updates only squares that change. Their state is written into data
// attributes for styles/games/gobang.css.

import { markWon } from "../../board/winning-row.js";
import { language, translatorFor } from "../../i18n/index.js";
import { markHinted, setAttribute } from "../../ui/attributes.js";
import { treeOf } from "../../ui/dom.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { createMoveValues } from "../shared/move-values.js";
import { createAnyKey, isClassic } from "./any-key.js";
import { messages } from "./i18n/game.js";
import { gobangRows } from "./markup.js";
import { Panels } from "./panels.js";
import { SYMBOLS } from "./symbols.js";
import { TouchAim } from "./touch-aim.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/game-ui.types").Board} Board */
/** @typedef {import("../../table/game-ui.types").Situation} Situation */
/** @typedef {import("../../table/game-ui.types").BoardHost} BoardHost */
/** @typedef {import("../../table/table.js").Table} Table */

const { t } = translatorFor(messages);

/** Screens on which squares are smaller than 44 px, so that touch aims first by default. */
const ON_SMALL_SQUARES =
  "(pointer: coarse) and (width < 47rem), (pointer: coarse) and (height < 61rem)";

/** @type {import("../../table/game-ui.types").GameUi} */
export const game = {
  id: "gobang",
  messages,
  symbols: SYMBOLS,
  thumbnail: { ground: "lawn" },
  get defaults() {
    const aim = matchMedia(ON_SMALL_SQUARES).matches; // a getter, because the build imports this file without a screen
    return {
      start: "16-first-five-120",
      opponent: /** @type {const} */ ("second"),
      strength: { alone: "level-1", first: "cpc-chaos", second: "cpc-gobang" },
      switches: { aim, "move-numbers": false, values: false, turned: false },
    };
  },
  hasPoints: false,
  canFlip: true,
  mount: (board, play, host, table) => new GobangBoard(board, play, host, table),
  moveName: (move) => move,
  describeMove: ({ side, text }) => t("moved", { side: t(`${side}.name`), cell: text }),
  resultKeepsKeyboard: isClassic,
  result: ({ ply }) => ({ points: null, note: t("ended.after", { moves: ply }) }),
  async formats() {
    const [{ textFormats }, { engineModule }] = await Promise.all([
      import("../shared/text-formats.js"),
      import("../shared/engine-module.js"),
    ]);
    return textFormats(await engineModule(), "gobang");
  },
  tools: async () => (await import("./tools.js")).gobangTools,
  rules: async () => (await import("./help.js")).gobangRules(),
  keys: () => [
    [t("key.arrows"), t("key.walk")],
    [t("key.ends"), t("key.row")],
    [t("key.enter"), t("key.play")],
    ["V", t("key.values")],
    ["P", t("key.numbers")],
    [t("key.in-numbers"), t("key.walk-numbers")],
    ["T", t("key.suggest")],
    [t("key.any"), t("key.again")],
  ],
};

/** @implements {Board} */
class GobangBoard {
  #board;
  #play;
  /** @type {HTMLElement[]} */
  #squares = [];
  /** The squares in display order. @type {HTMLElement[]} */
  #displayed = [];
  #size = 0;
  /** State of each square as last drawn, for comparison. @type {string[]} */
  #drawn = [];
  /** @type {View} */
  #view = /** @type {any} */ (null); // set by the first draw
  /** @type {Situation} */
  #situation = /** @type {any} */ ({ open: false }); // until the first draw
  /** @type {{ last: number | null, row: number[], numbers: Map<number, number> }} */
  #marks = { last: null, row: [], numbers: new Map() };
  /** The square selected by a first tap; -1 if none. */
  #aimed = -1;
  #host;
  /** The square under the cursor, and the one with the preview stone. */
  #hovered = -1;
  #ghosted = -1;
  #tabindex;
  #touchAim;
  #anyKey;
  #moveValues;
  #panels;

  /**
   * @param {HTMLElement} board @param {(move: string) => void} play @param {BoardHost} host
   * @param {Table} [table]  for the panels
   */
  constructor(board, play, host, table) {
    this.#host = host;
    this.#board = board;
    this.#play = play;
    this.#tabindex = rovingTabindex(board, {
      items: () => this.#displayed,
      columns: () => this.#size,
    });
    this.#moveValues = createMoveValues(
      host,
      () => this.#view,
      () => this.#show(...this.#squares.keys()),
    );
    this.#panels = table && this.#createPanels(table);
    this.#touchAim = new TouchAim(board, this.#boardAccess(), host.notifyFailure);
    this.#anyKey = table && createAnyKey(board, table.match.newGame);
    this.#collectSquares();
    this.#listen();
  }

  /** @param {View} view @param {Situation} situation */
  draw(view, situation) {
    const { open, switches } = situation;
    const board = this.#board;
    this.#view = view;
    this.#situation = situation;
    this.#anyKey?.draw(view, situation.players);
    this.#moveValues.clear();
    this.#resize(view.columns);
    if (!this.#isFree(this.#aimed)) this.#aimed = -1;
    this.#ghosted = this.#ghost();
    setAttribute(board, "aria-label", t("board"));
    setAttribute(board, "aria-disabled", String(!open));
    board.toggleAttribute("data-open", open);
    this.#marks = {
      last: view.last?.cell ?? null,
      row: view.winningRow,
      numbers: switches["move-numbers"] ? moveNumbers(view) : new Map(),
    };
    this.#show(...this.#squares.keys());
    this.#touchAim.draw(switches.aim && !situation.isEdited);
    this.#panels?.draw(view, situation);
  }

  /** @param {import("../shared/move-values.js").Values | null} values */
  showValues(values) {
    this.#moveValues.showValues(values);
  }

  /** Updates the display order. */
  flipped() {
    this.#displayed = squaresOf(this.#board);
  }

  focus() {
    this.#tabindex.focus();
  }

  /** @param {readonly number[]} cells */
  highlight(cells) {
    markHinted(this.#squares, cells);
  }

  /** @param {string} key */
  handleKey(key) {
    return this.#panels?.handleKey(key) ?? false;
  }

  /** @param {Table} table */
  #createPanels(table) {
    return new Panels(table, {
      pointAt: (at) => this.#pointAt(at),
      leave: this.#tabindex.focus,
      squares: () => this.#squares,
    });
  }

  #listen() {
    const board = this.#board;
    const squareOf = (/** @type {Event} */ { target }) =>
      this.#squares.indexOf(/** @type {HTMLElement} */ (target));
    board.addEventListener("click", (event) => {
      const at = squareOf(event);
      if (at >= 0 && this.#situation.open && this.#view.cells[at] !== ".")
        this.#play(this.#view.names[at]); // the rules say that it is occupied
      if (!this.#isFree(at)) return;
      // Clicks by key have no pointer; the keyboard cursor was visible on the square.
      const byPointer = event.detail > 0;
      if (this.#situation.switches.aim && byPointer && at !== this.#aimed) this.#select(at);
      else this.#play(this.#view.names[at]);
    });
    board.addEventListener("pointerover", (event) => this.#point(squareOf(event)));
    board.addEventListener("pointerleave", () => this.#point(-1));
    board.addEventListener("focusin", (event) => this.#point(squareOf(event)));
  }

  /** Board access for aiming by touch. @returns {import("./touch-aim.js").BoardAccess} */
  #boardAccess() {
    const at = (/** @type {HTMLElement} */ square) => this.#squares.indexOf(square);
    return {
      squares: () => this.#displayed,
      isFree: (square) => this.#isFree(at(square)),
      nameOf: (square) => this.#view.names[at(square)],
      chosen: () => this.#squares[this.#aimed] ?? null,
      choose: (square) => this.#select(at(square)),
      place: () => this.#play(this.#view.names[this.#aimed]),
    };
  }

  #collectSquares() {
    this.#squares = squaresOf(this.#board);
    this.#size = Math.sqrt(this.#squares.length);
    this.#drawn = [];
    this.#aimed = this.#hovered = this.#ghosted = -1;
    this.flipped();
  }

  /** @param {number} size */
  #resize(size) {
    if (size === this.#size) return;
    const focused = this.#squares.includes(
      /** @type {HTMLElement} */ (treeOf(this.#board).activeElement),
    );
    this.#board.dataset.size = String(size);
    this.#board.replaceChildren(...gobangRows(size, "{cell}").map(toNode));
    this.#collectSquares();
    if (focused) this.#tabindex.focus();
  }

  /** @param {number} at */
  #isFree(at) {
    return this.#situation.open && this.#view.cells[at] === ".";
  }

  /** Called with the square under the cursor; -1 for none. @param {number} at */
  #point(at) {
    this.#hovered = at;
    this.#panels?.point(at);
    // Only the preview square knows the side to move: an attribute of the board would restyle all squares.
    const before = this.#ghosted;
    this.#ghosted = this.#ghost();
    this.#show(before, this.#ghosted);
  }

  /** The square with the preview stone; -1 if none. */
  #ghost() {
    return [this.#aimed, this.#hovered].find((at) => this.#isFree(at)) ?? -1;
  }

  /** @param {number} at */
  #aim(at) {
    const before = this.#aimed;
    this.#aimed = at;
    this.#show(before, at);
    this.#point(at);
  }

  /** Selects a square; the next tap places the stone. @param {number} at */
  #select(at) {
    this.#aim(at);
    this.#host.showHint(t("aim.again", { cell: this.#view.names[at] }));
    this.#touchAim.chosen();
  }

  /** Highlights a square, for the panels. @param {number} at */
  #pointAt(at) {
    this.#aim(at);
    this.#tabindex.setTabStop(at);
    if (this.#board.contains(treeOf(this.#board).activeElement)) this.#tabindex.focus();
  }

  /** @param {number[]} places  -1 for none */
  #show(...places) {
    for (const at of places) {
      if (at < 0) continue;
      const look = this.#lookOf(at);
      const all = [...Object.values(look), language()].join();
      if (this.#drawn[at] === all) continue;
      this.#drawn[at] = all;
      drawSquare(this.#squares[at], this.#view.names[at], look);
      markWon(this.#squares[at], this.#marks.row, at);
    }
  }

  /** @param {number} at @returns {Look} */
  #lookOf(at) {
    const { last, row, numbers } = this.#marks;
    const stone = this.#view.cells[at];
    const value = stone === "." ? this.#moveValues.at(at) : null;
    return {
      stone: stone === "." ? null : stone,
      ghost: at === this.#ghosted ? this.#view.side : null,
      isAimed: at === this.#aimed,
      isLast: at === last,
      isWon: row.includes(at),
      number: numbers.get(at) ?? null,
      value: value?.figure ?? null,
      isExact: value?.exact ?? false,
      isBest: value?.best ?? false,
      valueText: value?.text ?? "",
    };
  }
}

/**
 * State of a square.
 * @typedef {object} Look
 * @property {string | null} stone
 * @property {string | null} ghost  side of the preview stone
 * @property {boolean} isAimed
 * @property {boolean} isLast
 * @property {boolean} isWon
 * @property {number | null} number  of the move
 * @property {string | null} value
 * @property {boolean} isExact
 * @property {boolean} isBest
 * @property {string} valueText  the value as text
 */

/** @param {HTMLElement} square @param {string} cell @param {Look} look */
function drawSquare(square, cell, look) {
  const { stone, ghost, isAimed, isLast, number, value, isExact, isBest, valueText } = look;
  setAttribute(square, "data-stone", stone);
  setAttribute(square, "data-ghost", ghost);
  setAttribute(square, "data-aim", isAimed ? "" : null);
  setAttribute(square, "data-last", isLast ? "" : null);
  setAttribute(square, "data-number", number === null ? null : String(number));
  setAttribute(square, "data-value", value);
  setAttribute(square, "data-exact", isExact ? "" : null);
  setAttribute(square, "data-best", isBest ? "" : null);
  const name = nameOf(look, cell);
  setAttribute(square, "aria-label", valueText ? `${name}, ${valueText}` : name);
}

/** @param {Look} look @param {string} cell */
function nameOf({ stone, isAimed, isWon }, cell) {
  const empty = isAimed ? "cell.aim" : "cell.empty";
  const key = stone === "x" ? "cell.first" : stone === "o" ? "cell.second" : empty;
  const content = t(key, { cell });
  return isWon ? t("cell.won", { content }) : content;
}

/** @param {HTMLElement} board */
function squaresOf(board) {
  return /** @type {HTMLElement[]} */ ([...board.querySelectorAll("[role=gridcell]")]);
}

/** Move numbers by cell. @param {View} view @returns {Map<number, number>} */
function moveNumbers({ moves, names, ply }) {
  const cells = new Map(names.map((name, at) => [name, at]));
  return new Map(moves.slice(0, ply).map((move, at) => [cells.get(move) ?? -1, at + 1]));
}

/** @param {import("./markup.js").Part | string} part @returns {Node} */
function toNode(part) {
  if (typeof part === "string") return document.createTextNode(part);
  const [tag, attributes, ...inside] = part;
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...inside.map(toNode));
  return made;
}
