// Sentences about moves that are not in the repertoire, with their cost by the engine.

import { formatNumber, translatorFor } from "../../../i18n/index.js";
import { balanceOf } from "../../../table/score.js";
import { messages } from "./i18n/openings.js";

/** @typedef {import("../../../table/score.js").Score} Score */

const { t } = translatorFor(messages);

/** Smallest cost in hundredths of a unit that is stated. */
const MIN_COST = { pawns: 15, discs: 50 };

/** Smallest cost in percent of the chances that is stated. */
const MIN_PERCENT = 3;

/**
 * @param {string} move as shown @param {Score | null} own after the repertoire's move @param {Score | null} played after
 *   the move, both for the side that moved; null if unknown
 */
export function describeDeviation(move, own, played) {
  if (!own || !played) return t("openings.wrong", { move });
  const { kind } = own;
  if ((kind === "pawns" || kind === "discs") && played.kind === kind) {
    const cost = own.value.hundredths - played.value.hundredths;
    if (cost < MIN_COST[kind]) return t("openings.wrong.free", { move });
    return t(`openings.wrong.${kind}`, { move, value: formatNumber(cost / 100, 1) });
  }
  const cost = 50 * (balanceOf(own) - balanceOf(played));
  if (cost < MIN_PERCENT) return t("openings.wrong.free", { move });
  return t("openings.wrong.chances", { move, percent: formatNumber(Math.round(cost)) });
}
