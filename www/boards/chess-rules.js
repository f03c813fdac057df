// The rules of chess for the help window, each with a small picture of a corner of the board.

import { en as game } from "../strings/en/chess.js";
import { en } from "../strings/en/chess-rules.js";
import { learn, speakerOf } from "../strings/index.js";
import { drawingOf } from "./chess-pieces.js";
import { painter, sentence, side } from "./diagram.js";

const { say } = speakerOf({ ...game, ...en });
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

const words = {
  en,
  de: async () => (await import("../strings/de/chess-rules.js")).de,
  fi: async () => (await import("../strings/fi/chess-rules.js")).fi,
};

export async function chessRules() {
  await learn(words);
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
