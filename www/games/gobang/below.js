// Below the Gobang board: the panel with the values of squares, the one with the parameters of CPC-Gobang, and the move
// that it would make.

import { translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/game.js";
import { ParameterFields } from "./parameters.js";
import { drawValueTable } from "./value-table.js";

/** @typedef {import("../../engine/types.js").View} View */
/** @typedef {import("../../table/board.js").Situation} Situation */
/** @typedef {import("../../table/controls.js").Table} Table */

const { t } = translatorFor(messages);

/** Whose numbers are meant while no player with such numbers sits at the table. */
const CLASSIC = "cpc-gobang";

/** @param {string} id */
const box = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Panels {
  #table;
  #pointAt;
  /** @type {View} */
  #view = /** @type {any} */ (null); // drawn before anything is asked
  /** @type {Situation} */
  #situation = /** @type {any} */ (null);
  #pointed = -1;
  /** Whether the values have to be shown anew at the next frame. */
  #stale = false;
  #parameters;
  /** What each key does. @type {Record<string, () => void>} */
  #keys;

  /** @param {Table} table @param {{ pointAt(at: number): void, leave(): void }} board */
  constructor(table, { pointAt, leave }) {
    const parameters = new ParameterFields(table);
    this.#table = table;
    this.#pointAt = pointAt;
    this.#parameters = parameters;
    this.#keys = {
      v: createPanel("weights", { shown: () => this.#refresh(), leave }),
      p: createPanel("numbers", { shown: () => parameters.focus(), leave }),
      t: () => this.#suggest(),
    };
    box("suggest").addEventListener("click", this.#keys.t);
  }

  /** @param {View} view @param {Situation} situation */
  draw(view, situation) {
    this.#view = view;
    this.#situation = situation;
    this.#refresh();
    this.#parameters.draw(this.#player(), situation.numbers);
  }

  /** The cursor is on a square, -1 for none. @param {number} at */
  point(at) {
    if (at < 0 || at === this.#pointed) return;
    this.#pointed = at;
    if (this.#stale) return;
    this.#stale = true;
    requestAnimationFrame(() => this.#refresh());
  }

  /** @param {string} key */
  press(key) {
    const act = this.#keys[key.toLowerCase()];
    act?.();
    return act !== undefined;
  }

  /** Whose numbers are shown: those of the first computer player at the table that has such numbers. */
  #player() {
    const { first, second } = this.#situation.players;
    const has = (/** @type {string | null} */ id) =>
      this.#table.rules.info.players
        .find((one) => one.id === id)
        ?.parameters.some(({ name }) => name === "f1");
    return [first, second].find(has) ?? CLASSIC;
  }

  /** What that player has changed. */
  #changes() {
    return this.#situation.numbers[this.#player()] ?? {};
  }

  #suggest() {
    const view = this.#view;
    if (view.outcome) return;
    const { rules, tell } = this.#table;
    const move = rules.suggest(this.#situation.record, this.#player(), this.#changes());
    this.#pointAt(view.names.indexOf(move));
    tell(t("suggested", { cell: move }));
  }

  #refresh() {
    this.#stale = false;
    if (box("weights").hidden) return;
    const view = this.#view;
    const free = this.#pointed >= 0 && !view.outcome && view.cells[this.#pointed] === ".";
    const cell = view.names[this.#pointed];
    this.#show("here", free, view.ply, { cell, side: view.side });
    const index = this.#lastOfComputer();
    this.#show("last", index >= 0, index, { cell: view.moves[index], side: this.#sideAt(index) });
  }

  /**
   * @param {"here" | "last"} name @param {boolean} has  whether there is a square to speak of
   * @param {number} ply @param {{ cell: string, side: import("../../engine/types.js").Side }} of
   */
  #show(name, has, ply, { cell, side }) {
    const player = this.#player();
    const { record, numbers } = this.#situation;
    const { explain } = this.#table.rules;
    drawValueTable(box(`value-${name}`), {
      weighing: has ? explain(record, ply, cell, player, this.#changes()) : null,
      title: name === "here" ? `value.here.${side}` : "value.last",
      none: `value.${name}.none`,
      cell,
      side,
      view: this.#view,
      factors: ["f1", "f2", "f3", "f4"].map((factor) =>
        this.#parameters.valueIn(player, numbers, factor),
      ),
    });
  }

  /** The number of the last move that a computer player made, -1 for none. */
  #lastOfComputer() {
    const { ply } = this.#view;
    const made = [ply - 1, ply - 2].filter((index) => index >= 0);
    return made.find((index) => this.#situation.players[this.#sideAt(index)] !== null) ?? -1;
  }

  /** @param {number} index */
  #sideAt(index) {
    const { side, ply } = this.#view;
    const other = side === "first" ? "second" : "first";
    return (ply - index) % 2 === 0 ? side : other;
  }
}

/**
 * A button that shows and hides a panel; Esc in it hides it and leads back to the board. Answers what the button does.
 * @param {string} name @param {{ shown(): void, leave(): void }} actions
 */
function createPanel(name, { shown, leave }) {
  const [panel, button] = [box(name), box(`${name}-toggle`)];
  function toggle() {
    panel.hidden = !panel.hidden;
    button.ariaExpanded = String(!panel.hidden);
    if (!panel.hidden) shown();
  }
  button.addEventListener("click", toggle);
  panel.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    toggle();
    leave();
  });
  return toggle;
}
