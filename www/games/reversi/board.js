// The Reversi board: a table of buttons. The state of squares is written into data attributes for
// styles/games/reversi.css.

import { translatorFor } from "../../i18n/index.js";
import { markHinted, setAttribute } from "../../ui/attributes.js";
import { onDemand } from "../../ui/on-demand.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { messages } from "./i18n/game.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/game-ui.types").Board} Board */
/** @typedef {import("../../table/game-ui.types").BoardHost} BoardHost */
/** @typedef {import("../../engine/engine.types").LastMove} LastMove */
/** @typedef {import("../../engine/engine.types").MoveValue} MoveValue */
/** @typedef {ReadonlyMap<string, MoveValue>} Values */

const { t, plural } = translatorFor(messages);

/** Milliseconds between the flips of neighbouring discs, from the placed disc outwards. */
const FLIP_DELAY_MS = 60;

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
    switches: { empties: false, values: false, "pass-message": false, turned: false },
  },
  hasPoints: true,
  precomputeValues: true,
  canFlip: true,
  mount: (board, play, host) => new ReversiBoard(board, play, host),
  isPass: (move) => move === "pa",
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
  /** The squares in display order. */
  #displayed;
  #tabindex;
  /** Legal moves by square; empty if a person may not move. @type {Map<number, string>} */
  #playable = new Map();
  /** @type {View | null} */
  #view = null;
  /** Label of each square without its value. @type {string[]} */
  #names = [];
  /** Move values to show; null if hidden. @type {Values | null} */
  #values = null;
  /** Displays the values; null until loaded. @type {ReturnType<typeof import("./values.js").createValues> | null} */
  #valueDisplay = null;
  #loadValueDisplay;

  /** @param {HTMLElement} board @param {(move: string) => void} play @param {BoardHost} host */
  constructor(board, play, host) {
    this.#board = board;
    this.#buttons = buttonsOf(board);
    this.#displayed = this.#buttons;
    this.#tabindex = rovingTabindex(board, { items: () => this.#displayed, columns: () => 8 });
    this.#loadValueDisplay = onDemand(async () => {
      const { createValues, ready } = await import("./values.js");
      await ready;
      this.#valueDisplay = createValues(this.#buttons, host.announce);
      this.showValues(this.#values);
    }, host.notifyFailure);
    board.addEventListener("click", ({ target }) => {
      const button = target instanceof Element && target.closest("button");
      const at = button ? this.#buttons.indexOf(button) : -1;
      if (at >= 0 && this.#playable.size > 0)
        play(this.#playable.get(at) ?? this.#view?.names[at] ?? "");
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

  /** @param {View} view @param {number} cell @param {string} before  previous content */
  #drawSquare(view, cell, before) {
    const button = this.#buttons[cell];
    const stone = view.cells[cell];
    const isLegal = this.#playable.has(cell);
    const last = view.last?.cell ?? null;
    markChange(button, before, stone, last === null ? 0 : distance(cell, last));
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
    this.#values = values;
    if (this.#valueDisplay && this.#view) this.#valueDisplay.draw(this.#view, this.#names, values);
    else if (values) this.#loadValueDisplay();
  }

  flipped() {
    this.#displayed = buttonsOf(this.#board);
  }

  focus() {
    this.#tabindex.focus();
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
 * Marks a square whose disc is new or flipped, so that it is animated.
 * @param {HTMLElement} button @param {string} before @param {string} after @param {number} steps  distance from the placed disc
 */
function markChange(button, before, after, steps) {
  const change = before === after || after === "." ? null : before === "." ? "new" : "turn";
  setAttribute(button, "data-change", change);
  if (change === "turn")
    button.style.setProperty("--wait", `${Math.max(0, steps - 1) * FLIP_DELAY_MS}ms`);
}

/** @param {number} one @param {number} other */
function distance(one, other) {
  const across = Math.abs((one % 8) - (other % 8));
  const along = Math.abs(Math.floor(one / 8) - Math.floor(other / 8));
  return Math.max(across, along);
}
