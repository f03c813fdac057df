// The best wins against each computer player, kept on this device to be played through again: with points the widest
// margins, else the fewest moves.

import { formatNumber, language, plural, t } from "../../i18n/index.js";
import { otherSide } from "../../table/players.js";
import { createPanel, element, textButton, textElement } from "../../ui/create.js";
import { whole } from "../saved-games/saved-games-store.js";
import { sharedValue } from "../shared-value.js";

/** @typedef {import("../../engine/engine.types").View} View */

/**
 * @typedef {object} Win
 * @property {string} player  who has lost
 * @property {string} record
 * @property {number} score  the more, the better
 * @property {number} when
 */

/** So many of each player are kept. */
const PLACES = 3;

/** @type {import("../index.js").NewTool} */
export function createBestWins(table, kind) {
  const kept = sharedValue(table.storage("best-wins"), read);
  /** Whether the match on the board has been counted: taking back and ending it again is no second win. */
  let isCounted = false;
  const none = textElement("p", "best.none", { class: "hint" });
  const list = element("ol", { class: "best" });
  createPanel("record", "best-wins", "best", none, list);
  draw();

  function draw() {
    const wins = kept.read();
    none.hidden = wins.length > 0;
    list.replaceChildren(...wins.map((win) => entry(table, kind, win)));
  }

  return {
    changed({ view, players, record }, cause) {
      if (cause === "new" || cause === "opened") isCounted = false;
      const player = players.first ?? players.second;
      const isDuel = (players.first === null) !== (players.second === null);
      const isNews = cause === "move" || cause === "ended";
      if (!view.outcome || !player || !isDuel || !isNews || isCounted) return;
      isCounted = true;
      const person = players.first === player ? otherSide("first") : "first";
      if (view.outcome.winner !== person) return;
      const score = scoreOf(view, kind, table.settings.current().switches);
      const win = { player, record: whole(record), score, when: Date.now() };
      kept.write(best([...kept.read(), win], table));
      draw();
    },
    show: draw,
  };
}

/** @param {View} view @param {import("../../table/game-ui.types").GameUi} kind @param {Record<string, boolean>} switches */
function scoreOf(view, kind, switches) {
  const { points } = kind.result(view, switches);
  return points ? Math.abs(points[0] - points[1]) : -view.ply;
}

/** The best of each player, the players as they are listed from the strongest on. @param {Win[]} wins @param {import("../../table/table.js").Table} table */
function best(wins, { rules }) {
  const ids = rules.info.players.map(({ id }) => id).reverse();
  const places = ids.flatMap((id) =>
    wins
      .filter(({ player }) => player === id)
      .sort((one, other) => other.score - one.score || one.when - other.when)
      .slice(0, PLACES),
  );
  return places;
}

/** @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} kind @param {Win} win */
function entry(table, kind, { player, record, score, when }) {
  const date = new Date(when).toLocaleDateString(language(), { dateStyle: "medium" });
  const result = kind.hasPoints
    ? t("best.margin", { points: formatNumber(score) })
    : plural("best.moves", -score);
  const words = `${table.playerName(player)}: ${result}, ${date}`;
  const replay = textButton("best.replay", () => {
    table.match.open(record);
    table.match.goTo(0);
  });
  replay.ariaLabel = `${t("best.replay")}: ${words}`;
  return element("li", {}, words, " ", replay);
}

/** What was kept, where it can be read. @param {string | null} text @returns {Win[]} */
function read(text) {
  try {
    const kept = JSON.parse(text ?? "[]");
    return kept.filter(
      (/** @type {Partial<Win>} */ win) =>
        typeof win?.player === "string" &&
        typeof win.record === "string" &&
        Number.isFinite(win.score) &&
        Number.isFinite(win.when),
    );
  } catch {
    return [];
  }
}
