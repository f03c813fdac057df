// The page of chess for the build: description, symbols, board and its button.

import { chessDrawings } from "./drawings.js";
import { flipButton } from "./flip-button.js";
import { en } from "./i18n/game.js";
import { chessMarkup } from "./markup.js";

/** @type {import("../shared/page.types").GamePage} */
export const page = {
  description:
    "Play chess: two people on one screen, or against Schach C 64, a program of 1985 that was printed to be typed in. No account, nothing leaves your device.",
  drawings: chessDrawings,
  icon: `<rect width="48" height="48" rx="8" fill="#7d9c5f"/><path d="M13 38c0-9 9-11 9-17-3 1-5 5-9 6l-5-4c1-5 6-12 10-14l1-6 5 5c9 1 14 9 14 19 0 5-1 8-1 11ZM9 38h30v6H9Z" fill="#fffaf0" stroke="#2b2118" stroke-width="2"/>`,
  match:
    "chess:standard:e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Qd3 e5 dxe5 Qa5+ Bd2 Qxe5 O-O-O Nxe4 Qd8+ Kxd8 Bg5+ Kc7 Bd8#",
  files: {
    types: { "application/x-chess-pgn": [".pgn"] },
    beginning: /^(\[\w+ "|1\. ?[a-hKQRBN])/,
  },
  score: null,
  starts: [],
  switches: [],
  board: chessMarkup,
  controls: () => flipButton(en),
};
