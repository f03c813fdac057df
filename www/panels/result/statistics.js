// Results against the computer players, counted by player and stored on the device, except for matches opened rather than
// started here. They can be exported and erased.

import { formatNumber, t } from "../../i18n/index.js";
import { otherSide } from "../../table/players.js";
import { createPanel, element, textButton, textElement } from "../../ui/create.js";
import { downloadJson } from "../../ui/download.js";
import { rateGame } from "../opponents/partner.js";
import { sharedValue } from "../shared-value.js";
import { assistanceOf } from "./assistance.js";
import { ENDS, readStatistics } from "./stored-results.js";

/** @typedef {import("./stored-results.js").Counts} Counts */

/** Score of the person. @type {Record<import("./stored-results.js").End, number>} */
const SCORES = { won: 1, drawn: 0.5, lost: 0 };

/** @type {import("../index.js").CreateTool} */
export const createStatistics = (table, gameUi, game) => new Statistics(table, gameUi.id, game);

class Statistics {
  #table;
  #id;
  #game;
  #counts;
  #display;
  /** Whether the next click erases. */
  #isConfirming = false;
  /** Whether the match on the board was counted: undoing and finishing it again does not count. */
  #isCounted = false;

  /**
   * @param {import("../../table/table.js").Table} table @param {string} id  of the game
   * @param {import("../../table/game-tools.types").GameTools} game
   */
  constructor(table, id, game) {
    this.#table = table;
    this.#id = id;
    this.#game = game;
    this.#counts = sharedValue(table.storage("statistics"), (text) =>
      readStatistics(text, game.formerNames),
    );
    this.#display = createDisplay({ save: () => this.#save(), erase: () => this.#erase() });
    this.show();
  }

  /** @type {Required<import("../index.js").Tool>["changed"]} */
  changed({ view: { outcome }, players }, cause) {
    this.#isConfirming = false;
    if (cause === "new" || cause === "opened") this.#isCounted = false;
    const isMatchEvent = cause === "move" || cause === "ended";
    if (outcome && isMatchEvent && !this.#isCounted) this.#count(outcome, players);
    this.show();
  }

  show() {
    this.#display.draw(this.#counts.read(), this.#isConfirming, (id) => this.#table.playerName(id));
  }

  /**
   * Counts a match of a person against the computer.
   * @param {import("../../engine/engine.types").Outcome} outcome @param {import("../../table/match-controller.js").State["players"]} players
   */
  #count({ winner }, { first, second }) {
    const player = first ?? second;
    if (!player || (first !== null && second !== null)) return;
    if (assistanceOf(this.#table).isOpened) return;
    this.#isCounted = true;
    const person = first === player ? otherSide("first") : "first";
    const end = winner === null ? "drawn" : winner === person ? "won" : "lost";
    const counts = this.#counts.read();
    counts[player] ??= { won: 0, lost: 0, drawn: 0 };
    counts[player][end] += 1;
    this.#counts.write(counts);
    rateGame(this.#table, this.#game, player, SCORES[end]);
  }

  #erase() {
    if (this.#isConfirming) this.#counts.write({});
    this.#isConfirming = !this.#isConfirming;
    this.show();
  }

  #save() {
    const text = JSON.stringify({ game: this.#id, players: this.#counts.read() }, null, 2);
    downloadJson(`stratege-${this.#id}.json`, text);
  }
}

/** @param {{ save(): void, erase(): void }} actions */
function createDisplay(actions) {
  const none = textElement("p", "statistics.none", { class: "hint" });
  const rows = element("tbody");
  const columns = ENDS.map((end) => textElement("th", `statistics.${end}`, { scope: "col" }));
  const player = textElement("th", "statistics.player", { scope: "col" });
  const head = element("thead", {}, element("tr", {}, player, ...columns));
  const list = element("table", {}, head, rows);
  const save = textButton("statistics.keep", actions.save, { id: "statistics-keep" });
  const erase = textButton("statistics.erase", actions.erase, { id: "statistics-erase" });
  const buttons = element("p", { class: "buttons" }, save, erase);
  const scrolling = element("div", { class: "values-table" }, list);
  createPanel("record", "statistics", "statistics", none, scrolling, buttons);

  return {
    /** @param {Counts} counts @param {boolean} isConfirming @param {(player: string) => string} nameOf */
    draw(counts, isConfirming, nameOf) {
      const players = Object.entries(counts);
      none.hidden = players.length > 0;
      list.hidden = players.length === 0;
      buttons.hidden = players.length === 0;
      rows.replaceChildren(...players.map(([player, ends]) => row(nameOf(player), ends)));
      const key = isConfirming ? "statistics.sure" : "statistics.erase";
      erase.dataset.text = key;
      erase.textContent = t(key);
    },
  };
}

/** @param {string} name @param {Counts[string]} ends */
const row = (name, ends) =>
  element(
    "tr",
    {},
    element("th", { scope: "row" }, name),
    ...ENDS.map((end) => element("td", {}, formatNumber(ends[end]))),
  );
