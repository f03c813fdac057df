// The cross table of a tournament, with everybody's score and rating.

import { formatNumber } from "../../i18n/index.js";
import { element, textElement } from "../../ui/create.js";
import { nameOf } from "./entrants.js";
import { gamesOf, ratingWithin, scoreOf } from "./score-statistics.js";
import { together } from "./tournament-results.js";

/**
 * Everybody against everybody, the strongest first, in the columns as in the rows: a number is a rank.
 * @param {import("../../table/table.js").Table} table @param {import("./tournament-plan.js").Tournament} tournament
 * @param {import("./tournament-results.js").Results} results
 */
export function crossTable(table, { entrants }, { meeting }) {
  const ranked = entrants
    .map((entrant, one) => {
      const others = entrants.flatMap((_, other) => (other === one ? [] : [meeting(one, other)]));
      const total = together(others);
      return { entrant, one, total, ...scoreOf(total) };
    })
    .sort((one, other) => other.mean - one.mean);
  const head = element(
    "tr",
    {},
    textElement("th", "lab.player", { scope: "col" }),
    ...ranked.map((_, rank) => element("th", { scope: "col" }, String(rank + 1))),
    textElement("th", "lab.score", { scope: "col" }),
    textElement("th", "lab.rating", { scope: "col" }),
  );
  const body = ranked.map(({ entrant, one, total, mean, margin }, rank) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, `${rank + 1}. ${nameOf(table, entrant)}`),
      ...ranked.map(({ one: other }) =>
        one === other
          ? element("td", { class: "self" }, "–")
          : element("td", {}, pointsOf(meeting(one, other))),
      ),
      element("td", {}, `${formatNumber(100 * mean, 1)} % ± ${formatNumber(100 * margin, 1)}`),
      element("td", {}, ratingText(total)),
    ),
  );
  return element(
    "table",
    { class: "cross" },
    element("thead", {}, head),
    element("tbody", {}, ...body),
  );
}

/** @param {import("./score-statistics.js").Standing} standing */
const pointsOf = (standing) =>
  gamesOf(standing) === 0
    ? ""
    : `${formatNumber(standing.wins + standing.draws / 2, standing.draws % 2)} / ${gamesOf(standing)}`;

/** The rating difference to the mean of the others, with its interval. @param {import("./score-statistics.js").Standing} standing */
export function ratingText(standing) {
  const { rating, low, high } = ratingWithin(standing);
  const round = (/** @type {number} */ value) =>
    Number.isFinite(value)
      ? `${value > 0 ? "+" : ""}${formatNumber(Math.round(value))}`
      : value > 0
        ? "∞"
        : "−∞";
  return `${round(rating)} (${round(low)} … ${round(high)})`;
}
