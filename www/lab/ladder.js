// Who beats whom: the measured ladder of a game's players, drawn with its error bars; made by `stratege ladder`.

import { formatNumber, t } from "../i18n/index.js";
import { element, textElement } from "../ui/create.js";
import { svgElement } from "../ui/svg.js";

/** @typedef {import("../table/game-tools.js").Ladder} Ladder */

const WIDTH = 640;
const ROW = 26;
const NAMES = 190;

/**
 * @param {import("../table/controls.js").Table} table
 * @param {() => Promise<{ default: Ladder }>} measured
 */
export function createLadder(table, measured) {
  const place = element("div", { class: "scrolls", tabindex: 0, role: "group" });
  const command = element("p", { class: "hint" });
  const view = element(
    "section",
    {},
    textElement("h3", "lab.ladder"),
    textElement("p", "lab.ladder.about", { class: "hint" }),
    place,
    command,
  );
  /** @type {Ladder | null} */
  let ladder = null;

  async function show() {
    ladder ??= (await measured()).default;
    const rungs = [...ladder.players].sort((one, other) => other.rating - one.rating);
    place.setAttribute("aria-label", t("lab.ladder"));
    place.replaceChildren(picture(table, rungs), figures(table, rungs));
    command.textContent = ladder.command;
  }

  return { view, show };
}

/** @param {import("../table/controls.js").Table} table @param {Ladder["players"]} rungs */
function picture(table, rungs) {
  const low = Math.min(...rungs.map(({ rating, margin }) => rating - margin));
  const high = Math.max(...rungs.map(({ rating, margin }) => rating + margin));
  const across = (/** @type {number} */ rating) =>
    NAMES + ((rating - low) / Math.max(1, high - low)) * (WIDTH - NAMES - 60);
  const rows = rungs.flatMap(({ id, rating, margin }, at) => {
    const middle = (at + 0.5) * ROW;
    return [
      svgElement(
        "text",
        { x: NAMES - 10, y: middle + 5, "text-anchor": "end" },
        table.playerName(id),
      ),
      svgElement("line", {
        x1: across(rating - margin),
        x2: across(rating + margin),
        y1: middle,
        y2: middle,
        class: "margin",
      }),
      svgElement("circle", { cx: across(rating), cy: middle, r: 5 }),
      svgElement("text", { x: across(rating + margin) + 8, y: middle + 5 }, formatNumber(rating)),
    ];
  });
  return svgElement(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${rungs.length * ROW}`, class: "plot", "aria-hidden": "true" },
    ...rows,
  );
}

/** @param {import("../table/controls.js").Table} table @param {Ladder["players"]} rungs */
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
