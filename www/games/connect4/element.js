// The game for the element `<stratege-board>`.

import styles from "styles:games/connect4.css";
import { game } from "./board.js";
import { connect4Drawings } from "./drawings.js";
import { connect4Markup } from "./markup.js";

/** @type {import("../shared/element.types").ElementGame} */
export const element = {
  ui: game,
  start: "first",
  drawings: connect4Drawings,
  board: connect4Markup,
  styles,
};
