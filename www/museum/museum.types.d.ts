// Contract of a museum room, used by the museum and by the start page.

/** The exports of rooms/<room>/room.js. */
export interface Room {
  kind: RoomKind;
  messages: import("../i18n/i18n.types").AnyMessages;
}

/** A line of a listing: indentation, text, and the part of the program that it belongs to. */
export type ListingLine = [indent: number, text: string, part: string];

export interface Program {
  /** Player id. */
  id: string;
  listing: ListingLine[];
}

/** How a value is displayed. */
export type Kind = "cell" | "yes" | "infinite";

/** A worked example of the source. */
export interface Case {
  /** The message key is `case.ID`. */
  id: string;
  program: string;
  record: string;
  /** The move, or the values of a variable. */
  expected: string;
  /** Where the values are found; without this, the move is compared. */
  values?: { lines: number[]; name: string; cell?: number; from?: number; to?: number };
  seed?: number;
}

/** The exercise of computing a move by hand. */
export interface Paper {
  program: string;
  record: string;
  /** Variables to compute, by line. */
  requested: Record<number, string>;
  /** Variables whose values are shown. */
  known: string[];
  /** Cells to which the exercise is limited. */
  cells?: number[];
  /** Maximum number of values before the move. */
  limit?: number;
  /** Whether the move is requested at the end; true by default. */
  choice?: boolean;
  /** Whether zeros are skipped. */
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
  /** Loads the machine's sounds. */
  loadVoice(): Promise<{ voice: import("./tones").Voice }>;
  /** Variables that are not plain numbers. */
  kinds: Record<string, Kind>;
  /** Selectable positions; the message key is `position.ID`. */
  positions: { id: string; record: string }[];
  cases: Case[];
  paper: Paper;
  /** Seconds per move according to its authors; the message key is "own-pace". */
  seconds: number | null;
  /** The match at the table: start, the computer's side and its player. */
  table: { start: string; opponent: "first" | "second"; player: string };
  /** Further cells that the program considers. */
  alsoConsidered?(machine: import("./machine.js").Machine): number[];
  /** The text that the program prints at the end, and its language. */
  output?(machine: import("./machine.js").Machine): string;
  language?: string;
  /** The name of a cell. */
  cellName(cell: number): string;
  /** Elements of a piece in a 10×10 square. */
  piece(letter: string): SVGElement[];
  /** CSS class of a cell's square. */
  ground?(cell: number): string;
}

/** The JavaScript side of the game's module. */
export type RoomGlue = Pick<import("../engine/engine.types").Glue, "initSync" | "Match">;
