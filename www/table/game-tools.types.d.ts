// Contract of a game's contributions to the panels and the laboratory; loaded with the panels.

import type { CustomScore, CustomStep, MoveEffect, Side, View } from "../engine/engine.types";
import type { AnyMessages } from "../i18n/i18n.types";
import type { ImportedMatch } from "./formats.types";
import type { Score } from "./score";
import type { FormerNames } from "./former-names";
import type { Ladder, Ladders } from "./scale";
import type { GameUi } from "./game-ui.types";
import type { Table } from "./table";
import type { Cause, State } from "./match-controller";

export type { Ladder };

export interface GameTools extends Ladders {
  messages: AnyMessages;
  /** Address of the museum room with the game's old programs. */
  museum: string;
  /** Address of the pruning page, if it has one of this game's programs. */
  pruning?: string;
  /** Faces of the old programs by player id: the content of a 48×48 SVG. */
  faces: Record<string, string>;
  /** Ids and parameter names of earlier versions, from `data/<game>/former-names.json`. */
  formerNames: FormerNames;
  /** Descriptions of the players' parameters, for the laboratory. */
  parameters(): Promise<{ messages: AnyMessages }>;
  /** One-click changes of the old programs' parameters, for the laboratory. */
  recipes(): Promise<Recipe[]>;
  /** Texts for `custom` steps and scores, if a program has such. */
  terms?(): Promise<Terms>;
  /** Whether the board highlights the cells and rows of a search trace. */
  highlightsTraces?: boolean;
  /** Effects of a move as sentences, most important first. */
  reasons(made: MoveMade): string[];
  /** Pieces for setting up a position. */
  setup: Setup;
  /** A list parameter whose order the laboratory's order experiment tests. */
  order?: OrderedList;
  /** Record of a match in which the old programs search, for the search tree. */
  example?: string;
  /** Lessons from the source, as sections of the laboratory. */
  lessons?(table: Table, gameUi: GameUi): Promise<LabSection[]>;
  /** Display settings that only this game has. */
  looks?(table: Table): Node[];
  /** Further tools around the board. */
  tools?(table: Table, gameUi: GameUi): Promise<Tool[]>;
  /** Year of the program whose levels are listed by name only, as in its source. */
  listed?: number;
  /** Note next to a side's name during the match. */
  sideNote?(view: View, side: Side): SideNote;
  /** Unit of the engine's evaluations; without this, they are shown as chances. */
  unit?: "pawns" | "discs";
  /**
   * The cost of a mistake in the game's terms, as far as the engine has proved or measured it: ends of the sentences
   * about the move and about the best one; null where the general ones suffice.
   */
  contrast?(mistaken: Mistaken): { loss: string | null; best: string | null } | null;
  /** Name of the opening; null if it has none. */
  opening?(view: View): string | null;
  /** Number of named openings that begin with these moves: how well known a line is. */
  openingsThrough?(start: string, moves: readonly string[]): number;
  /** Records of an imported match and of its variations; without this, formats have no variations. */
  variations?(match: ImportedMatch): Promise<string[]>;
}

/** A named change of parameters; offered for every program that has those parameters. */
export interface Recipe {
  /** Key of its name among the game's messages. */
  name: string;
  /** The new value of each parameter, or how it follows from the original values. */
  changes: Record<string, number | ((original: readonly number[]) => number[])>;
}

/** A mistake with the engine's lines. */
export interface Mistaken {
  /** The position before it. */
  view: View;
  /** Scores before and after it, for the side that made it. */
  before: Score;
  after: Score;
  /** Its general cost, as the end of a sentence about it. */
  loss: string;
  /** The line that begins with it. */
  played: { moves: readonly string[] };
  /** The line of the best move, and that move as shown; null if it is unknown or must not be revealed. */
  best: { moves: readonly string[]; name: string } | null;
  /** The position after further moves; throws if one is illegal. */
  viewAfter(moves: readonly string[]): View;
}

/** A part of the page that follows the match. */
export interface Tool {
  changed?(state: State, cause: Cause): void;
  show?(): void;
}

export interface SideNote {
  /** Ids of symbols of the page. */
  drawings: string[];
  /** Visible text after the drawings. */
  text: string;
  /** Text for screen readers, replacing drawings and text; empty if the visible text suffices. */
  spoken: string;
  /** Short form for narrow screens, where the computer's choice is shown too. */
  brief?: { drawing: string; text: string };
}

/** A section of the laboratory. */
export interface LabSection {
  view: HTMLElement;
  /** Renders it in the current language. */
  show(): void;
  /** Called after each change of the match. */
  changed?(state: State): void;
}

/** Texts for the `custom` steps and scores of a game's programs. */
export interface Terms {
  messages: AnyMessages;
  /** A step of a search trace as a sentence. */
  step(step: CustomStep, cellNames: readonly string[]): string;
  /** A score for a table. */
  value(score: CustomScore): string;
  /** A score short enough for a cell of the board. */
  figure(score: CustomScore): string;
  /** A score as a sentence about the program. */
  sentence(score: CustomScore): string;
}

export interface OrderedList {
  player: string;
  /** Parameter name. */
  list: string;
}

export interface MoveMade {
  /** Positions before and after the move. */
  before: View;
  after: View;
  /** In the game's notation. */
  move: string;
  /** Effects as the rules report them. */
  effects: MoveEffect[];
}

export interface Setup {
  pieces: Piece[];
  /** Adds the fields that a position as text may lack. */
  complete?(text: string): string;
  /** The cells with a piece placed on a cell, or without its piece for `.`; by default, only that cell changes. */
  place?(cells: string, cell: number, letter: string): string;
  rights?: SetupRights;
}

/** Rights that the cells of a position do not show, such as castling. */
export interface SetupRights {
  legend(): string;
  boxes: { id: string; name(): string }[];
  /** Ids of the rights in a position as text. */
  read(text: string): string[];
  /** Ids of the rights left in a match, from its start and the cells of all positions since then. */
  left(start: string, boards: readonly string[]): string[];
  /** The position as text with these rights, except impossible ones. */
  write(text: string, ids: readonly string[], cells: string): string;
  /** Whether the pieces allow a right. */
  isPossible(id: string, cells: string): boolean;
}

export interface Piece {
  /** The piece's letter in `View.cells`. */
  letter: string;
  /** Id of its symbol. */
  drawing: string;
  name(): string;
}
