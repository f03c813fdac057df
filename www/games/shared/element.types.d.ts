// Contract of a game with the element `<stratege-board>`: `element` in www/games/<game>/element.js.

import type { GameUi } from "../../table/game-ui.types";

export interface ElementGame {
  ui: GameUi;
  /** `<symbol>` elements. */
  drawings: string;
  /** HTML of the board at the default start, with the id "board". */
  board(): string;
  /** HTML of the board's own buttons. */
  controls?(): string;
  /** Start of moves without a frame, as in the packages. */
  start: string;
  /** Style sheet of the board, for a shadow tree. */
  styles: string;
}
