// The candidate moves as a table, for whoever does not look at the board: in the order in which they were tried, each with
// its value and what has become of it. Only what changes is written.

import { t } from "../i18n/index.js";
import { element } from "../ui/create.js";
import { tellStatus, tellValue } from "./words.js";

/** @typedef {import("./mind.js").Mind} Mind */
/** @typedef {import("./mind.js").PlacedMove} PlacedMove */
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
      element("table", { class: "cross" }, element("thead", {}, this.#heads), this.#body),
    );
    this.show();
  }

  /** In the language of the page. */
  show() {
    this.view.setAttribute("aria-label", t("mind.candidates"));
    this.#heads.replaceChildren(...COLUMNS.map((key) => element("th", { scope: "col" }, t(key))));
    this.clear();
  }

  clear() {
    this.#rows.clear();
    this.#body.replaceChildren();
  }

  /** @param {Mind} mind */
  draw({ levels: [{ ideas, best }], path }) {
    for (const [move, row] of this.#rows) {
      if (ideas.has(move)) continue;
      row.remove();
      this.#rows.delete(move);
    }
    for (const idea of ideas.values()) {
      const row = this.#rows.get(idea.move.text) ?? this.#addRow(idea.move);
      const isBest = idea.move.text === best?.text;
      const isNow = idea.move.text === path[0]?.text;
      const texts = [tellValue(idea, this.#terms), tellStatus(idea, isBest, isNow)];
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
