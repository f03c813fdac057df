// The page of Reversi for the build: description, symbols, start options and the board.

import { reversiDrawings } from "./drawings.js";
import { reversiMarkup } from "./markup.js";

/** @type {import("../shared/page.types").GamePage} */
export const page = {
  description:
    "Play Reversi in a garden, tomato against mole: two people on one screen, or against the computer players of a page from 2002. No account, nothing leaves your device.",
  drawings: reversiDrawings,
  icon: `<path fill="#e2452f" d="M24 10C34 5 45 12 45 26c0 11-9 18-21 18S3 37 3 26C3 12 14 5 24 10Z"/><path fill="#3f7d3a" d="M22 11V4h4v7l9-4-3 6 6 3-9 1-5 6-5-6-9-1 6-3-3-6Z"/>`,
  match: "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6",
  files: { types: { "application/x-ggf": [".ggf"] }, beginning: /^\(;GM\[Othello\]/ },
  score: [2, 2],
  starts: [
    {
      name: "layout",
      legend: "layout",
      choices: [
        { value: "diagonal", label: "diagonal" },
        { value: "parallel", label: "parallel" },
      ],
    },
    {
      name: "begins",
      legend: "begins",
      choices: [
        { value: "tomato", label: "tomato" },
        { value: "mole", label: "mole" },
      ],
    },
  ],
  switches: ["empties", "values", "pass-message"],
  board: reversiMarkup,
};
