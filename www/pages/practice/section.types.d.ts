// Contract of the page's sections that are loaded when they are opened.

import type { Puzzle } from "./puzzle-file";

/** Parts of the page that sections use. */
export interface SectionParts {
  game: string;
  rules: import("../../engine/rules-module.js").Rules;
  gameUi: import("../../table/game-ui.types").GameUi;
  board: import("../../table/board-page/exercise-board.js").ExerciseBoard;
  practice: import("./practice.js").Practice;
  puzzles: readonly Puzzle[];
  stores: import("./own-data.js").Stores;
  /** The score after a move for the side that made it; null if the search fails. */
  evaluate(
    record: string,
    move: string,
    signal: AbortSignal,
  ): Promise<import("../../table/score.js").Score | null>;
  announce(sentence: string): void;
  /** Called after a change of the stored data. */
  changed(): void;
}

export interface Section {
  nodes: Node[];
  /** Renders the stored data, which another tab may have changed, in the current language. */
  show(): void;
}

export type CreateSection = (parts: SectionParts) => Section | Promise<Section>;
