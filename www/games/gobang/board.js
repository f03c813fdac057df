// The Gobang board, up to four hundred squares: a move touches only those that change. The state of a square is written
// into data attributes, which styles/games/gobang.css draws.

import { markWon } from "../../board/winning-row.js";
import { language, translatorFor } from "../../i18n/index.js";
import { markHinted, setAttribute } from "../../ui/attributes.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { createMoveValues } from "../shared/move-values.js";
import { createAnyKey } from "./any-key.js";
import { Panels } from "./below.js";
import { messages } from "./i18n/game.js";
import { gobangRows } from "./markup.js";
import { SYMBOLS } from "./symbols.js";
import { TouchAim } from "./touch-aim.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/game-ui.types").Board} Board */
/** @typedef {import("../../table/game-ui.types").Situation} Situation */
/** @typedef {import("../../table/table.js").Table} Table */

const { t } = translatorFor(messages);

/** On squares that are smaller than 44 pixels a finger aims first. */
const ON_SMALL_SQUARES =
  "(pointer: coarse) and (width < 47rem), (pointer: coarse) and (height < 61rem)";

/** @type {import("../../table/game-ui.types").GameUi} */
export const game = {
  id: "gobang",
  messages,
  symbols: SYMBOLS,
  thumbnail: { ground: "lawn" },
  get defaults() {
    const aim = matchMedia(ON_SMALL_SQUARES).matches; // the build, which reads this file too, has no screen
    return {
      start: "16-first-five-120",
      opponent: /** @type {const} */ ("second"),
      strength: { alone: "cpc-gobang", first: "cpc-chaos", second: "cpc-gobang" },
      switches: { aim, "move-numbers": false, values: false, turned: false },
    };
  },
  hasPoints: false,
  canFlip: true,
  mount: (board, play, table) => new GobangBoard(board, play, table),
  moveName: (move) => move,
  describeMove: ({ side, text }) => t("moved", { side: t(`${side}.name`), cell: text }),
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
  /** The same in the order in which they are seen. @type {HTMLElement[]} */
  #seen = [];
  #size = 0;
  /** How each square looks, to be compared with how it shall look. @type {string[]} */
  #looks = [];
  /** @type {View} */
  #view = /** @type {any} */ (null); // drawn before anything is asked
  /** @type {Situation} */
  #situation = /** @type {any} */ (null);
  /** @type {{ last: number | null, row: number[], numbers: Map<number, number> }} */
  #marks = { last: null, row: [], numbers: new Map() };
  /** The square that a first tap has chosen, -1 for none. */
  #aimed = -1;
  #table;
  /** The square under the cursor, and the one that shows where a stone would lie. */
  #pointed = -1;
  #ghosted = -1;
  #walk;
  #touchAim;
  #anyKey;
  #moveValues;
  #panels;

  /** @param {HTMLElement} board @param {(move: string) => void} play @param {Table} table */
  constructor(board, play, table) {
    this.#table = table;
    this.#board = board;
    this.#play = play;
    this.#walk = rovingTabindex(board, { items: () => this.#seen, columns: () => this.#size });
    this.#moveValues = createMoveValues(
      table,
      () => this.#view,
      () => this.#show(...this.#squares.keys()),
    );
    this.#panels = new Panels(table, {
      pointAt: (at) => this.#pointAt(at),
      leave: this.#walk.focus,
      squares: () => this.#squares,
    });
    this.#touchAim = new TouchAim(board, this.#sight(), () => table.notify(t("notice.loading")));
    this.#anyKey = createAnyKey(board, table.match.newGame);
    this.#adopt();
    this.#listen();
  }

  /** @param {View} view @param {Situation} situation */
  draw(view, situation) {
    const { open, switches } = situation;
    const board = this.#board;
    this.#view = view;
    this.#situation = situation;
    this.#anyKey.draw(view);
    this.#moveValues.forget();
    this.#resize(view.columns);
    if (!this.#isFree(this.#aimed)) this.#aimed = -1;
    this.#ghosted = this.#ghost();
    setAttribute(board, "aria-label", t("board"));
    setAttribute(board, "aria-disabled", String(!open));
    board.toggleAttribute("data-open", open);
    this.#marks = {
      last: view.last?.cell ?? null,
      row: view.winningRow,
      numbers: switches["move-numbers"] ? numbered(view) : new Map(),
    };
    this.#show(...this.#squares.keys());
    this.#touchAim.draw(switches.aim);
    this.#panels.draw(view, situation);
  }

  /** @param {import("../shared/move-values.js").Values | null} values */
  showValues(values) {
    this.#moveValues.showValues(values);
  }

  /** The board may have been turned. */
  flipped() {
    this.#seen = squaresOf(this.#board);
  }

  focus() {
    this.#walk.focus();
  }

  /** @param {readonly number[]} cells */
  highlight(cells) {
    markHinted(this.#squares, cells);
  }

  /** @param {string} key */
  handleKey(key) {
    return this.#panels.press(key);
  }

  #listen() {
    const board = this.#board;
    const squareOf = (/** @type {Event} */ { target }) =>
      this.#squares.indexOf(/** @type {HTMLElement} */ (target));
    board.addEventListener("click", (event) => {
      const at = squareOf(event);
      if (!this.#isFree(at)) return;
      // A key's click has no pointer, and its cursor has been seen on the square.
      const byPointer = event.detail > 0;
      if (this.#situation.switches.aim && byPointer && at !== this.#aimed) this.#choose(at);
      else this.#play(this.#view.names[at]);
    });
    board.addEventListener("pointerover", (event) => this.#point(squareOf(event)));
    board.addEventListener("pointerleave", () => this.#point(-1));
    board.addEventListener("focusin", (event) => this.#point(squareOf(event)));
  }

  /** What a finger aims with. @returns {import("./touch-aim.js").Sight} */
  #sight() {
    const at = (/** @type {HTMLElement} */ square) => this.#squares.indexOf(square);
    return {
      squares: () => this.#seen,
      isFree: (square) => this.#isFree(at(square)),
      nameOf: (square) => this.#view.names[at(square)],
      chosen: () => this.#squares[this.#aimed] ?? null,
      choose: (square) => this.#choose(at(square)),
      place: () => this.#play(this.#view.names[this.#aimed]),
    };
  }

  #adopt() {
    this.#squares = squaresOf(this.#board);
    this.#size = Math.sqrt(this.#squares.length);
    this.#looks = [];
    this.flipped();
  }

  /** @param {number} wanted */
  #resize(wanted) {
    if (wanted === this.#size) return;
    const focused = this.#squares.includes(/** @type {HTMLElement} */ (document.activeElement));
    this.#board.dataset.size = String(wanted);
    this.#board.innerHTML = gobangRows(wanted, "{cell}");
    this.#adopt();
    if (focused) this.#walk.focus();
  }

  /** @param {number} at */
  #isFree(at) {
    return this.#situation.open && this.#view.cells[at] === ".";
  }

  /** The cursor is on a square, -1 for none. @param {number} at */
  #point(at) {
    this.#pointed = at;
    this.#panels.point(at);
    // Only one square is told whose turn it is: telling the board would cost a look at every square.
    const before = this.#ghosted;
    this.#ghosted = this.#ghost();
    this.#show(before, this.#ghosted);
  }

  /** The square that shows where a stone would lie, -1 for none. */
  #ghost() {
    return [this.#aimed, this.#pointed].find((at) => this.#isFree(at)) ?? -1;
  }

  /** @param {number} at */
  #aim(at) {
    const before = this.#aimed;
    this.#aimed = at;
    this.#show(before, at);
    this.#point(at);
  }

  /** A square on which the next tap places the stone. @param {number} at */
  #choose(at) {
    this.#aim(at);
    this.#table.showHint(t("aim.again", { cell: this.#view.names[at] }));
    this.#touchAim.chosen();
  }

  /** Shows a square that somebody speaks of. @param {number} at */
  #pointAt(at) {
    this.#aim(at);
    this.#walk.stopAt(at);
    if (this.#board.contains(document.activeElement)) this.#walk.focus();
  }

  /** @param {number[]} places  -1 for none */
  #show(...places) {
    for (const at of places) {
      if (at < 0) continue;
      const look = this.#lookOf(at);
      const all = [...Object.values(look), language()].join();
      if (this.#looks[at] === all) continue;
      this.#looks[at] = all;
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
      words: value?.text ?? "",
    };
  }
}

/**
 * @typedef {object} Look  how a square looks
 * @property {string | null} stone
 * @property {string | null} ghost  whose stone would lie there
 * @property {boolean} isAimed
 * @property {boolean} isLast
 * @property {boolean} isWon
 * @property {number | null} number  of the move that lies there
 * @property {string | null} value
 * @property {boolean} isExact
 * @property {boolean} isBest
 * @property {string} words  of the value
 */

/** @param {HTMLElement} square @param {string} cell @param {Look} look */
function drawSquare(square, cell, look) {
  const { stone, ghost, isAimed, isLast, number, value, isExact, isBest, words } = look;
  setAttribute(square, "data-stone", stone);
  setAttribute(square, "data-ghost", ghost);
  setAttribute(square, "data-aim", isAimed ? "" : null);
  setAttribute(square, "data-last", isLast ? "" : null);
  setAttribute(square, "data-number", number === null ? null : String(number));
  setAttribute(square, "data-value", value);
  setAttribute(square, "data-exact", isExact ? "" : null);
  setAttribute(square, "data-best", isBest ? "" : null);
  const name = nameOf(look, cell);
  setAttribute(square, "aria-label", words ? `${name}, ${words}` : name);
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

/** The number of the move that lies on each square. @param {View} view @returns {Map<number, number>} */
function numbered({ moves, names, ply }) {
  const cells = new Map(names.map((name, at) => [name, at]));
  return new Map(moves.slice(0, ply).map((move, at) => [cells.get(move) ?? -1, at + 1]));
}
