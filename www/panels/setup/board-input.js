// Input on the main board while a position is set up: clicks, drags on the board and from the palette, and keys.

import { cellAt, cellsByNumber } from "../../board/cells.js";
import { enableDragging } from "../../board/drag.js";
import { element } from "../../ui/create.js";
import { byId } from "../../ui/dom.js";
import { icon } from "../../ui/svg.js";

/** @typedef {import("../../table/game-tools.types").Piece} Piece */

/**
 * Cells are numbers of the view.
 * @typedef {object} Actions
 * @property {() => boolean} isActive
 * @property {(cell: number) => Piece | null} pieceOn
 * @property {(cell: number) => void} press  places the chosen piece, or removes it
 * @property {(cell: number, letter: string) => void} place
 * @property {(from: number, to: number | null) => void} move  null removes the piece from the board
 * @property {(letter: string) => boolean} isPiece
 * @property {() => void} leave
 */

/** Keys that empty the focused cell. */
const ERASERS = ["Delete", "Backspace"];

/** @param {Actions} actions @param {{ view: HTMLElement, pieceAt(target: Element): Piece | null }} palette */
export function listenToBoard(actions, palette) {
  const board = byId("board");
  const { isActive, pieceOn, press, place, move, leave } = actions;

  board.addEventListener("click", (event) => {
    const cell = isActive() ? pressedCell(event) : -1;
    if (cell >= 0) press(cell);
  });
  board.addEventListener("keydown", (event) => {
    if (!isActive() || event.ctrlKey || event.altKey || event.metaKey) return;
    const { key } = event;
    if (key === "Escape") leave();
    else if (!ERASERS.includes(key) && (key.length > 1 || key === " ")) return;
    const cell = focusedCell();
    if (cell >= 0 && ERASERS.includes(key)) place(cell, ".");
    else if (cell >= 0 && actions.isPiece(key)) place(cell, key);
    event.preventDefault();
    event.stopPropagation(); // letters are no commands meanwhile
  });

  let from = -1;
  enableDragging(board, {
    lift({ x, y }) {
      from = isActive() ? cellOver(x, y) : -1;
      const piece = from < 0 ? null : pieceOn(from);
      return piece && createGhost(piece, x, y);
    },
    drop(under, x, y) {
      const to = cellOver(x, y);
      const isOutside = under !== null && !board.contains(under);
      if (under && to !== from && (to >= 0 || isOutside)) move(from, to < 0 ? null : to);
    },
  });
  /** @type {Piece | null} */
  let lifted = null;
  enableDragging(palette.view, {
    lift({ target, x, y }) {
      lifted = isActive() ? palette.pieceAt(target) : null;
      return lifted && createGhost(lifted, x, y);
    },
    drop(under, x, y) {
      const to = cellOver(x, y);
      if (under && lifted && to >= 0) place(to, lifted.letter);
    },
  });
}

/** The cell under a point; -1 for none. @param {number} x @param {number} y */
function cellOver(x, y) {
  const cell = cellAt(x, y);
  return cell ? cellsByNumber().indexOf(cell) : -1;
}

/** The cell of a click; clicks by key have no pointer. @param {MouseEvent} event */
function pressedCell({ detail, clientX, clientY, target }) {
  if (detail === 0) return focusedCell();
  const cell = cellOver(clientX, clientY);
  return cell < 0 && target instanceof Element ? topCell(target.closest("button")) : cell;
}

/** The cell with the focus; -1 for none. */
function focusedCell() {
  const focused = document.activeElement;
  const cell = cellsByNumber().findIndex((one) => one.contains(focused));
  return cell < 0 ? topCell(focused) : cell;
}

/** The top cell of the column with this head; -1 for other elements. @param {Element | null} head */
const topCell = (head) =>
  head ? [...document.querySelectorAll("#board thead button")].indexOf(head) : -1;

/** A piece that follows the pointer; removed with the end of the drag. @param {Piece} piece @param {number} x @param {number} y */
function createGhost({ drawing }, x, y) {
  const ghost = element(
    "div",
    { class: "setup-ghost", "aria-hidden": "true" },
    icon(drawing, "piece"),
  );
  ghost.style.left = `${x}px`;
  ghost.style.top = `${y}px`;
  document.body.append(ghost);
  const remove = () => ghost.remove();
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, remove, { once: true, capture: true });
  return ghost;
}
