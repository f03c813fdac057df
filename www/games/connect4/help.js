// The rules of Connect Four for the help dialog, each with a small diagram.

import { createDiagrams, inRow, sentence } from "../../board/diagram.js";
import { addMessages, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/help.js";

const { t } = translatorFor(messages);
const { beforeAndAfter, captioned } = createDiagrams({ x: "sunflower", o: "plum" });

/** `x` sunflower, `o` plum, `*` landing cell of the next disc. */
const DROP = [
  ["...", ".*.", "xox"],
  ["...", ".x.", "xox"],
];
const ALONG = ["....", "....", "xxxx", "ooxo"];
const UPRIGHT = ["..o.", "x.o.", "x.o.", "x.ox"];
const DIAGONAL = ["...x", "..xo", ".xoo", "xoxo"];

export async function connect4Rules() {
  await addMessages(messages);
  const page = document.createDocumentFragment();
  page.append(
    sentence(t("help.goal")),
    sentence(t("help.drop")),
    beforeAndAfter(t("help.drop.picture"), DROP),
    sentence(t("help.rows")),
    inRow(
      captioned(t("help.rows.along"), ALONG),
      captioned(t("help.rows.upright"), UPRIGHT),
      captioned(t("help.rows.diagonal"), DIAGONAL),
    ),
    sentence(t("help.full")),
    sentence(t("help.values")),
  );
  return page;
}
