// The rules of chess for the help window, each with a small picture of a corner of the board.

import { en } from "../strings/en/chess.js";
import { speakerOf } from "../strings/index.js";
import { drawingOf } from "./chess-pieces.js";
import { painter, sentence, side } from "./diagram.js";

const { say } = speakerOf(en);
const { pictures, captioned } = painter(
  Object.fromEntries([..."KQRBNPkqrbnp"].map((letter) => [letter, drawingOf(letter)])),
);

/** `*` where the piece can go. */
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

export function chessRules() {
  const page = document.createDocumentFragment();
  page.append(
    sentence(say("help.goal")),
    side(
      captioned(say("white-rook"), ROOK),
      captioned(say("white-bishop"), BISHOP),
      captioned(say("white-queen"), QUEEN),
      captioned(say("white-knight"), KNIGHT),
      captioned(say("white-king"), KING),
      captioned(say("white-pawn"), PAWN),
    ),
    sentence(say("help.pawn")),
    sentence(say("help.castling")),
    pictures(say("help.castling.picture"), CASTLING),
    sentence(say("help.passing")),
    pictures(say("help.passing.picture"), PASSING),
    sentence(say("help.end")),
    sentence(say("help.typed")),
  );
  return page;
}
