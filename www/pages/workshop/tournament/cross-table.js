// The table of a tournament: ranks, results against each other participant, and scores with their margins.

import { formatNumber, translatorFor } from "../../../i18n/index.js";
import { gamesOf, scoreOf } from "../../../lab/experiments/score-statistics.js";
import { element } from "../../../ui/create.js";
import { messages } from "../i18n/tournament.js";
import { rankingOf, standingsOf } from "./plan.js";

/** @typedef {import("./tournament.types").Tournament} Tournament */
/** @typedef {import("../../../lab/experiments/score-statistics.js").Standing} Standing */

const { t } = translatorFor(messages);

/** @param {Standing} standing */
export const pointsText = ({ wins, draws }) => formatNumber(wins + draws / 2, draws % 2);

/**
 * @param {Tournament} tournament @param {(one: number, other: number) => void} open shows the games of a pair
 */
export function crossTable(tournament, open) {
  const { entrants } = tournament;
  const { meetings, totals, faults } = standingsOf(tournament);
  const ranking = rankingOf(totals);
  const heading = (/** @type {string} */ text) => element("th", { scope: "col" }, text);
  const head = element(
    "tr",
    {},
    heading(t("class.rank")),
    heading(t("class.name")),
    ...ranking.map((_, row) => heading(String(row + 1))),
    heading(t("class.points")),
    heading(t("class.score")),
    heading(t("class.errors")),
  );
  const rows = ranking.map(({ entrant: own, place }) => {
    const { mean, margin } = scoreOf(totals[own]);
    const score = `${formatNumber(100 * mean, 1)} % ± ${formatNumber(100 * margin, 1)}`;
    const cells = ranking.map(({ entrant: other }) =>
      meetingCell(tournament, own, other, meetings, open),
    );
    return element(
      "tr",
      {},
      element("td", {}, String(place)),
      element("th", { scope: "row" }, entrants[own].name),
      ...cells,
      element("td", {}, `${pointsText(totals[own])} / ${gamesOf(totals[own])}`),
      element("td", {}, score),
      element("td", {}, String(faults[own])),
    );
  });
  return element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows));
}

/** @param {Tournament} tournament @param {number} own @param {number} other @param {Standing[][]} meetings @param {(one: number, other: number) => void} open */
function meetingCell({ entrants }, own, other, meetings, open) {
  if (own === other) return element("td", {}, "–");
  const standing = meetings[own][other];
  if (gamesOf(standing) === 0) return element("td", {});
  const result = pointsText(standing);
  const button = element("button", { type: "button" }, result);
  const values = { one: entrants[own].name, other: entrants[other].name, result };
  button.ariaLabel = t("class.meeting", values);
  button.addEventListener("click", () => open(own, other));
  return element("td", {}, button);
}
