// The measured rating ladder of a game's players, plotted with error bars; written by `stratege ladder`.

import { formatNumber, t } from "../../i18n/index.js";
import { onScale } from "../../table/scale.js";
import { element, textElement } from "../../ui/create.js";
import { dataTable } from "../data-table.js";
import { intervalPlot } from "./interval-plot.js";
import { createTerminalCommand } from "./terminal-command.js";

/** @typedef {import("../../table/game-tools.types").Ladder} Ladder */
/** @typedef {import("../../table/game-tools.types").GameTools} GameTools */

/**
 * @param {import("../../table/table.js").Table} table
 * @param {Pick<GameTools, "ladder" | "scale">} game
 */
export function createLadder(table, game) {
  const about = textElement("p", "lab.ladder.about", { class: "hint" });
  const place = element("div", { class: "scrolls", tabindex: 0, role: "group" });
  const command = createTerminalCommand();
  const view = element(
    "div",
    { id: "experiment-ladder", class: "ladder" },
    about,
    place,
    command.view,
  );
  /** @type {Ladder | null} */
  let ladder = null;

  async function show() {
    ladder ??= await loadOnScale(game);
    const rungs = [...ladder.players].sort((one, other) => other.rating - one.rating);
    const rows = rungs.map(({ id, rating, margin }) => ({
      name: table.playerName(id),
      value: rating,
      margin,
    }));
    place.ariaLabel = t("lab.ladder");
    place.replaceChildren(intervalPlot(rows, { label: t("lab.rating") }), figures(table, rungs));
    command.show(ladder.command);
  }

  return {
    id: "ladder",
    title: /** @type {const} */ ("lab.ladder"),
    isUsable: true,
    view,
    show,
  };
}

/** The ladder with its ratings and their errors on the common scale. @param {Pick<GameTools, "ladder" | "scale">} game @returns {Promise<Ladder>} */
async function loadOnScale(game) {
  const [{ default: measured }, { default: scale }] = await Promise.all([
    game.ladder(),
    game.scale(),
  ]);
  const anchors = /** @type {import("../../table/scale.js").Anchors} */ (scale.anchors);
  const at = (/** @type {number} */ rating) => onScale(anchors, rating);
  const players = measured.players.map((player) => {
    const { rating, margin } = player;
    const spread = at(rating + margin) - at(rating - margin);
    return { ...player, rating: at(rating), margin: Math.round(spread / 2) };
  });
  return { ...measured, players };
}

/** @param {import("../../table/table.js").Table} table @param {Ladder["players"]} rungs */
function figures(table, rungs) {
  const heads = /** @type {const} */ (["lab.player", "lab.rating", "lab.games-played", "lab.time"]);
  const rows = rungs.map(({ id, rating, margin, games, micros }) => [
    table.playerName(id),
    `${formatNumber(rating)} ± ${formatNumber(margin)}`,
    formatNumber(games),
    t("lab.milliseconds", { time: formatNumber(micros / 1000, 1) }),
  ]);
  return dataTable(heads, rows);
}
