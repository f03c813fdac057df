// Texts for the steps and scores of TTT3D.

import { formatNumber, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/terms.js";

const { t } = translatorFor(messages);

/** Number of situations; a higher number means its waiting list. */
const SITUATIONS = 13;

/** @type {import("../../table/game-tools.types").Terms} */
export const terms = {
  messages,
  step({ code, cells, numbers: [number] }, cellNames) {
    if (code === "row") {
      const names = cells.map((cell) => cellNames[cell]).join(" ");
      return t("terms.row", { cells: names, sum: formatNumber(number) });
    }
    return number > SITUATIONS ? t("terms.waiting") : t("terms.situation", { number });
  },
  value: ({ numbers: [number] }) =>
    number > SITUATIONS ? t("terms.from-list") : t("terms.by-situation", { number }),
  figure: ({ numbers: [number] }) => String(number),
  sentence: ({ numbers: [number] }) =>
    number > SITUATIONS ? t("terms.found-none") : t("terms.found", { number }),
};
