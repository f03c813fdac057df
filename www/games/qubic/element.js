// The game for the element `<stratege-board>`.

import styles from "styles:games/qubic-element.css";
import { game } from "./board.js";
import { qubicDrawings } from "./drawings.js";
import { qubicMarkup, qubicView } from "./markup.js";

/** @type {import("../shared/element.types").ElementGame} */
export const element = {
  ui: game,
  start: "first",
  drawings: qubicDrawings,
  board: qubicMarkup,
  controls: qubicView,
  styles,
};
