// The Qubic board: four levels as tables, and the same cube in 3D. Both highlight the cell under the cursor with every
// row of four through it.

import { translatorFor } from "../../i18n/index.js";
import { buttonById } from "../../ui/dom.js";
import { onDemand } from "../../ui/on-demand.js";
import { isTabShown, onTabShown } from "../../ui/tabs.js";
import { createMoveValues } from "../shared/move-values.js";
import { openCodeEntry } from "./code-entry.js";
import { Cube } from "./cube.js";
import { ROWS_THROUGH } from "./geometry.js";
import { messages } from "./i18n/game.js";
import { Levels } from "./levels.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/game-ui.types").Board} Board */
/** @typedef {import("../../table/game-ui.types").BoardHost} BoardHost */

const { t } = translatorFor(messages);

/** @type {import("../../table/game-ui.types").GameUi} */
export const game = {
  id: "qubic",
  messages,
  symbols: { first: "apricot", second: "blueberry" },
  thumbnail: { ground: "levels" },
  defaults: {
    start: "first",
    opponent: "second",
    strength: { alone: "level-1", first: "level-3", second: "ttt3d" },
    switches: { values: false },
  },
  hasPoints: false,
  mount: (board, play, host) => new QubicBoard(board, play, host),
  createCompanion,
  moveName: (move) => move,
  describeMove: ({ side, text }) => t("moved", { side: t(`${side}.name`), cell: spaced(text) }),
  result: ({ ply, outcome }) => ({
    points: null,
    note: t("ended.after", { moves: ply }),
    word: outcome?.ending === "agreement" ? t("ended.agreed") : undefined,
  }),
  async formats() {
    const [{ textFormats }, { engineModule }] = await Promise.all([
      import("../shared/text-formats.js"),
      import("../shared/engine-module.js"),
    ]);
    return textFormats(await engineModule(), "qubic");
  },
  tools: async () => (await import("./tools.js")).qubicTools,
  rules: async () => (await import("./help.js")).qubicRules(),
  keys: () => [
    [t("key.arrows"), t("key.in-level")],
    [t("key.pages"), t("key.level")],
    [t("key.ends"), t("key.row")],
    [t("key.enter"), t("key.play")],
    [t("key.digits"), t("key.code")],
    [t("key.shift-arrows"), t("key.turn")],
  ],
};

/** Separates the digits, so that screen readers read a code and not a number. @param {string} code */
const spaced = (code) => [...code].join(" ");

/** @implements {Board} */
class QubicBoard {
  #board;
  #play;
  /** @type {View} */
  #view = /** @type {any} */ (null); // set by the first draw
  /** Legal moves by cell; empty if a person may not move. @type {Map<number, string>} */
  #playable = new Map();
  /** Rows highlighted by a search trace. @type {readonly (readonly number[])[]} */
  #traceRows = [];
  #cube;
  #levels;
  #code;
  #moveValues;

  /** @param {HTMLElement} board @param {(move: string) => void} play @param {BoardHost} host */
  constructor(board, play, host) {
    this.#board = board;
    this.#play = play;
    const actions = {
      aim: (/** @type {number | null} */ cell) => this.#aim(cell),
      play: (/** @type {number} */ cell) => this.#playAt(cell),
    };
    const cube = new Cube(board, actions);
    this.#cube = cube;
    this.#levels = new Levels(board, { ...actions, turn: (direction) => cube.turn(direction) });
    this.#code = openCodeEntry(board, {
      aim: actions.aim,
      enter: (text) => this.#enter(text),
    });
    const view = buttonById("view", board);
    view.addEventListener("click", () => {
      view.ariaPressed = String(board.toggleAttribute("data-view"));
    });
    this.#moveValues = createMoveValues(
      host,
      () => this.#view,
      () => this.#drawLevels(),
    );
  }

  /** @param {View} view @param {{ open: boolean }} situation */
  draw(view, { open }) {
    this.#view = view;
    this.#moveValues.clear();
    const legal = open ? view.legal : [];
    this.#playable = new Map(legal.flatMap(({ text, to }) => (to === null ? [] : [[to, text]])));
    const board = this.#board;
    board.dataset.side = view.side;
    board.setAttribute("aria-label", t("board"));
    board.toggleAttribute("data-open", open);
    this.#drawLevels();
    this.#cube.draw(view, this.#playable);
    this.#code.clear();
  }

  /** @param {import("../shared/move-values.js").Values | null} values */
  showValues(values) {
    this.#moveValues.showValues(values);
  }

  focus() {
    this.#levels.focus();
  }

  /** @param {readonly number[]} cells @param {readonly (readonly number[])[]} [rows] */
  highlight(cells, rows = []) {
    this.#levels.point(cells, rows.length > 0);
    this.#cube.point(cells);
    if (this.#traceRows.length + rows.length === 0) return;
    this.#traceRows = rows;
    this.#aim(null);
  }

  /** @param {string} key */
  handleKey(key) {
    return this.#code.handleKey(key);
  }

  #drawLevels() {
    this.#levels.draw(this.#view, this.#playable, this.#moveValues.at);
  }

  /** @param {number} cell */
  #playAt(cell) {
    if (this.#playable.size === 0) return;
    this.#play(this.#playable.get(cell) ?? this.#view.names[cell]);
  }

  /** Highlights a cell with its rows in both views; null shows the rows of the trace. @param {number | null} cell */
  #aim(cell) {
    const rows = cell === null ? this.#traceRows : ROWS_THROUGH[cell];
    const lit = new Set(rows.flat());
    this.#levels.light(cell, lit);
    this.#cube.light(cell, lit, rows);
  }

  /** Plays a typed code; returns an error if it is illegal. @param {string} text */
  #enter(text) {
    const isLegal = [...this.#playable.values()].includes(text);
    if (isLegal) return this.#play(text);
    const key = this.#board.hasAttribute("data-open") ? "code.occupied" : "code.closed";
    return t(key, { code: spaced(text) });
  }
}

/**
 * The typewriter, loaded when its tab is first shown.
 * @param {import("../../table/table.js").Table} table @returns {import("../../table/game-ui.types").Companion}
 */
function createCompanion(table) {
  /** @type {Awaited<ReturnType<typeof import("./typewriter.js").openTypewriter>> | null} */
  let typewriter = null;
  const load = onDemand(async () => {
    const { openTypewriter } = await import("./typewriter.js");
    typewriter = await openTypewriter(table);
    return typewriter;
  }, table.notifyFailure);

  onTabShown("typewriter", async () => (await load())?.open());

  return {
    changed: (state, cause) =>
      (isTabShown("typewriter") && typewriter?.changed(state, cause)) || false,
    acceptsDraws: () => isTabShown("typewriter") && (typewriter?.isPlaying() ?? false),
  };
}
