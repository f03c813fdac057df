// The rules of Reversi for the help dialog, each with a small diagram.

import { createDiagrams, inRow, sentence } from "../../board/diagram.js";
import { addMessages, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/help.js";

const { t } = translatorFor(messages);

const { beforeAndAfter, captioned } = createDiagrams({ x: "tomato", o: "mole" });

/** `x` tomato, `o` mole, `*` target of the next disc; before and after the move. */
const CAPTURE = [["xooo*"], ["xxxxx"]];
const DIRECTIONS = [
  ["x.x", ".oo", "xo*"],
  ["x.x", ".xx", "xxx"],
];
const DIAGONAL = ["....", ".xo.", ".ox.", "...."];
const PARALLEL = ["....", ".xo.", ".xo.", "...."];

export async function reversiRules() {
  await addMessages(messages);
  const page = document.createDocumentFragment();
  page.append(
    sentence(t("help.goal")),
    sentence(t("help.capture")),
    beforeAndAfter(t("help.capture.picture"), CAPTURE),
    sentence(t("help.directions")),
    beforeAndAfter(t("help.directions.picture"), DIRECTIONS),
    sentence(t("help.must")),
    sentence(t("help.starts")),
    inRow(
      captioned(t("help.starts.diagonal"), DIAGONAL),
      captioned(t("help.starts.parallel"), PARALLEL),
    ),
  );
  return page;
}
