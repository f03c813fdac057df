// The words that every game brings for the texts around its board. Sentences about a side are written out
// for each, because languages bend the names of the sides differently.

import type { Side } from "../engine/types";

/** What every page says of itself. */
export interface PageWords {
  /** The words on the sign over the gate. */
  name: string;
  title: string;
}

/** A game's English table has at least these; the other languages have all that the English one has. */
export interface GameWords
  extends PageWords,
    Record<`${Side}.${"name" | "turn" | "thinks" | "strength" | "wins" | "ending"}`, string>,
    Record<`opponent.${Side}`, string>,
    /** Only where a side may have to pass. */
    Partial<Record<`${Side}.${"passes" | "passed"}`, string>> {
  tagline: string;
  /** Which program the game comes from. */
  about: string;
  /** The name of the board for those who do not see it. */
  board: string;
  "draw.ending": string;
}

/** Words beside the common ones: English comes with what needs them, another language when somebody speaks it. */
export interface Lexicon {
  en: object;
  de(): Promise<Record<string, string>>;
  fi(): Promise<Record<string, string>>;
}
