// How games against the computer players have ended, by player. All of it stays on this device; it can be saved as a
// file and erased.

import { formatNumber, t } from "../../i18n/index.js";
import { otherSide } from "../../table/players.js";
import { createPanel, element, textButton, textElement } from "../../ui/create.js";
import { downloadJson } from "../../ui/download.js";
import { sharedValue } from "../shared-value.js";

/** @typedef {"won" | "lost" | "drawn"} End */
/** @typedef {Record<string, Record<End, number>>} Counts  by player */

const ENDS = /** @type {const} */ (["won", "lost", "drawn"]);

/** @type {import("../index.js").NewTool} */
export const createStatistics = (table, kind) => new Statistics(table, kind.id);

class Statistics {
  #table;
  #game;
  #counts;
  #display;
  /** Whether the next press erases. */
  #isSure = false;
  /** Whether the match on the board has been counted: taking back and ending it again is no second game. */
  #isCounted = false;

  /** @param {import("../../table/table.js").Table} table @param {string} game */
  constructor(table, game) {
    this.#table = table;
    this.#game = game;
    this.#counts = sharedValue(table.storage("statistics"), read);
    this.#display = createDisplay({ save: () => this.#save(), erase: () => this.#erase() });
    this.show();
  }

  /** @type {Required<import("../index.js").Tool>["changed"]} */
  changed({ view: { outcome }, players }, cause) {
    this.#isSure = false;
    if (cause === "new" || cause === "opened") this.#isCounted = false;
    const isNews = cause === "move" || cause === "ended";
    if (outcome && isNews && !this.#isCounted) this.#count(outcome, players);
    this.show();
  }

  show() {
    this.#display.draw(this.#counts.read(), this.#isSure, (id) => this.#table.playerName(id));
  }

  /**
   * Counts a match of a person against the computer.
   * @param {import("../../engine/engine.types").Outcome} outcome @param {import("../../table/match-controller.js").State["players"]} players
   */
  #count({ winner }, { first, second }) {
    const player = first ?? second;
    if (!player || (first !== null && second !== null)) return;
    this.#isCounted = true;
    const person = first === player ? otherSide("first") : "first";
    const end = winner === null ? "drawn" : winner === person ? "won" : "lost";
    const counts = this.#counts.read();
    counts[player] ??= { won: 0, lost: 0, drawn: 0 };
    counts[player][end] += 1;
    this.#counts.write(counts);
  }

  #erase() {
    if (this.#isSure) this.#counts.write({});
    this.#isSure = !this.#isSure;
    this.show();
  }

  #save() {
    const text = JSON.stringify({ game: this.#game, players: this.#counts.read() }, null, 2);
    downloadJson(`stratege-${this.#game}.json`, text);
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
  const keep = textButton("statistics.keep", actions.save, { id: "statistics-keep" });
  const erase = textButton("statistics.erase", actions.erase, { id: "statistics-erase" });
  const tidy = element("p", { class: "buttons" }, keep, erase);
  const scrolling = element("div", { class: "values-table" }, list);
  createPanel("record", "statistics", "statistics", none, scrolling, tidy);

  return {
    /** @param {Counts} counts @param {boolean} isSure @param {(player: string) => string} nameOf */
    draw(counts, isSure, nameOf) {
      const players = Object.entries(counts);
      none.hidden = players.length > 0;
      list.hidden = players.length === 0;
      tidy.hidden = players.length === 0;
      rows.replaceChildren(...players.map(([player, ends]) => row(nameOf(player), ends)));
      const key = isSure ? "statistics.sure" : "statistics.erase";
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

/** What was counted, where it can be read. @param {string | null} text @returns {Counts} */
function read(text) {
  try {
    const kept = Object.entries(JSON.parse(text ?? "{}"));
    return Object.fromEntries(
      kept.filter(([, ends]) => ENDS.every((end) => Number.isInteger(ends?.[end]))),
    );
  } catch {
    return {};
  }
}
