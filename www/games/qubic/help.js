// The rules of Qubic for the help dialog, with a row on one level and one through all four.

import { createDiagrams, inRow, sentence } from "../../board/diagram.js";
import { addMessages, translatorFor } from "../../i18n/index.js";
import { messages as game } from "./i18n/game.js";
import { messages } from "./i18n/help.js";

const { t } = translatorFor(game, messages);
const { captioned } = createDiagrams({ x: "apricot", o: "blueberry" });

/** `x` apricot, `o` blueberry. */
const ON_A_LEVEL = ["x..o", ".x..", "o.x.", "...x"];
const THROUGH = [
  ["x...", "....", "....", "...."],
  ["....", ".x..", "....", "...."],
  ["....", "....", "..x.", "...."],
  ["....", "....", "....", "...x"],
];

export async function qubicRules() {
  await addMessages(messages);
  const page = document.createDocumentFragment();
  const levels = THROUGH.map((level, at) => captioned(t("level", { level: at + 1 }), level));
  page.append(
    sentence(t("help.goal")),
    sentence(t("help.rows")),
    inRow(captioned(t("help.rows.level"), ON_A_LEVEL)),
    inRow(...levels),
    sentence(t("help.codes")),
    sentence(t("help.draw")),
  );
  return page;
}
