// Cross table of a tournament, with scores and ratings.

import { formatNumber } from "../../i18n/index.js";
import { signed } from "../../table/score.js";
import { element, textElement } from "../../ui/create.js";
import { nameOf } from "./entrants.js";
import { gamesOf, ratingWithin, scoreOf } from "./score-statistics.js";
import { performancesOf } from "./tournament-ratings.js";
import { sumStandings } from "./tournament-results.js";

/**
 * Rows and columns are sorted by score; a column is headed by the rank.
 * @param {import("../../table/table.js").Table} table @param {import("./tournament-plan.js").Tournament} tournament
 * @param {import("./tournament-results.js").Results} results @param {import("./tournament-ratings.js").Scale | null} scale
 * @param {(entrant: import("../lab.types").Entrant) => SVGElement} faceOf
 */
export function crossTable(table, { entrants }, { meeting }, scale, faceOf) {
  const totals = entrants.map((_, index) =>
    sumStandings(entrants.flatMap((_, other) => (other === index ? [] : [meeting(index, other)]))),
  );
  const ratings = scale && performancesOf(entrants, totals, scale);
  const ranked = entrants
    .map((entrant, index) => ({
      entrant,
      index,
      rating: ratings ? performanceText(ratings[index]) : "",
      ...scoreOf(totals[index]),
    }))
    .sort((one, other) => other.mean - one.mean);
  const head = element(
    "tr",
    {},
    textElement("th", "lab.player", { scope: "col" }),
    ...ranked.map((_, rank) => element("th", { scope: "col" }, String(rank + 1))),
    textElement("th", "lab.score", { scope: "col" }),
    textElement("th", "lab.rating", { scope: "col" }),
  );
  const body = ranked.map(({ entrant, index, rating, mean, margin }, rank) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, faceOf(entrant), `${rank + 1}. ${nameOf(table, entrant)}`),
      ...ranked.map(({ index: other }) =>
        index === other
          ? element("td", { class: "self" }, "–")
          : element("td", {}, pointsOf(meeting(index, other))),
      ),
      element("td", {}, `${formatNumber(100 * mean, 1)} % ± ${formatNumber(100 * margin, 1)}`),
      element("td", {}, rating),
    ),
  );
  return element(
    "table",
    { class: "data-table" },
    element("thead", {}, head),
    element("tbody", {}, ...body),
  );
}

/** @param {import("./score-statistics.js").Standing} standing */
const pointsOf = (standing) =>
  gamesOf(standing) === 0
    ? ""
    : `${formatNumber(standing.wins + standing.draws / 2, standing.draws % 2)} / ${gamesOf(standing)}`;

/** @param {import("./tournament-ratings.js").Performance} performance */
function performanceText({ rating, low, high, bound }) {
  if (bound) return `${bound} ${formatNumber(rating)}`;
  return `${formatNumber(rating)} (${formatNumber(low)} … ${formatNumber(high)})`;
}

/** The rating difference from the others' mean, with its interval. @param {import("./score-statistics.js").Standing} standing */
export function ratingText(standing) {
  const { rating, low, high } = ratingWithin(standing);
  const round = (/** @type {number} */ value) =>
    Number.isFinite(value) ? signed(Math.round(value), 0) : value > 0 ? "∞" : "−∞";
  return `${round(rating)} (${round(low)} … ${round(high)})`;
}
