// The game for the element `<stratege-board>`.

import styles from "styles:games/gobang.css";
import crosshair from "styles:games/gobang-crosshair.css";
import { game } from "./board.js";
import { gobangDrawings } from "./drawings.js";
import { en } from "./i18n/game.js";
import { gobangMarkup } from "./markup.js";

/** @type {import("../shared/element.types").ElementGame} */
export const element = {
  ui: game,
  start: "16-first-five-120",
  drawings: gobangDrawings,
  board: () => gobangMarkup(en),
  styles: styles + crosshair,
};
