// The panels below the Gobang board: values of squares, parameters of CPC-Gobang, the move that it would play, and the
// cause of its defeat.

import { translatorFor } from "../../i18n/index.js";
import { onDemand } from "../../ui/on-demand.js";
import { isTabShown, openTab } from "../../ui/tabs.js";
import { messages } from "./i18n/game.js";
import { ParameterFields } from "./parameters.js";
import { drawValueTable } from "./value-table.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("../../table/game-ui.types").Situation} Situation */
/** @typedef {import("../../table/table.js").Table} Table */

const { t } = translatorFor(messages);

/** The player whose parameters are shown if no player of the match has these parameters. */
const CLASSIC = "cpc-gobang";

/**
 * Access to the board for the panels.
 * @typedef {object} BoardControls
 * @property {(at: number) => void} pointAt
 * @property {() => void} leave
 * @property {() => readonly HTMLElement[]} squares  in the order of the view
 */

/** @param {string} id */
const box = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Panels {
  #table;
  #pointAt;
  /** @type {View} */
  #view = /** @type {any} */ (null); // set by the first draw
  /** @type {Situation} */
  #situation = /** @type {any} */ (null);
  #pointed = -1;
  /** Whether a redraw is scheduled for the next frame. */
  #stale = false;
  #parameters;
  #squares;
  /** The slider, once loaded. @type {import("./tuning.js").Tuning | null} */
  #tuning = null;
  #loadTuning;
  /** @type {import("./post-mortem.js").PostMortem | null} */
  #postMortem = null;
  #loadPostMortem;
  /** Record of the match whose defeat was examined. */
  #examined = "";
  /** Actions by key. @type {Record<string, () => void>} */
  #keys;

  /** @param {Table} table @param {BoardControls} board */
  constructor(table, { pointAt, leave, squares }) {
    const parameters = new ParameterFields(table, () => {
      this.#keys.p();
      leave();
    });
    this.#table = table;
    this.#pointAt = pointAt;
    this.#parameters = parameters;
    this.#squares = squares;
    const failed = table.notifyFailure;
    this.#loadTuning = onDemand(() => this.#openTuning(), failed);
    this.#loadPostMortem = onDemand(async () => {
      const { openPostMortem } = await import("./post-mortem.js");
      this.#postMortem = await openPostMortem(table);
      return this.#postMortem;
    }, failed);
    this.#keys = {
      v: createPanel("weights", "analysis", { shown: () => this.#refresh(), leave }),
      p: createPanel("numbers", "analysis", { shown: () => this.#showNumbers(), leave }),
      t: () => this.#suggest(),
    };
    box("suggest").addEventListener("click", this.#keys.t);
    box("cause").addEventListener("click", () => this.#examine());
  }

  /** @param {View} view @param {Situation} situation */
  draw(view, situation) {
    this.#view = view;
    this.#situation = situation;
    this.#refresh();
    this.#parameters.draw(this.#player(), situation.numbers);
    this.#tuning?.draw();
    box("cause").hidden = this.#loser() === null;
    if (situation.record !== this.#examined) this.#postMortem?.close();
  }

  /** Called with the square under the cursor; -1 for none. @param {number} at */
  point(at) {
    if (at < 0 || at === this.#pointed) return;
    this.#pointed = at;
    if (this.#stale) return;
    this.#stale = true;
    requestAnimationFrame(() => this.#refresh());
  }

  /** @param {string} key */
  handleKey(key) {
    const action = this.#keys[key.toLowerCase()];
    action?.();
    return action !== undefined;
  }

  /** The player whose parameters are shown: the first of the match that has them. */
  #player() {
    const { first, second } = this.#situation.players;
    return [first, second].find((id) => this.#hasNumbers(id)) ?? CLASSIC;
  }

  /** @param {string | null} id */
  #hasNumbers(id) {
    const { players } = this.#table.rules.info;
    return players.some((one) => one.id === id && one.parameters.some(({ name }) => name === "f1"));
  }

  /** The player with these parameters that has lost by a row; null if there is none. */
  #loser() {
    const { outcome, winningRow } = this.#view;
    if (!outcome?.winner || winningRow.length === 0) return null;
    const id = this.#situation.players[outcome.winner === "first" ? "second" : "first"];
    return this.#hasNumbers(id) ? id : null;
  }

  /** Shows the parameter fields and loads the slider. */
  #showNumbers() {
    this.#parameters.focus();
    // Together with the values above them.
    if (!box("weights").hidden) box("weights").scrollIntoView({ block: "start" });
    this.#loadTuning();
  }

  async #openTuning() {
    const { openTuning } = await import("./tuning.js");
    this.#tuning = await openTuning(this.#table, {
      squares: this.#squares,
      subject: () => ({
        player: this.#player(),
        changes: this.#changes(),
        record: this.#situation.record,
        view: this.#view,
        isEdited: this.#situation.isEdited,
      }),
    });
  }

  /** Searches for the cause of the defeat. */
  async #examine() {
    const player = this.#loser();
    if (player === null) return;
    const { record, numbers } = this.#situation;
    const postMortem = await this.#loadPostMortem();
    if (!postMortem || record !== this.#situation.record) return; // the match has changed meanwhile
    this.#examined = record;
    openTab("analysis");
    postMortem.start({ record, player, numbers: numbers[player] ?? {} });
  }

  /** The changed parameters of the shown player. */
  #changes() {
    return this.#situation.numbers[this.#player()] ?? {};
  }

  #suggest() {
    const view = this.#view;
    if (view.outcome || this.#situation.isEdited) return;
    const { rules, announce } = this.#table;
    const move = rules.suggest(this.#situation.record, this.#player(), this.#changes());
    this.#pointAt(view.names.indexOf(move));
    announce(t("suggested", { cell: move }));
  }

  #refresh() {
    this.#stale = false;
    if (box("weights").hidden) return;
    const view = this.#view;
    // An occupied square has a value, too: the routine of the CPC does not test for stones.
    const has = this.#pointed >= 0 && !view.outcome && !this.#situation.isEdited;
    const cell = view.names[this.#pointed];
    this.#show("here", has, view.ply, { cell, side: view.side });
    const index = this.#lastOfComputer();
    this.#show("last", index >= 0, index, { cell: view.moves[index], side: this.#sideAt(index) });
  }

  /**
   * @param {"here" | "last"} name @param {boolean} has  whether there is a square to explain
   * @param {number} ply @param {{ cell: string, side: import("../../engine/engine.types").Side }} of
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

  /** Index of the computer's last move; -1 if there is none. */
  #lastOfComputer() {
    if (this.#situation.isEdited) return -1;
    const { ply } = this.#view;
    const moves = [ply - 1, ply - 2].filter((index) => index >= 0);
    return moves.find((index) => this.#situation.players[this.#sideAt(index)] !== null) ?? -1;
  }

  /** @param {number} index */
  #sideAt(index) {
    const { side, ply } = this.#view;
    const other = side === "first" ? "second" : "first";
    return (ply - index) % 2 === 0 ? side : other;
  }
}

/**
 * Connects a button with its panel; Escape closes the panel and returns to the board. Returns the toggle.
 * @param {string} name @param {string} tab  the panel's tab
 * @param {{ shown(): void, leave(): void }} actions
 */
function createPanel(name, tab, { shown, leave }) {
  const [panel, button] = [box(name), box(`${name}-toggle`)];
  function toggle() {
    panel.hidden = !panel.hidden && isTabShown(tab);
    button.ariaExpanded = String(!panel.hidden);
    if (panel.hidden) return;
    openTab(tab);
    shown();
  }
  button.addEventListener("click", toggle);
  panel.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    toggle();
    leave();
  });
  return toggle;
}
