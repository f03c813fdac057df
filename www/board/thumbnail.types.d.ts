// How a game's small board is drawn; the build uses it too.

export interface Thumbnail {
  /** Squares, a checkerboard, a plate with holes, or square levels two side by side. */
  ground: "lawn" | "checks" | "holes" | "levels";
  /** Symbol of each letter, in games with several pieces per side. */
  drawings?: Record<string, string>;
}

/** A game's symbols and ground, which a `GameUi` has. */
export interface Look {
  symbols: Record<"first" | "second", string>;
  thumbnail: Thumbnail;
}
