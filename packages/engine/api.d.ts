// Public types. The build copies them into every package; in a game's package it replaces the type of `Level`.

/** A level of play: the identifier of one of `engine.levels`, or an alias such as `"strongest"`. */
export type Level = string;

/**
 * The moves of a match: `"4453"`, a list of moves, or a record `game:start:moves`, as `rules.record` and `rules.play`
 * return it. Moves without a frame follow the game's default start.
 */
export type Moves = string | readonly string[];

export type Side = "first" | "second";

/** A worker, as far as the client uses it; a browser's `Worker` is one. */
export interface EngineWorker {
  onmessage: any;
  onerror: any;
  onmessageerror: any;
  postMessage(message: any): void;
  terminate(): void;
}

export interface EngineOptions {
  /**
   * Starts the worker in which players search. Default: the package's own, from a file next to it. With Trusted Types or
   * a separate host of scripts: `() => new Worker(address, { type: "module" })` with the file of `/worker-script`.
   * Nothing is started before the first search.
   */
  worker?: () => EngineWorker;
  /**
   * Number of workers that may share a search, in games whose strongest player can share it (Reversi's endgames).
   * Default: 1. With more, the time of a search decides which tasks are shared, but not its result.
   */
  cores?: number;
}

export interface SearchOptions {
  /** The player that searches. Default: `"strongest"`. */
  level?: Level;
  /** Maximum number of visited positions. The same position, level, seed and limit give the same move everywhere. */
  nodes?: number;
  /** Maximum depth in plies. */
  depth?: number;
  /** Maximum time in milliseconds. */
  time?: number;
  /**
   * Seed of the player's random numbers, 0 to 4294967295: weaker levels choose differently with each. Default: one per
   * engine, at random.
   */
  seed?: number;
  /** Values of the player's parameters that differ from its defaults; `engine.levels` lists them. */
  parameters?: Record<string, number | number[]>;
  /** Aborting it stops the search within a tenth of a second; the promise is rejected with its reason. */
  signal?: AbortSignal;
}

export interface ChooseOptions extends SearchOptions {
  /** Called during the search whenever the player has a better move, or has searched deeper. */
  onReport?: (report: Report) => void;
}

export interface AnalyseOptions extends SearchOptions {
  /**
   * Number of moves to evaluate, the best first. Default: 1, which is fastest. Chess evaluates three moves at most, the
   * other games all of them.
   */
  lines?: number;
}

/** The value of a position or move for the side to move. */
export type Score =
  /** An estimate in the player's own unit. */
  | { kind: "points"; value: number }
  /** Of an old program whose valuation has several numbers. */
  | { kind: "custom"; value: { code: string; numbers: [number, number] } }
  /** Proved: wins in `value` plies. */
  | { kind: "win"; value: number }
  /** Proved: loses in `value` plies. */
  | { kind: "loss"; value: number }
  /** Proved (Connect Four): wins with `value` of the winner's discs left, loses if negative; 0 is a draw. */
  | { kind: "left"; value: number }
  | { kind: "resigns" }
  | { kind: "draws" }
  /** Hundredths of a pawn. */
  | { kind: "pawns"; value: { hundredths: number } }
  /** Hundredths of a disc at the end, and the probability in percent; 100 is proved. */
  | { kind: "discs"; value: { hundredths: number; percent: number } };

export interface Report {
  /** `null` if the player does not value its move. */
  score: Score | null;
  /** Plies; for proved scores, of the whole line. */
  depth: number;
  /** Visited positions. */
  nodes: number;
  /** Principal variation: the expected moves. */
  pv: string[];
}

export interface Choice extends Report {
  move: string;
  /** Whether a limit ended the search early. */
  stopped: boolean;
}

export interface Line {
  move: string;
  score: Score;
  /** Whether the score is proved. */
  exact: boolean;
  depth: number;
  pv: string[];
}

export interface Analysis {
  /** The best moves so far, the best first. */
  lines: Line[];
  /** Depth of the best line. */
  depth: number;
  /** Visited positions. */
  nodes: number;
  /** Whether the analysis has ended: at its limits, or because everything is proved. */
  done: boolean;
}

export interface Outcome {
  /** `null` is a draw. */
  winner: Side | null;
  /** How the match ended, for example `"checkmate"` or `"board-full"`. */
  ending: string;
}

export interface LegalMove {
  /** The move in the game's notation. */
  text: string;
  /** Index of the start cell in `cells`; `null` if the move has none. */
  from: number | null;
  /** Index of the target cell in `cells`; `null` for a pass. */
  to: number | null;
}

export interface Position {
  game: string;
  /** The named start, or the position that the match began with. */
  start: string;
  columns: number;
  rows: number;
  /** A character per cell, row by row from the top left; `.` is empty. */
  cells: string;
  /** Names of the cells, in the order of `cells`. */
  names: string[];
  side: Side;
  /** Number of moves played. */
  ply: number;
  /** The moves in players' notation, in chess SAN. */
  moves: string[];
  legal: LegalMove[];
  /** The last move, with the cells that it changed. */
  last: { text: string; from: number | null; cell: number | null; side: Side; changed: number[] } | null;
  /** Cells of the winning row. */
  winningRow: number[];
  /** Discs or stones of both sides, in games that count them. */
  score: [number, number];
  finalScore: [number, number];
  outcome: Outcome | null;
  /** A draw that the side to move may claim. */
  claim: string | null;
  /** Cell of the king in check. */
  checkedCell: number | null;
}

/** The rules of the game. Synchronous; errors are thrown as `EngineError` with the place of the wrong move. */
export interface Rules {
  readonly game: string;
  /** Named starts; `record` also accepts a position, in chess FEN. */
  readonly starts: readonly string[];
  /** The default start. */
  readonly start: string;
  /** The canonical record of a match, with the default start unless another is given. */
  record(moves?: Moves, start?: string): string;
  legalMoves(moves?: Moves): string[];
  /** The record after a further move. */
  play(moves: Moves, move: string): string;
  /** The result; `null` if the match is not over. */
  outcome(moves?: Moves): Outcome | null;
  side(moves?: Moves): Side;
  /** The moves one by one in players' notation. */
  list(moves?: Moves): string[];
  position(moves?: Moves): Position;
  /** The position as text, in chess FEN; `record([], text)` starts from it. */
  positionText(moves?: Moves): string;
}

/** File formats of the game. Synchronous. */
export interface Formats {
  /** Names and file extensions, the default first. */
  readonly list: readonly { name: string; ending: string }[];
  /** Reads the first match of a text in a format, by default in the one that it is in; `null` if there is none. */
  read(text: string, format?: string): string | null;
  /** Writes a match in a format, by default the first one. */
  write(moves: Moves, format?: string): string;
}

export interface LevelInfo {
  /** Identifier, for the option `level`. */
  id: Level;
  name: string;
  /** Year of the program. */
  year: number;
  /** Elo, if it was measured against other programs. */
  rating: number | null;
  /** Numbers of the program that `parameters` may change. */
  parameters: { name: string; columns: number; default: number[]; min: number; max: number }[];
}

export interface Engine {
  readonly rules: Rules;
  /** From the weakest to the strongest, old programs included. */
  readonly levels: readonly LevelInfo[];
  /** Searches a move. Requests are answered in their order, one at a time. */
  choose(moves: Moves, options?: ChooseOptions): Promise<Choice>;
  /**
   * Evaluates moves until the caller leaves the loop, a limit is reached, or everything is proved. Yields the latest
   * state; intermediate ones are skipped if the caller is slow.
   */
  analyse(moves: Moves, options?: AnalyseOptions): AsyncGenerator<Analysis, void, void>;
  /** Loads the file formats, once. */
  formats(): Promise<Formats>;
  /** Terminates the workers; pending requests are rejected. */
  close(): void;
}

/** An error with a code for programs and an English sentence for people. */
export class EngineError extends Error {
  /**
   * - loading: `html` (a page arrived instead of a module), `missing`, `unreachable`, `offline`, `slow`, `damaged`
   * - the browser: `policy` (the Content-Security-Policy forbids WebAssembly), `no-webassembly`, `no-workers`,
   *   `worker-script` (the worker's file did not load), `stopped`
   * - arguments: `illegal-move`, `unreadable-move`, `damaged-record`, `unknown-start`, `unknown-player`, `bad-position`,
   *   `bad-parameter`, `bad-option`, `game-over`, …
   * - `closed`: the engine was closed
   */
  readonly code: string;
  /** Parts of the sentence, such as `text` and `place` of an illegal move. */
  readonly details: Record<string, string>;
}
