// The contract of a room.

/** The exports of rooms/<room>/room.js. */
export interface Room {
  kind: RoomKind;
  messages: import("../../i18n/i18n.types").AnyMessages;
}

/** One line of a listing: how far it is indented, its words, and the part of the program that it belongs to. */
export type ListingLine = [indent: number, words: string, part: string];

export interface Program {
  /** Its name in records. */
  id: string;
  name: string;
  listing: ListingLine[];
}

/** How a value of a variable is to be read. */
export type Kind = "cell" | "yes" | "infinite";

/** What the source says of its program, and how it is found again. */
export interface Case {
  /** The key of its words is `case.ID`. */
  id: string;
  program: string;
  record: string;
  /** The move, or the values that a variable takes. */
  expected: string;
  /** Where they are; without, the move counts. */
  values?: { lines: number[]; name: string; cell?: number; from?: number; to?: number };
  seed?: number;
}

/** The move that a visitor works out by hand. */
export interface Paper {
  program: string;
  record: string;
  /** The lines whose new value is asked for, each with the variable. */
  asks: Record<number, string>;
  /** The variables that are told with each question. */
  known: string[];
  /** At these cells alone. */
  cells?: number[];
  /** So many questions before the move. */
  limit?: number;
  /** Whether the move is asked for at the end; unless it is said otherwise. */
  choice?: boolean;
  /** Values of nothing are not asked for. */
  nonzero?: boolean;
}

export interface RoomKind {
  id: string;
  game: string;
  columns: number;
  rows: number;
  /** Square levels, side by side. */
  levels?: boolean;
  programs: Program[];
  /** Loads the sounds of its machine. */
  loadVoice(): Promise<{ voice: import("./tones").Voice }>;
  /** The variables that are no plain numbers. */
  kinds: Record<string, Kind>;
  /** The moments to begin at; the key of their words is `position.ID`. */
  positions: { id: string; record: string }[];
  cases: Case[];
  paper: Paper;
  /** What its authors say of the time that a move took, in seconds; the key of the words is "own-pace". */
  seconds: number | null;
  /** How it is met at the table, and who moves first there. */
  table: { start: string; opponent: "first" | "second"; player: string };
  /** Further cells that it has in view. */
  also?(machine: import("./machine.js").Machine): number[];
  /** What it prints at the end, and in which language. */
  says?(machine: import("./machine.js").Machine): string;
  tongue?: string;
  /** The name of a cell. */
  cellName(cell: number): string;
  /** What stands on a cell, in a square of 10 by 10. */
  piece(letter: string): SVGElement[];
  /** The class of the square of a cell. */
  ground?(cell: number): string;
}

/** The JavaScript side of the game's module. */
export type RoomGlue = Pick<import("../../engine/engine.types").Glue, "initSync" | "Match">;
