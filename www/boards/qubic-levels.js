// The four levels of Qubic as tables of buttons: what a cell shows is written into data attributes.

import { en } from "../strings/en/qubic.js";
import { speakerOf } from "../strings/index.js";
import { pointOut, put } from "./attributes.js";
import { rove } from "./roving.js";

/** @typedef {import("../engine/types.js").View} View */

const { say } = speakerOf(en);

/** How far the arrow keys turn the cube, by its buttons' names. @type {Record<string, string>} */
const TURNS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

const KINDS = /** @type {const} */ ({ ".": "cell.empty", x: "cell.first", o: "cell.second" });

/**
 * @param {HTMLElement} board
 * @param {object} actions
 * @param {(cell: number | null) => void} actions.aim
 * @param {(cell: number) => void} actions.play
 * @param {(way: string) => void} actions.turn
 */
export function openLevels(board, { aim, play, turn }) {
  const levels = /** @type {HTMLElement} */ (board.querySelector(".levels"));
  const tables = [...levels.querySelectorAll("table")];
  const buttons = [...levels.querySelectorAll("button")];

  levels.addEventListener("keydown", (event) => {
    const way = TURNS[event.key];
    if (!way || !event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    turn(way);
  });
  const walk = rove(levels, { items: () => buttons, columns: () => 4, level: 16 });

  levels.addEventListener("click", (event) => {
    const cell = cellOf(event);
    if (cell >= 0) play(cell);
  });
  for (const coming of ["pointerover", "focusin"]) {
    levels.addEventListener(coming, (event) => {
      const cell = cellOf(event);
      if (cell >= 0) aim(cell);
    });
  }
  levels.addEventListener("pointerleave", () => aim(focused()));
  levels.addEventListener("focusout", () => aim(null));

  /** @param {Event} event */
  function cellOf({ target }) {
    return buttons.findIndex((button) => target instanceof Node && button.contains(target));
  }

  /** The cell where the keys are. */
  function focused() {
    const cell = buttons.findIndex((button) => button.matches(":focus-visible"));
    return cell < 0 ? null : cell;
  }

  return {
    focus: walk.focus,
    /** @param {readonly number[]} cells @param {boolean} areNamed  M1 and M2, as a program has them in mind */
    point(cells, areNamed) {
      pointOut(buttons, cells);
      buttons.forEach((button, cell) => {
        const at = areNamed ? cells.indexOf(cell) : -1;
        put(button, "data-mind", at < 0 ? null : `M${at + 1}`);
      });
    },

    /**
     * @param {View} view @param {Map<number, string>} playable
     * @param {(cell: number) => import("./square-values.js").Worth | null} worthAt
     */
    draw(view, playable, worthAt) {
      tables.forEach((table, at) => {
        const name = say("level", { level: at + 1 });
        table.setAttribute("aria-label", name);
        if (table.caption) table.caption.textContent = name;
      });
      buttons.forEach((button, cell) => {
        const stone = /** @type {keyof typeof KINDS} */ (view.cells[cell]);
        const hasCome = button.dataset.stone === "." && stone !== ".";
        put(button, "data-stone", stone);
        put(button, "data-new", hasCome ? "" : null);
        put(button, "data-last", cell === view.last?.cell ? "" : null);
        put(button, "data-won", view.line.includes(cell) ? "" : null);
        put(button, "aria-disabled", playable.has(cell) ? null : "true");
        const worth = worthAt(cell);
        put(button, "data-value", worth?.figure ?? null);
        put(button, "data-exact", worth?.exact ? "" : null);
        put(button, "data-best", worth?.best ? "" : null);
        const name = nameOf(view, cell);
        put(button, "aria-label", worth ? `${name}, ${worth.words}` : name);
      });
    },

    /** @param {number | null} cell @param {Set<number>} lit */
    light(cell, lit) {
      buttons.forEach((button, at) => {
        put(button, "data-aim", at === cell ? "" : null);
        put(button, "data-lit", lit.has(at) ? "" : null);
      });
    },
  };
}

/** @param {View} view @param {number} cell */
function nameOf({ cells, names, line, last }, cell) {
  const kind = KINDS[/** @type {keyof typeof KINDS} */ (cells[cell])];
  const content = say(kind, { cell: [...names[cell]].join(" ") });
  if (line.includes(cell)) return say("cell.won", { content });
  return cell === last?.cell ? say("cell.last", { content }) : content;
}
