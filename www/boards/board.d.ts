// What a table asks of a game's board: to be drawn, to say what a person wants to play, and to lend the
// table the game's own words. A board knows no worker, no rule and no settings.

import type { LastMove, Side, View } from "../engine/types";

/** A game as the page shows it: the words, the pictures and the way to its board. */
export interface BoardKind {
  id: string;
  /** The symbol in index.html that stands for each side. */
  symbols: Record<Side, string>;
  /** The board as HTML, at the usual start of the game; needs no DOM. */
  markup(): string;
  /** Takes over the board that stands in the page. */
  mount(board: HTMLElement, play: (move: string) => void): Board;
  /** A move as it stands in the record. */
  moveName(move: string): string;
  /** A move as it is told to somebody who does not see the board. */
  tell(last: LastMove): string;
  /** The points as they are shown at the end. */
  result(view: View, options: { empties: boolean }): [number, number];
  /** The text of a computer player's nature, if there is one in the language of the page. */
  nature(player: string): string | null;
  /** The rules, with pictures. */
  rules(): DocumentFragment;
}

/** The board in the page. */
export interface Board {
  /** Shows a position; while it is closed, nobody can play on it. */
  draw(view: View, state: { open: boolean }): void;
  /** Puts the focus on the cell that had it last. */
  focus(): void;
}
