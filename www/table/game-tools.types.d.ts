// What a game provides to the panels; loaded with them.

import type { CustomScore, CustomStep, MoveEffect, Side, View } from "../engine/engine.types";
import type { AnyMessages } from "../i18n/i18n.types";
import type { GameUi } from "./game-ui.types";
import type { Table } from "./table";
import type { Cause, State } from "./match-controller";

export interface GameTools {
  messages: AnyMessages;
  /** The room of its old programs in the museum. */
  museum: string;
  /** The page on which visitors guess what one of its programs leaves out, if it is part of it. */
  pruning?: string;
  /** The faces of its old programs, by player: the inside of a 48 by 48 SVG picture. */
  faces: Record<string, string>;
  /** What the numbers of its players mean; for the laboratory. */
  parameters(): Promise<{ messages: AnyMessages }>;
  /** The words for what its programs find and do in their own terms, if any of them has such terms. */
  terms?(): Promise<Terms>;
  /** Whether its board highlights the cells and rows of a search trace. */
  highlightsTraces?: boolean;
  /**
   * What a move does, in the game's own terms, the most telling first.
   */
  reasons(made: MoveMade): string[];
  /** How a position is set up. */
  setup: Setup;
  /** How strong the players are, if it has been measured; made by `stratege ladder`. */
  ladder?(): Promise<{ default: Ladder }>;
  /** A list of a player whose order the laboratory asks about: whether it is the best. */
  order?: OrderedList;
  /** A match in which its old programs look ahead, for the tree of their search. */
  example?: string;
  /** What the source teaches, to be tried out in the laboratory. */
  lessons?(table: Table, kind: GameUi): Promise<Room[]>;
  /** What can be chosen of its looks alone. */
  looks?(table: Table): Node[];
  /** What stands around its board beside the tools of every game. */
  tools?(table: Table, kind: GameUi): Promise<Tool[]>;
  /** The year of players that are listed as plainly as their source does. */
  listed?: number;
  /** What stands at the name of a side during the game. */
  sideNote?(view: View, side: Side): SideNote;
  /** What the moves up to here are called by those who play the game. */
  opening?(view: View): string | null;
}

/** Something that follows the match. */
export interface Tool {
  changed?(state: State, cause: Cause): void;
  show?(): void;
}

export interface SideNote {
  /** Drawings of the page. */
  drawings: string[];
  /** What is seen beside them. */
  text: string;
  /** What is read aloud instead of both; empty where the text says it all. */
  words: string;
  /** The same with little room, where the computer's thought stands there too. */
  brief?: { drawing: string; text: string };
}

/** Something in the laboratory. */
export interface Room {
  view: HTMLElement;
  /** Shows it in the language of the page. */
  show(): void;
  /** Follows the match. */
  changed?(state: State): void;
}

export interface Ladder {
  command: string;
  players: { id: string; rating: number; margin: number; games: number; micros: number }[];
}

/** Puts the `custom` steps and scores of a game's programs into words. */
export interface Terms {
  messages: AnyMessages;
  /** A step of a search trace, as a sentence. */
  step(step: CustomStep, cellNames: readonly string[]): string;
  /** A score in a table. */
  value(score: CustomScore): string;
  /** A score that fits on a square. */
  figure(score: CustomScore): string;
  /** A score as a sentence about the program. */
  sentence(score: CustomScore): string;
}

export interface OrderedList {
  player: string;
  /** The parameter. */
  list: string;
}

export interface MoveMade {
  /** The position in which the move is made, and the one that comes of it. */
  before: View;
  after: View;
  /** The move as the game writes it. */
  move: string;
  /** What the rules say of it. */
  effects: MoveEffect[];
}

export interface Setup {
  pieces: Piece[];
}

export interface Piece {
  /** As it stands in the cells of a view. */
  letter: string;
  /** The name of its drawing. */
  drawing: string;
  name(): string;
}
