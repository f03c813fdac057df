// How games against the computer players have ended, by player. All of it stays on this device; it can be saved as a
// file and erased.

import { formatNumber, t } from "../i18n/index.js";
import { otherSide } from "../table/players.js";
import { createPanel, element, textButton, textElement } from "../ui/create.js";
import { downloadJson } from "../ui/download.js";

/** @typedef {"won" | "lost" | "drawn"} End */
/** @typedef {Record<string, Record<End, number>>} Counts  by player */

const ENDS = /** @type {const} */ (["won", "lost", "drawn"]);

/** @type {import("./index.js").NewTool} */
export function createStatistics(table, kind) {
  const note = table.note("statistics");
  let counts = read(note.read());
  /** Whether the next press erases. */
  let isSure = false;
  /** Whether the match on the board has been counted: taking back and ending it again is no second game. */
  let isCounted = false;
  const none = textElement("p", "statistics.none", { class: "hint" });
  const rows = element("tbody");
  const head = element(
    "tr",
    {},
    textElement("th", "statistics.player", { scope: "col" }),
    ...ENDS.map((end) => textElement("th", `statistics.${end}`, { scope: "col" })),
  );
  const list = element("table", {}, element("thead", {}, head), rows);
  const erase = textButton("statistics.erase", eraseAll, { id: "statistics-erase" });
  const tidy = element(
    "p",
    { class: "buttons" },
    textButton("statistics.keep", save, { id: "statistics-keep" }),
    erase,
  );
  createPanel(
    "record",
    "statistics",
    "statistics",
    none,
    element("div", { class: "values-table" }, list),
    tidy,
  );
  draw();

  function draw() {
    const players = Object.entries(counts);
    none.hidden = players.length > 0;
    list.hidden = players.length === 0;
    tidy.hidden = players.length === 0;
    rows.replaceChildren(
      ...players.map(([player, ends]) =>
        element(
          "tr",
          {},
          element("th", { scope: "row" }, table.playerName(player)),
          ...ENDS.map((end) => element("td", {}, formatNumber(ends[end]))),
        ),
      ),
    );
    const key = isSure ? "statistics.sure" : "statistics.erase";
    erase.dataset.text = key;
    erase.textContent = t(key);
  }

  function eraseAll() {
    if (isSure) {
      counts = {};
      note.write("{}");
    }
    isSure = !isSure;
    draw();
  }

  function save() {
    const text = JSON.stringify({ game: kind.id, players: counts }, null, 2);
    downloadJson(`stratege-${kind.id}.json`, text);
  }

  return {
    changed({ view, players }, cause) {
      isSure = false;
      if (cause === "new" || cause === "opened") isCounted = false;
      const { outcome } = view;
      const player = players.first ?? players.second;
      const isDuel = (players.first === null) !== (players.second === null);
      const isNews = cause === "move" || cause === "ended";
      if (!outcome || !player || !isDuel || !isNews || isCounted) return draw();
      isCounted = true;
      const person = players.first === player ? otherSide("first") : "first";
      const end = outcome.winner === null ? "drawn" : outcome.winner === person ? "won" : "lost";
      counts[player] ??= { won: 0, lost: 0, drawn: 0 };
      counts[player][end] += 1;
      note.write(JSON.stringify(counts));
      draw();
    },
    show: draw,
  };
}

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
