// Lesson on the horizon effect: the same position searched by Aufpasser to depths 3 and 4, each with the last board of
// its line, and the corner beyond the horizon.

import { thumbnail } from "../../board/thumbnail.js";
import { formatNumber, translatorFor } from "../../i18n/index.js";
import { element } from "../../ui/create.js";
import { messages } from "./i18n/lessons.js";

/** @typedef {import("../../table/table.js").Table} Table */
/** @typedef {import("../../table/game-ui.types").GameUi} GameUi */

const { t } = translatorFor(messages);

const DEPTHS = [3, 4];
const CORNERS = [0, 7, 56, 63];

/** A match in which depth 3 plays next to a corner that it then loses; depth 4 does not. */
const EXAMPLE = "reversi:diagonal-tomato:e3f3c5d3f4e6f6g6e7d8";

/** @param {Table} table @param {GameUi} gameUi */
export function createHorizon(table, gameUi) {
  const view = element("section", { id: "horizon" });

  function show() {
    const { record, view: now } = table.match.state();
    const example = element(
      "button",
      { type: "button", class: "plain", id: "horizon-example" },
      t("horizon.example"),
    );
    example.addEventListener("click", () => table.match.open(EXAMPLE));
    view.replaceChildren(
      element("h3", {}, t("horizon")),
      element("p", { class: "hint" }, t("horizon.about")),
      element("p", { class: "buttons" }, example),
      now.outcome
        ? element("p", { class: "hint" }, t("horizon.over"))
        : element("div", { class: "horizons" }, ...DEPTHS.map((depth) => figureFor(record, depth))),
    );
  }

  /** Figure of the search to a depth. @param {string} record @param {number} depth */
  function figureFor(record, depth) {
    const { move, score, pv, depth: reached } = chooseAt(table, record, depth);
    const last = positionAfter(table, record, pv);
    const corner = last.legal.find(({ to }) => to !== null && CORNERS.includes(to));
    const points = score?.kind === "points" ? formatNumber(score.value) : "–";
    const values = {
      depth: reached,
      move: gameUi.moveName(move),
      points,
      pv: pv.map(gameUi.moveName).join(" "),
    };
    const sentences = [t("horizon.plays", values)];
    if (corner) sentences.push(t("horizon.corner", { corner: corner.text }));
    return element(
      "figure",
      { "data-depth": depth, "data-move": move },
      thumbnail(last, gameUi),
      element("figcaption", {}, sentences.join(" ")),
    );
  }

  return { view, show, changed: show };
}

/** @param {Table} table @param {string} record @param {number} depth */
function chooseAt({ rules: { exports } }, record, depth) {
  const player = new exports.Player("reversi", `aufpasser-${depth}`, {}, 0);
  try {
    return player.choose(record, {});
  } finally {
    player.free();
  }
}

/** @param {Table} table @param {string} record @param {string[]} moves */
function positionAfter({ rules }, record, moves) {
  const match = rules.read(record);
  try {
    for (const move of moves) match.play(move);
    return match.view();
  } finally {
    match.free();
  }
}
