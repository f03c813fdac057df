// The rules of Reversi for the help dialog, each with a small diagram.

import { painter, sentence, side } from "../../board/diagram.js";
import { addMessages, translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/help.js";

const { t } = translatorFor(messages);

const { pictures, captioned } = painter({ x: "tomato", o: "mole" });

/** `x` tomato, `o` mole, `*` where the next stone is set; what is before and what comes of it. */
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
    pictures(t("help.capture.picture"), CAPTURE),
    sentence(t("help.directions")),
    pictures(t("help.directions.picture"), DIRECTIONS),
    sentence(t("help.must")),
    sentence(t("help.starts")),
    side(
      captioned(t("help.starts.diagonal"), DIAGONAL),
      captioned(t("help.starts.parallel"), PARALLEL),
    ),
  );
  return page;
}
