// Ratings of the user's own players as text.

import { formatNumber, t } from "../../i18n/index.js";
import { strengthAt } from "../../table/scale.js";

/** @typedef {import("../../lab/lab.types").MeasuredRating} MeasuredRating */

/** @param {MeasuredRating} measured */
export const ratingText = ({ rating, margin }) =>
  `${formatNumber(rating)} ± ${formatNumber(margin)}`;

/** Rating with its error and class as text, or that it is not measured. @param {{ measured?: MeasuredRating }} set */
export function setStrengthText({ measured }) {
  if (!measured) return t("opponent.unmeasured");
  const word = /** @type {import("../../i18n/index.js").Key} */ (strengthAt(measured.rating).word);
  return t("opponent.strength", { rating: ratingText(measured), word: t(word) });
}
