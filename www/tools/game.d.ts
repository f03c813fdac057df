// What a game brings for the tools around it: fetched with them, after the table stands.

import type { Side, View } from "../engine/types";
import type { Lexicon } from "../strings/game";

export interface GameTools {
  words: Lexicon;
  /**
   * What a move does, in the game's own terms, the most telling first; `before` is the position in which the move
   * is made, `after` the one that comes of it, `move` as the game writes it.
   */
  reasons(before: View, after: View, move: string): string[];
  /** How a position is set up. */
  setup: Setup;
  /** What the moves up to here are called by those who play the game. */
  opening?(view: View): string | null;
}

export interface Setup {
  pieces: Piece[];
  /** A position as a start in the game's notation; `now` is the one on the board, for what the cells do not say. */
  write(cells: string, side: Side, now: View): string;
}

export interface Piece {
  /** As it stands in the cells of a view. */
  letter: string;
  /** The name of its drawing. */
  drawing: string;
  name(): string;
}
