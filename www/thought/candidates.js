// Table of the candidate moves, for screen readers: in search order, with values and states. Updates only changed
// cells.

import { t } from "../i18n/index.js";
import { element } from "../ui/create.js";
import { describeStatus, describeValue } from "./words.js";

/** @typedef {import("./trace-state.js").TraceState} TraceState */
/** @typedef {import("./trace-state.js").PlacedMove} PlacedMove */
/** @typedef {import("../table/game-tools.types").Terms} Terms */

const COLUMNS = /** @type {const} */ (["mind.move", "mind.worth", "mind.status"]);

export class Candidates {
  #moveName;
  #terms;
  #heads = element("tr");
  #body = element("tbody");
  /** @type {Map<string, HTMLTableRowElement>} */
  #rows = new Map();

  view = element("div", { class: "scrolls", tabindex: 0, role: "group" });

  /** @param {(move: PlacedMove) => string} moveName @param {Terms | null} terms */
  constructor(moveName, terms) {
    this.#moveName = moveName;
    this.#terms = terms;
    this.view.append(
      element("table", { class: "data-table" }, element("thead", {}, this.#heads), this.#body),
    );
    this.show();
  }

  /** Renders the header in the current language. */
  show() {
    this.view.setAttribute("aria-label", t("mind.candidates"));
    this.#heads.replaceChildren(...COLUMNS.map((key) => element("th", { scope: "col" }, t(key))));
    this.clear();
  }

  clear() {
    this.#rows.clear();
    this.#body.replaceChildren();
  }

  /** @param {TraceState} state */
  draw({ levels: [{ moves, best }], path }) {
    for (const [move, row] of this.#rows) {
      if (moves.has(move)) continue;
      row.remove();
      this.#rows.delete(move);
    }
    for (const state of moves.values()) {
      const row = this.#rows.get(state.move.text) ?? this.#addRow(state.move);
      const isBest = state.move.text === best?.text;
      const isNow = state.move.text === path[0]?.text;
      const texts = [describeValue(state, this.#terms), describeStatus(state, isBest, isNow)];
      texts.forEach((text, at) => {
        const cell = row.cells[at + 1];
        if (cell.textContent !== text) cell.textContent = text;
      });
      row.toggleAttribute("data-best", isBest);
    }
  }

  /** @param {PlacedMove} move */
  #addRow(move) {
    const head = element("th", { scope: "row" }, this.#moveName(move));
    const row = element("tr", {}, head, element("td"), element("td"));
    this.#rows.set(move.text, row);
    this.#body.append(row);
    return row;
  }
}
