// The rules of Gobang for the help dialog, each with a small diagram.

import { createDiagrams, inRow, sentence } from "../../board/diagram.js";
import { addMessages, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/help.js";

const { t } = translatorFor(messages);
const { beforeAndAfter, captioned } = createDiagrams({ x: "ladybird", o: "daisy" });

/** `x` ladybird, `o` daisy, `*` target of the next stone. */
const SET = [
  ["o..o", ".xx*", "..o."],
  ["o..o", ".xxx", "..o."],
];
const ALONG = [".....", "xxxxx", "o.oo."];
const UPRIGHT = ["xo", "xo", "xo", "x.", "x."];
const DIAGONAL = ["x....", ".x.o.", "..xo.", "..ox.", ".o..x"];

export async function gobangRules() {
  await addMessages(messages);
  const page = document.createDocumentFragment();
  page.append(
    sentence(t("help.goal")),
    beforeAndAfter(t("help.set.picture"), SET),
    sentence(t("help.rows")),
    inRow(
      captioned(t("help.rows.along"), ALONG),
      captioned(t("help.rows.upright"), UPRIGHT),
      captioned(t("help.rows.diagonal"), DIAGONAL),
    ),
    sentence(t("help.end")),
    sentence(t("help.values")),
  );
  return page;
}
