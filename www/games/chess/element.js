// The game for the element `<stratege-board>`.

import styles from "styles:games/chess.css";
import { game } from "./board.js";
import { chessDrawings } from "./drawings.js";
import { flipButton } from "./flip-button.js";
import { en } from "./i18n/game.js";
import { chessMarkup } from "./markup.js";

/** @type {import("../shared/element.types").ElementGame} */
export const element = {
  ui: game,
  start: "standard",
  drawings: chessDrawings,
  board: chessMarkup,
  controls: () => flipButton(en),
  styles,
};
