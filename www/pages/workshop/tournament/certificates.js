// A certificate for each participant of a finished tournament, one a page. Loaded when they are printed.

import { formatNumber, language, translatorFor } from "../../../i18n/index.js";
import { gamesOf } from "../../../lab/experiments/score-statistics.js";
import { element } from "../../../ui/create.js";
import { gameName } from "../games.js";
import { messages } from "../i18n/tournament.js";
import { pointsText } from "./cross-table.js";
import { rankingOf, standingsOf } from "./plan.js";

/** @typedef {import("./tournament.types").Tournament} Tournament */

const { t } = translatorFor(messages);

/**
 * @param {Tournament} tournament @param {string} digest of the tournament; empty if it is unknown
 * @param {Date} date
 */
export function certificatesOf(tournament, digest, date) {
  const { entrants, game } = tournament;
  const { totals } = standingsOf(tournament);
  const day = new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(date);
  return rankingOf(totals).map(({ entrant, place }) => {
    const points = pointsText(totals[entrant]);
    const values = { place, count: entrants.length, game: gameName(game) };
    return element(
      "section",
      { class: "certificate" },
      element("h2", {}, t("certificate")),
      element("p", { class: "certificate-name" }, entrants[entrant].name),
      element("p", {}, t("certificate.place", values)),
      element(
        "p",
        {},
        t("certificate.points", { points, games: formatNumber(gamesOf(totals[entrant])) }),
      ),
      element("p", {}, day),
      ...(digest === "" ? [] : [element("p", { class: "hint" }, t("class.digest", { digest }))]),
    );
  });
}
