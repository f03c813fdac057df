// The rules of chess for the help dialog, with a diagram for each piece.

import { createDiagrams, inRow, sentence } from "../../board/diagram.js";
import { addMessages, translatorFor } from "../../i18n/index.js";
import { messages as game } from "./i18n/game.js";
import { messages } from "./i18n/help.js";
import { drawingOf } from "./pieces.js";

const { t } = translatorFor(game, messages);
const { beforeAndAfter, captioned } = createDiagrams(
  Object.fromEntries([..."KQRBNPkqrbnp"].map((letter) => [letter, drawingOf(letter)])),
);

/** `*` marks the squares that the piece attacks. */
const ROOK = ["..*..", "..*..", "**R**", "..*..", "..*.."];
const BISHOP = ["*...*", ".*.*.", "..B..", ".*.*.", "*...*"];
const QUEEN = ["*.*.*", ".***.", "**Q**", ".***.", "*.*.*"];
const KNIGHT = [".*.*.", "*...*", "..N..", "*...*", ".*.*."];
const KING = [".....", ".***.", ".*K*.", ".***.", "....."];
const PAWN = [".....", "..*..", ".p*p.", "..P..", "....."];
const CASTLING = [["K..R"], [".RK."]];
const PASSING = [
  ["....", ".pP.", "...."],
  [".P..", "....", "...."],
];

export async function chessRules() {
  await addMessages(messages);
  const page = document.createDocumentFragment();
  page.append(
    sentence(t("help.goal")),
    inRow(
      captioned(t("white-rook"), ROOK),
      captioned(t("white-bishop"), BISHOP),
      captioned(t("white-queen"), QUEEN),
      captioned(t("white-knight"), KNIGHT),
      captioned(t("white-king"), KING),
      captioned(t("white-pawn"), PAWN),
    ),
    sentence(t("help.pawn")),
    sentence(t("help.castling")),
    beforeAndAfter(t("help.castling.picture"), CASTLING),
    sentence(t("help.passing")),
    beforeAndAfter(t("help.passing.picture"), PASSING),
    sentence(t("help.end")),
    sentence(t("help.typed")),
  );
  return page;
}
