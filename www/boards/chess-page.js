// The page of chess as it is delivered: words for the search engines, the sign, the pieces at their start, and
// below them what has been captured and the fields to type in.

import { en } from "../strings/en/chess.js";
import { chessDrawings } from "./chess-drawings.js";
import { chessMarkup } from "./chess-markup.js";
import { chessPanels } from "./chess-panels.js";

/** @type {import("./page.js").PageKind} */
export const chessPage = {
  id: "chess",
  file: "chess.html",
  words: en,
  description:
    "Play chess: two people on one screen, or against Schach C 64, a program of 1985 that was printed to be typed in. No account, nothing leaves your device.",
  symbols: { first: "white-king", second: "black-king" },
  drawings: chessDrawings,
  icon: `<rect width="48" height="48" rx="8" fill="#7d9c5f"/><path d="M13 38c0-9 9-11 9-17-3 1-5 5-9 6l-5-4c1-5 6-12 10-14l1-6 5 5c9 1 14 9 14 19 0 5-1 8-1 11ZM9 38h30v6H9Z" fill="#fffaf0" stroke="#2b2118" stroke-width="2"/>`,
  score: null,
  starts: [],
  switches: [],
  board: chessMarkup,
  below: () => chessPanels(en),
};
