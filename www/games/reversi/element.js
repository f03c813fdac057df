// The game for the element `<stratege-board>`.

import styles from "styles:games/reversi.css";
import { game } from "./board.js";
import { reversiDrawings } from "./drawings.js";
import { reversiMarkup } from "./markup.js";

/** @type {import("../shared/element.types").ElementGame} */
export const element = {
  ui: game,
  start: "diagonal-mole",
  drawings: reversiDrawings,
  board: reversiMarkup,
  styles,
};
