// The cross table of a tournament, with everybody's score and rating.

import { formatNumber } from "../i18n/index.js";
import { element, textElement } from "../ui/create.js";
import { nameOf } from "./entrants.js";
import { gamesOf, ratingWithin, scoreOf } from "./score-statistics.js";
import { together } from "./tournament-results.js";

/**
 * Everybody against everybody, the strongest first.
 * @param {import("../table/controls.js").Table} table @param {import("./tournament-plan.js").Tournament} tournament
 * @param {import("./tournament-results.js").Results} results
 */
export function crossTable(table, { entrants }, { meeting }) {
  const rows = entrants.map((entrant, one) => {
    const meetings = entrants.map((_, other) => meeting(one, other));
    const total = together(meetings.filter((_, other) => other !== one));
    const cells = meetings.map((standing, other) =>
      one === other ? element("td", { class: "self" }, "–") : element("td", {}, pointsOf(standing)),
    );
    const { mean, margin } = scoreOf(total);
    return { entrant, one, cells, total, mean, margin };
  });
  const head = element(
    "tr",
    {},
    textElement("th", "lab.player", { scope: "col" }),
    ...entrants.map((_, at) => element("th", { scope: "col" }, String(at + 1))),
    textElement("th", "lab.score", { scope: "col" }),
    textElement("th", "lab.rating", { scope: "col" }),
  );
  const body = [...rows]
    .sort((one, other) => other.mean - one.mean)
    .map(({ entrant, one, cells, total, mean, margin }) =>
      element(
        "tr",
        {},
        element("th", { scope: "row" }, `${one + 1}. ${nameOf(table, entrant)}`),
        ...cells,
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
