// The Connect Four board; a whole column is one click target. The state of cells and columns is written into data
// attributes for styles/games/connect4.css.

import { markWon } from "../../board/winning-row.js";
import { translatorFor } from "../../i18n/index.js";
import { markHinted, setAttribute } from "../../ui/attributes.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { messages } from "./i18n/game.js";
import { describeValues, drawValues, valueName } from "./values.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/game-ui.types").Board} Board */

const { t, plural } = translatorFor(messages);

/** @type {import("../../table/game-ui.types").GameUi} */
export const game = {
  id: "connect4",
  messages,
  symbols: { first: "sunflower", second: "plum" },
  thumbnail: { ground: "holes" },
  defaults: {
    start: "first",
    opponent: "second",
    strength: { alone: "level-1", first: "experte", second: "meister" },
    switches: { values: false },
  },
  hasPoints: false,
  precomputeValues: true,
  mount: (board, play) => new Connect4Board(board, play),
  moveName: (move) => move,
  describeMove: ({ side, text }) => t("moved", { side: t(`${side}.name`), column: text }),
  describeValues,
  result: ({ ply }) => ({ points: null, note: t("ended.after", { moves: ply }) }),
  async formats() {
    const [{ textFormats }, { engineModule }] = await Promise.all([
      import("../shared/text-formats.js"),
      import("../shared/engine-module.js"),
    ]);
    return textFormats(await engineModule(), "connect4");
  },
  tools: async () => (await import("./tools.js")).connect4Tools,
  rules: async () => (await import("./help.js")).connect4Rules(),
  keys: () => [
    [t("key.digits"), t("key.drop")],
    [t("key.sideways"), t("key.choose")],
    [t("key.ends"), t("key.edge")],
    [t("key.enter"), t("key.play")],
  ],
};

/** @implements {Board} */
class Connect4Board {
  #board;
  #play;
  #columns;
  #cells;
  #foot;
  #tabindex;
  /** Playable moves by column, with the cell in which the disc lands. @type {Map<number, { text: string, to: number }>} */
  #playable = new Map();
  /** @type {View | null} */
  #view = null;

  /** @param {HTMLElement} board @param {(move: string) => void} play */
  constructor(board, play) {
    const columns = /** @type {HTMLButtonElement[]} */ ([
      ...board.querySelectorAll("thead button"),
    ]);
    this.#board = board;
    this.#play = play;
    this.#columns = columns;
    this.#cells = [...board.querySelectorAll("tbody td")];
    this.#foot = /** @type {HTMLElement} */ (board.querySelector("tfoot"));
    this.#tabindex = rovingTabindex(board, { items: () => columns, columns: () => columns.length });
    board.addEventListener("click", (event) => this.#drop(this.#columnOf(event)));
    for (const [enter, leave] of [
      ["pointerover", "pointerout"],
      ["focusin", "focusout"],
    ]) {
      board.addEventListener(enter, (event) => this.#aim(this.#columnOf(event)));
      board.addEventListener(leave, () => this.#aim(-1));
    }
  }

  /** @param {View} view @param {{ open: boolean }} situation */
  draw(view, { open }) {
    const before = this.#view?.cells ?? view.cells;
    const columns = this.#columns;
    const board = this.#board;
    const legal = open ? view.legal : [];
    this.#view = view;
    this.#playable = new Map(
      legal.flatMap(({ text, to }) => (to === null ? [] : [[to % columns.length, { text, to }]])),
    );
    board.dataset.side = view.side;
    board.setAttribute("aria-label", t("board"));
    board.setAttribute("aria-disabled", String(!open));
    board.toggleAttribute("data-open", open);
    columns.forEach((column, at) => {
      setAttribute(column, "aria-label", columnName(view, at));
      setAttribute(column, "aria-disabled", this.#playable.has(at) ? null : "true");
    });
    this.#cells.forEach((cell, at) => {
      drawCell(cell, view, at, before[at]);
    });
    this.#aim(columns.findIndex((column) => column.matches(":hover, :focus-visible")));
  }

  /** @param {ReadonlyMap<string, import("../../engine/engine.types").MoveValue> | null} values */
  showValues(values) {
    const view = this.#view;
    this.#foot.hidden = values === null;
    if (!view) return;
    this.#columns.forEach((column, at) => {
      const name = columnName(view, at);
      const value = values && valueName(view, at, values);
      setAttribute(column, "aria-label", value ? `${name}, ${value}` : name);
    });
    if (values) drawValues(this.#foot, view, values);
  }

  focus() {
    this.#tabindex.focus();
  }

  /** @param {readonly number[]} cells */
  highlight(cells) {
    markHinted(this.#cells, cells);
  }

  /** @param {string} key */
  handleKey(key) {
    const column = this.#columns.findIndex((_, at) => key === String(at + 1));
    this.#drop(column);
    return column >= 0;
  }

  /** The column of an event's target; -1 if none. @param {Event} event */
  #columnOf({ target }) {
    return this.#columns.findIndex((column) => target instanceof Node && column.contains(target));
  }

  /** @param {number} column */
  #drop(column) {
    if (column < 0 || this.#playable.size === 0) return;
    this.#play(this.#playable.get(column)?.text ?? String(column + 1));
  }

  /** Highlights the cell in which a disc would land; -1 clears it. @param {number} column */
  #aim(column) {
    const landing = this.#playable.get(column)?.to;
    this.#cells.forEach((cell, at) => {
      setAttribute(cell, "data-aim", at === landing ? "" : null);
    });
  }
}

/** @param {Element} cell @param {View} view @param {number} at @param {string} before  previous content */
function drawCell(cell, view, at, before) {
  const stone = view.cells[at];
  setAttribute(cell, "data-stone", stone);
  setAttribute(cell, "data-falls", before === "." && stone !== "." ? "" : null);
  setAttribute(cell, "data-last", at === view.last?.cell ? "" : null);
  markWon(cell, view.winningRow, at);
  setAttribute(cell, "aria-label", cellName(view, at));
}

/** @param {View} view @param {number} at */
function columnName({ cells, columns, rows }, at) {
  const discs = [...cells].filter((cell, place) => place % columns === at && cell !== ".").length;
  const column = at + 1;
  if (discs === rows) return t("column.full", { column });
  return plural("column", discs, { column, free: rows - discs });
}

/** @param {View} view @param {number} at */
function cellName({ cells, names, winningRow }, at) {
  const content = { ".": "cell.empty", x: "cell.first", o: "cell.second" }[cells[at]];
  const name = t(/** @type {"cell.empty"} */ (content), { cell: names[at] });
  return winningRow.includes(at) ? t("cell.won", { content: name }) : name;
}
