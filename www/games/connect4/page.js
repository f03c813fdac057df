// The page of Connect Four for the build: description, symbols, start options and the board.

import { begins } from "../shared/begins.js";
import { connect4Drawings } from "./drawings.js";
import { connect4Markup } from "./markup.js";

/** @type {import("../shared/page.types").GamePage} */
export const page = {
  description:
    "Play Connect Four in a garden, sunflower against plum: two people on one screen, or against the computer players of 4Gewinnt, a program of 1995. No account, nothing leaves your device.",
  drawings: connect4Drawings,
  icon: `<g fill="#f2b01e"><path d="M18 3h12l-4 42h-4Z"/><path d="M3 18v12l42-4v-4ZM9 5 5 9l35 34 3-3ZM39 5l4 4L8 43l-3-3Z"/></g><circle cx="24" cy="24" r="11" fill="#6b3f1d"/>`,
  match: "connect4:first:44434543355266",
  score: null,
  starts: [begins],
  switches: ["values"],
  board: connect4Markup,
};
