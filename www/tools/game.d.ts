// What a game brings for the tools around it: fetched with them, after the table stands.

import type { View } from "../engine/types";
import type { Lexicon } from "../strings/game";

export interface GameTools {
  words: Lexicon;
  /**
   * What a move does, in the game's own terms, the most telling first; `before` is the position in which the move
   * is made, `after` the one that comes of it, `move` as the game writes it.
   */
  reasons(before: View, after: View, move: string): string[];
}
