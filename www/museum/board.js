// The board of a museum room: squares, pieces, and the cells that the program considers. Drawn once, then updated.

import { layOut } from "../board/layout.js";
import { svgElement } from "../ui/svg.js";

/** Side of a square and margin of the board. */
const SIDE = 10;
const RIM = 6;
/** Gap between levels, with room for their numbers. */
const GAP = RIM + 2;
/** Attributes of the letters at the edge; no styles, so that they survive in a standalone picture. */
const EDGE = { class: "edge", "font-size": 3.2, "text-anchor": "middle" };

/** @typedef {import("./museum.types").RoomKind} RoomKind */

export class RoomBoard {
  #kind;
  #place;
  #pieces = svgElement("g", { class: "stones" });
  #view = svgElement("g", { class: "view" });
  #chosen = svgElement("rect", { class: "chosen", width: SIDE, height: SIDE });
  #mark = svgElement("rect", { class: "touched", width: SIDE, height: SIDE });
  /** The drawn boards, considered and real, for comparison. */
  #drawn = "";

  /** @param {RoomKind} kind */
  constructor(kind) {
    const { place, width, height } = layOut(kind, SIDE, kind.levels ? GAP : null);
    const numbers = kind.levels ? GAP - RIM : 0;
    this.#kind = kind;
    this.#place = place;
    this.picture = svgElement(
      "svg",
      {
        viewBox: `${-RIM} ${-RIM / 2} ${width + numbers + 1.5 * RIM} ${height + numbers + 1.5 * RIM}`,
        class: "room-board",
        role: "img",
      },
      ...squares(kind, place),
      ...names(kind, place),
      this.#view,
      this.#pieces,
      this.#chosen,
      this.#mark,
    );
  }

  /**
   * @param {string} real @param {string} considered  the board that the program considers; empty for the real one
   * @param {{ touched?: number | null, best?: number | null, also?: number[] }} [marks]
   */
  draw(real, considered, { touched = null, best = null, also = [] } = {}) {
    this.#drawPieces(real, considered || real);
    const seen = also.map((cell) => {
      const [x, y] = this.#place(cell);
      return svgElement("rect", { class: "seen", x, y, width: SIDE, height: SIDE });
    });
    this.#view.replaceChildren(...seen);
    this.#moveFrame(this.#mark, touched);
    this.#moveFrame(this.#chosen, best);
  }

  /** @param {string} real @param {string} shown */
  #drawPieces(real, shown) {
    if (this.#drawn === `${shown}/${real}`) return;
    this.#drawn = `${shown}/${real}`;
    const pieces = [...shown].flatMap((piece, cell) => {
      if (piece === ".") return [];
      const [x, y] = this.#place(cell);
      const tried = piece === real[cell] ? "stone" : "stone tried";
      const at = { class: tried, transform: `translate(${x} ${y})` };
      return [svgElement("g", at, ...this.#kind.piece(piece))];
    });
    this.#pieces.replaceChildren(...pieces);
  }

  /** @param {SVGRectElement} frame @param {number | null | undefined} cell */
  #moveFrame(frame, cell) {
    const shown = cell !== null && cell !== undefined && cell >= 0;
    frame.setAttribute("visibility", shown ? "visible" : "hidden");
    if (!shown) return;
    const [x, y] = this.#place(cell);
    frame.setAttribute("x", String(x));
    frame.setAttribute("y", String(y));
  }
}

/** @param {RoomKind} kind @param {(cell: number) => number[]} place */
function squares({ columns, rows, ground }, place) {
  return Array.from({ length: columns * rows }, (_, cell) => {
    const [x, y] = place(cell);
    const isOther = ground?.(cell) ?? ((x + y) / SIDE) % 2;
    return svgElement("rect", {
      class: isOther ? "square other" : "square",
      x,
      y,
      width: SIDE,
      height: SIDE,
      "data-cell": cell,
    });
  });
}

/** Letters and numbers at the edge. @param {RoomKind} kind @param {(cell: number) => number[]} place */
function names({ columns, rows, levels, cellName }, place) {
  if (levels) {
    return Array.from({ length: rows / columns }, (_, level) => {
      const [x, y] = place(level * columns * columns);
      return svgElement("text", { ...EDGE, x: x - 3, y: y + 6.8 }, String(level + 1));
    });
  }
  const files = Array.from({ length: columns }, (_, column) => {
    const [x] = place(column);
    const y = rows * SIDE + 4.5;
    return svgElement("text", { ...EDGE, x: x + SIDE / 2, y }, letters(cellName(column)));
  });
  const ranks = Array.from({ length: rows }, (_, row) => {
    const [, y] = place(row * columns);
    const name = cellName(row * columns).replace(/^\D+/, "");
    return svgElement("text", { ...EDGE, x: -3.2, y: y + 6.6 }, name);
  });
  return /^\D/.test(cellName(0)) ? [...files, ...ranks] : files;
}

/** @param {string} name */
const letters = (name) => name.match(/^\D+/)?.[0] ?? name;
