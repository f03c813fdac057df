// The best wins against each computer player, stored for replay: by margin in games with points, else by the number of
// moves. Wins with hints and matches opened rather than started here do not count.

import { language, plural, t } from "../../i18n/index.js";
import { otherSide } from "../../table/players.js";
import { createPanel, element, textButton, textElement } from "../../ui/create.js";
import { atLastMove } from "../saved-games/saved-games-store.js";
import { sharedValue } from "../shared-value.js";
import { assistanceOf } from "./assistance.js";
import { readWins } from "./stored-results.js";

/** @typedef {import("../../engine/engine.types").View} View */
/** @typedef {import("./stored-results.js").Win} Win */

/** Maximum wins stored per player. */
const MAX_PER_PLAYER = 3;

/** @type {import("../index.js").CreateTool} */
export function createBestWins(table, gameUi, { formerNames }) {
  const stored = sharedValue(table.storage("best-wins"), (text) => readWins(text, formerNames));
  /** Whether the match on the board was counted: undoing and finishing it again does not count. */
  let isCounted = false;
  const none = textElement("p", "best.none", { class: "hint" });
  const list = element("ol", { class: "best" });
  createPanel("record", "best-wins", "best", none, list);
  draw();

  function draw() {
    const wins = stored.read();
    none.hidden = wins.length > 0;
    list.replaceChildren(...wins.map((win) => entry(table, gameUi, win)));
  }

  return {
    changed({ view, players, record }, cause) {
      if (cause === "new" || cause === "opened") isCounted = false;
      const player = players.first ?? players.second;
      const isDuel = (players.first === null) !== (players.second === null);
      const isMatchEvent = cause === "move" || cause === "ended";
      if (!view.outcome || !player || !isDuel || !isMatchEvent || isCounted) return;
      isCounted = true;
      const person = players.first === player ? otherSide("first") : "first";
      const { hints, isOpened } = assistanceOf(table);
      if (view.outcome.winner !== person || hints > 0 || isOpened) return;
      const score = scoreOf(view, gameUi, table.settings.current().switches);
      const win = { player, record: atLastMove(record), score, when: Date.now() };
      stored.write(best([...stored.read(), win], table));
      draw();
    },
    show: draw,
  };
}

/** @param {View} view @param {import("../../table/game-ui.types").GameUi} gameUi @param {Record<string, boolean>} switches */
function scoreOf(view, gameUi, switches) {
  const { points } = gameUi.result(view, switches);
  return points ? Math.abs(points[0] - points[1]) : -view.ply;
}

/** The best wins of each player, strongest player first. @param {Win[]} wins @param {import("../../table/table.js").Table} table */
function best(wins, { rules }) {
  const ids = rules.info.players.map(({ id }) => id).reverse();
  const places = ids.flatMap((id) =>
    wins
      .filter(({ player }) => player === id)
      .sort((one, other) => other.score - one.score || one.when - other.when)
      .slice(0, MAX_PER_PLAYER),
  );
  return places;
}

/** @param {import("../../table/table.js").Table} table @param {import("../../table/game-ui.types").GameUi} gameUi @param {Win} win */
function entry(table, gameUi, { player, record, score, when }) {
  const date = new Date(when).toLocaleDateString(language(), { dateStyle: "medium" });
  const result = gameUi.hasPoints ? plural("best.margin", score) : plural("best.moves", -score);
  const text = `${table.playerName(player)}: ${result}, ${date}`;
  const replay = textButton("best.replay", () => {
    table.match.open(record);
    table.match.goTo(0);
  });
  replay.ariaLabel = `${t("best.replay")}: ${text}`;
  return element("li", {}, text, " ", replay);
}
