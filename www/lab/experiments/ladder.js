// Who beats whom: the measured ladder of a game's players, drawn with its error bars; made by `stratege ladder`.

import { formatNumber, t } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";
import { intervalPlot } from "./interval-plot.js";

/** @typedef {import("../../table/game-tools.types").Ladder} Ladder */

/**
 * @param {import("../../table/table.js").Table} table
 * @param {() => Promise<{ default: Ladder }>} measured
 */
export function createLadder(table, measured) {
  const about = textElement("p", "lab.ladder.about", { class: "hint" });
  const place = element("div", { class: "scrolls", tabindex: 0, role: "group" });
  const command = element("p", { class: "hint numbers-typed" });
  const view = element("div", { id: "experiment-ladder", class: "ladder" }, about, place, command);
  /** @type {Ladder | null} */
  let ladder = null;

  async function show() {
    ladder ??= (await measured()).default;
    const rungs = [...ladder.players].sort((one, other) => other.rating - one.rating);
    const rows = rungs.map(({ id, rating, margin }) => ({
      name: table.playerName(id),
      value: rating,
      margin,
    }));
    place.ariaLabel = t("lab.ladder");
    place.replaceChildren(intervalPlot(rows, { label: t("lab.rating") }), figures(table, rungs));
    command.textContent = ladder.command;
  }

  return {
    id: "ladder",
    title: /** @type {const} */ ("lab.ladder"),
    isUsable: true,
    view,
    show,
  };
}

/** @param {import("../../table/table.js").Table} table @param {Ladder["players"]} rungs */
function figures(table, rungs) {
  const row = (/** @type {Ladder["players"][number]} */ { id, rating, margin, games, micros }) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, table.playerName(id)),
      element("td", {}, `${formatNumber(rating)} ± ${formatNumber(margin)}`),
      element("td", {}, formatNumber(games)),
      element("td", {}, t("lab.milliseconds", { time: formatNumber(micros / 1000, 1) })),
    );
  const head = /** @type {const} */ (["lab.player", "lab.rating", "lab.games-played", "lab.time"]);
  return element(
    "table",
    { class: "cross" },
    element(
      "thead",
      {},
      element("tr", {}, ...head.map((key) => textElement("th", key, { scope: "col" }))),
    ),
    element("tbody", {}, ...rungs.map(row)),
  );
}
