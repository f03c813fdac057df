// A game's own board on a page without a match: shows positions of an exercise and reports moves.

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../engine/rules-module.js").Rules} Rules */
/** @typedef {import("../game-ui.types").BoardHost} BoardHost */
/** @typedef {import("../game-ui.types").GameUi} GameUi */

/** Stands for the side that the visitor does not play. */
const OPPONENT = "exercise";

/** Largest distance of a cell from the answer among the cells that the first hint marks. */
const REACH = 1;

export class ExerciseBoard {
  #host;
  #board;
  /** The position on the board. @type {{ view: View, record: string, isOpen: boolean, solver: import("../../engine/engine.types").Side } | null} */
  #shown = null;

  /** @param {GameUi} gameUi @param {HTMLElement} element @param {BoardHost} host @param {(move: string) => void} play */
  constructor(gameUi, element, host, play) {
    this.#host = host;
    this.#board = gameUi.mount(element, play, host);
  }

  /** The position after moves; throws if one is illegal. @param {string} record @param {readonly string[]} [moves] */
  position(record, moves = []) {
    const match = this.#host.rules.read(record);
    try {
      for (const move of moves) match.play(move);
      return { view: match.view(), record: match.record() };
    } finally {
      match.free();
    }
  }

  /**
   * Shows a position after moves; returns the position.
   * @param {string} record @param {readonly string[]} moves @param {boolean} isOpen whether the visitor may move
   * @param {import("../../engine/engine.types").Side} [solver] the visitor's side, by default the one to move at first
   */
  show(record, moves, isOpen, solver = this.position(record).view.side) {
    const { view, record: reached } = this.position(record, moves);
    this.#shown = { view, record: reached, isOpen, solver };
    this.draw();
    this.#board.highlight([]);
    return view;
  }

  /** Draws the position again, for instance in another language. */
  draw() {
    if (!this.#shown) return;
    const { view, record, isOpen, solver } = this.#shown;
    const { switches } = this.#host.settings.current();
    this.#board.draw(view, {
      open: isOpen,
      record,
      players: {
        first: solver === "first" ? null : OPPONENT,
        second: solver === "second" ? null : OPPONENT,
      },
      switches: { ...switches, values: false },
      numbers: {},
    });
  }

  /** @param {readonly number[]} cells */
  highlight(cells) {
    this.#board.highlight(cells);
  }

  /** Called after the cells of the board were reversed (www/board/flip.js). */
  flipped() {
    this.#board.flipped?.();
    this.draw();
  }

  focus() {
    this.#board.focus();
  }

  /** @param {string} key */
  handleKey(key) {
    return this.#board.handleKey?.(key) ?? false;
  }
}

/**
 * Cells of a move: the piece that moves, or the cell to be occupied.
 * @param {View} view @param {string} move
 */
export function cellsOf({ legal }, move) {
  const found = legal.find(({ text }) => text === move);
  return { from: found?.from ?? null, to: found?.to ?? null };
}

/**
 * Cells around a cell, on the same board: several square boards are below each other in the view.
 * @param {View} view @param {number} cell
 */
export function cellsAround({ columns, rows, cells }, cell) {
  const height = rows % columns === 0 ? columns : rows;
  const place = (/** @type {number} */ at) => ({ x: at % columns, y: Math.floor(at / columns) });
  const { x, y } = place(cell);
  return [...cells].flatMap((_, at) => {
    const other = place(at);
    const isSame = Math.floor(other.y / height) === Math.floor(y / height);
    const isNear = Math.abs(other.x - x) <= REACH && Math.abs(other.y - y) <= REACH;
    return isSame && isNear ? [at] : [];
  });
}
