// The page of Qubic for the build: description, symbols, start options and the cube.

import { begins } from "../shared/begins.js";
import { qubicDrawings } from "./drawings.js";
import { qubicMarkup, qubicTabs, qubicView } from "./markup.js";

/** @type {import("../shared/page.types").GamePage} */
export const page = {
  description:
    "Play Qubic, tic-tac-toe in a cube of four by four by four, apricot against blueberry: two people on one screen, or against the program of an IBM 1130 of 1967 and a machine that has solved the game. No account, nothing leaves your device.",
  drawings: qubicDrawings,
  icon: `<path fill="#dfeee0" stroke="#2f5a45" stroke-width="2" d="m24 3 20 11v20L24 45 4 34V14Z"/><path fill="none" stroke="#2f5a45" stroke-width="2" d="m4 14 20 11 20-11M24 25v20"/><circle cx="24" cy="14" r="6" fill="#ee8a35"/><circle cx="14" cy="30" r="6" fill="#3f56b5"/><circle cx="34" cy="30" r="6" fill="#ee8a35"/>`,
  match: "qubic:first:222333233323232223141414242343",
  score: null,
  starts: [begins],
  switches: ["values"],
  board: qubicMarkup,
  controls: qubicView,
  tabs: qubicTabs,
};
