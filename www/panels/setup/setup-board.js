// The editable board and the palette of pieces for setting up a position.

import { t } from "../../i18n/index.js";
import { setAttribute } from "../../ui/attributes.js";
import { element } from "../../ui/create.js";
import { rovingTabindex } from "../../ui/roving-tabindex.js";
import { icon } from "../../ui/svg.js";

/** @typedef {import("../../table/game-tools.types").GameTools["setup"]["pieces"]} Pieces */
/** @typedef {Pick<import("../../engine/engine.types").View, "cells" | "side" | "columns" | "rows" | "names">} Position */

/** @param {Pieces} pieces @param {(cell: number) => void} press */
export function createSetupBoard(pieces, press) {
  const view = element("div", {
    class: "setup-board",
    role: "grid",
    "data-label": "setup",
    "aria-label": t("setup"),
  });
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  let columns = 0;
  rovingTabindex(view, { items: () => buttons, columns: () => columns });
  view.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button");
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (button));
    if (at >= 0) press(at);
  });

  /** @param {number} rows */
  function layOut(rows) {
    view.toggleAttribute("data-levels", rows > columns);
    view.style.setProperty("--set-columns", String(columns));
    const made = Array.from({ length: rows }, (_, row) => setupRow(columns, row === 0));
    view.replaceChildren(...made);
    buttons = [...view.querySelectorAll("button")];
  }

  return {
    view,

    /** @param {Position} position */
    draw(position) {
      const { cells, names } = position;
      columns = position.columns;
      if (buttons.length !== cells.length) layOut(position.rows);
      const contents = new Map(pieces.map(({ letter, name }) => [letter, name()]));
      buttons.forEach((button, at) => {
        const content = contents.get(cells[at]) ?? t("setup.nothing");
        setAttribute(button, "aria-label", t("setup.cell", { cell: names[at], content }));
        if (button.dataset.piece === cells[at]) return;
        button.dataset.piece = cells[at];
        const piece = pieces.find(({ letter }) => letter === cells[at]);
        button.replaceChildren(...(piece ? [icon(piece.drawing, "piece")] : []));
      });
    },
  };
}

/** @param {number} columns @param {boolean} isFirst  whether the row has the tab stop */
function setupRow(columns, isFirst) {
  const cells = Array.from({ length: columns }, (_, column) =>
    element("button", {
      type: "button",
      role: "gridcell",
      tabindex: isFirst && column === 0 ? 0 : -1,
    }),
  );
  return element("div", { role: "row" }, ...cells);
}

/** The palette that selects the piece to place. @param {Pieces} pieces */
export function createPalette(pieces) {
  const view = element("div", {
    class: "palette",
    role: "radiogroup",
    "data-label": "setup.piece",
    "aria-label": t("setup.piece"),
  });
  let chosen = pieces[0].letter;
  /** @param {string} letter */
  function choose(letter) {
    chosen = letter;
  }
  return {
    view,
    chosen: () => chosen,
    draw() {
      view.replaceChildren(
        ...pieces.map(({ letter, drawing, name }) =>
          radio("set-piece", letter, chosen, name(), choose, drawing),
        ),
      );
    },
  };
}

/**
 * @param {string} name @param {string} value @param {string} chosen @param {string} label
 * @param {(value: string) => void} choose @param {string} [drawing]
 */
export function radio(name, value, chosen, label, choose, drawing) {
  const input = element("input", { type: "radio", name, value });
  input.checked = value === chosen;
  input.addEventListener("change", () => choose(value));
  return element(
    "label",
    {},
    input,
    ...(drawing ? [icon(drawing, "piece")] : []),
    element("span", { class: drawing ? "visually-hidden" : "" }, label),
  );
}
