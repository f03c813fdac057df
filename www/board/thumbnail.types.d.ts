// How a game's board is drawn small; the build reads it too.

export interface Thumbnail {
  /** Squares, checks, a plate with holes, or square levels two side by side. */
  ground: "lawn" | "checks" | "holes" | "levels";
  /** The symbol of each letter, in games with several for a side. */
  drawings?: Record<string, string>;
}

/** A game's symbols and ground; a `GameUi` has both. */
export interface Look {
  symbols: Record<"first" | "second", string>;
  thumbnail: Thumbnail;
}
