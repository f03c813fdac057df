// The Reversi board: shows a position in a table of buttons and reports the chosen move. The state of a square is
// written into data attributes, which styles/games/reversi.css draws.

import { translatorFor } from "../../i18n/index.js";
import { markHinted, setAttribute } from "../../ui/attributes.js";
import { onDemand } from "../../ui/on-demand.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { messages } from "./i18n/game.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/game-ui.types").Board} Board */
/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../engine/engine.types").LastMove} LastMove */
/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */
/** @typedef {ReadonlyMap<string, MoveValue>} Values */

const { t, plural } = translatorFor(messages);

/** Milliseconds between a stone's turning and that of its neighbour further out. */
const WAVE = 60;

/** @type {import("../../table/game-ui.types").GameUi} */
export const game = {
  id: "reversi",
  messages,
  symbols: { first: "tomato", second: "mole" },
  thumbnail: { ground: "lawn" },
  defaults: {
    start: "diagonal-tomato",
    opponent: "second",
    strength: { alone: "ramscher", first: "ramscher", second: "aufpasser-3" },
    switches: { empties: false, values: false, turned: false },
  },
  hasPoints: true,
  precomputeValues: true,
  canFlip: true,
  mount: (board, play, table) => new ReversiBoard(board, play, table),
  moveName,
  describeMove,
  result,
  async formats() {
    const [{ reversiFormats }, { engineModule }] = await Promise.all([
      import("./formats.js"),
      import("../shared/engine-module.js"),
    ]);
    return reversiFormats(await engineModule());
  },
  tools: async () => (await import("./tools.js")).reversiTools,
  rules: async () => (await import("./help.js")).reversiRules(),
  keys: () => [
    [t("key.arrows"), t("key.walk")],
    [t("key.ends"), t("key.row")],
    [t("key.enter"), t("key.play")],
  ],
};

/** @param {string} move */
function moveName(move) {
  return move === "pa" ? t("pass") : move;
}

/** @param {LastMove} last */
function describeMove({ side, text, cell, changed }) {
  if (cell === null) return `${t(`${side}.passes`)}.`;
  return plural("moved", changed.length, {
    side: t(`${side}.name`),
    move: text,
  });
}

/** @param {View} view @param {Record<string, boolean>} switches @returns {import("../../table/game-ui.types").Result} */
function result({ score, finalScore, outcome }, { empties }) {
  return {
    points: empties ? finalScore : score,
    note: empties && outcome?.winner ? t("empties.counted") : "",
  };
}

/** @implements {Board} */
class ReversiBoard {
  #board;
  #buttons;
  /** The same in the order in which they are seen. */
  #seen;
  #walk;
  /** The moves that are open now, by their squares. @type {Map<number, string>} */
  #playable = new Map();
  /** @type {View | null} */
  #view = null;
  /** What stands on each square, in words. @type {string[]} */
  #names = [];
  /** What the moves are worth, as far as somebody wants to see it. @type {Values | null} */
  #wanted = null;
  /** What draws that. @type {ReturnType<typeof import("./values.js").createValues> | null} */
  #drawer = null;
  #fetchDrawer;

  /** @param {HTMLElement} board @param {(move: string) => void} play @param {Table} table */
  constructor(board, play, table) {
    this.#board = board;
    this.#buttons = buttonsOf(board);
    this.#seen = this.#buttons;
    this.#walk = rovingTabindex(board, { items: () => this.#seen, columns: () => 8 });
    this.#fetchDrawer = onDemand(
      async () => {
        const { createValues, ready } = await import("./values.js");
        await ready;
        this.#drawer = createValues(this.#buttons, table.announce);
        this.showValues(this.#wanted);
      },
      () => table.notify(t("notice.loading")),
    );
    board.addEventListener("click", ({ target }) => {
      const button = target instanceof Element && target.closest("button");
      const move = button && this.#playable.get(this.#buttons.indexOf(button));
      if (move) play(move);
    });
  }

  /** @param {View} view @param {{ open: boolean }} situation */
  draw(view, { open }) {
    const legal = view.legal.flatMap(({ text, to }) =>
      to === null ? [] : [/** @type {[number, string]} */ ([to, text])],
    );
    const before = this.#view?.cells ?? view.cells;
    this.#view = view;
    this.#playable = new Map(open ? legal : []);
    const board = this.#board;
    board.dataset.side = view.side;
    board.setAttribute("aria-label", t("board"));
    board.setAttribute("aria-disabled", String(!open));
    board.toggleAttribute("data-open", open);
    for (const cell of this.#buttons.keys()) this.#drawSquare(view, cell, before[cell]);
  }

  /** @param {View} view @param {number} cell @param {string} before  what stood there */
  #drawSquare(view, cell, before) {
    const button = this.#buttons[cell];
    const stone = view.cells[cell];
    const isLegal = this.#playable.has(cell);
    const last = view.last?.cell ?? null;
    animate(button, before, stone, last === null ? 0 : distance(cell, last));
    setAttribute(button, "data-stone", stone);
    setAttribute(button, "data-legal", isLegal ? "" : null);
    setAttribute(button, "data-last", cell === last ? "" : null);
    setAttribute(button, "data-turned", view.last?.changed.includes(cell) ? "" : null);
    setAttribute(button, "aria-disabled", isLegal ? null : "true");
    const name = t(content(stone, isLegal), { cell: view.names[cell] });
    this.#names[cell] = name;
    setAttribute(button, "aria-label", name);
  }

  /** @param {Values | null} values */
  showValues(values) {
    this.#wanted = values;
    if (this.#drawer && this.#view) this.#drawer.draw(this.#view, this.#names, values);
    else if (values) this.#fetchDrawer();
  }

  flipped() {
    this.#seen = buttonsOf(this.#board);
  }

  focus() {
    this.#walk.focus();
  }

  /** @param {readonly number[]} cells */
  highlight(cells) {
    markHinted(this.#buttons, cells);
  }
}

/** @param {HTMLElement} board */
function buttonsOf(board) {
  return /** @type {HTMLButtonElement[]} */ ([...board.querySelectorAll("tbody button")]);
}

/** @param {string} stone @param {boolean} legal */
function content(stone, legal) {
  if (stone === "x") return "cell.first";
  if (stone === "o") return "cell.second";
  return legal ? "cell.legal" : "cell.empty";
}

/**
 * Says what has become of a cell, so that a stone that comes or turns can be seen doing so.
 * @param {HTMLElement} button @param {string} before @param {string} after @param {number} steps
 */
function animate(button, before, after, steps) {
  const change = before === after || after === "." ? null : before === "." ? "new" : "turn";
  setAttribute(button, "data-change", change);
  if (change === "turn") button.style.setProperty("--wait", `${Math.max(0, steps - 1) * WAVE}ms`);
}

/** @param {number} one @param {number} other */
function distance(one, other) {
  const across = Math.abs((one % 8) - (other % 8));
  const along = Math.abs(Math.floor(one / 8) - Math.floor(other / 8));
  return Math.max(across, along);
}
