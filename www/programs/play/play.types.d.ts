// Games between programs: seats, contestants and results.

import type { ProgramError } from "../program-error.js";
import type { Visited } from "../program.types";

/** A move with the thoughts that led to it; those of computer players are empty. */
export interface Thought {
  move: string;
  printed: string[];
  /** Texts by the name of their cell. */
  marks: Record<string, string>;
  explanation: string | null;
  /** Positions that a program looked at; null if they were not requested. */
  visited?: Visited | null;
  /** Steps of the interpreter; 0 for computer players. */
  steps: number;
}

/** A player in one game. */
export interface Seat {
  choose(record: string, options?: { signal?: AbortSignal }): Promise<Thought>;
  close(): void;
}

/** A player of any number of games. */
export interface Contestant {
  name: string;
  /** Opens a seat for one game. Rejects with a ProgramError if the program is invalid. */
  open(seed: number, signal?: AbortSignal): Promise<Seat>;
  /** Releases its workers. */
  close(): void;
}

/** A program's error, which loses the game. */
export interface Fault {
  /** The seat, 0 or 1. */
  seat: number;
  error: ProgramError;
  /** The position in which it occurred. */
  record: string;
}

export interface GameResult {
  record: string;
  /** The winning seat; null for a draw. */
  winner: number | null;
  fault: Fault | null;
}

/** The rules that a game needs, in Node those of the module with all games. */
export interface GameRules {
  begin(start: string): import("../../wasm/stratege.js").Match;
  read(record: string): import("../../wasm/stratege.js").Match;
}

/** Languages with an editor, lessons and examples. */
export type TextLanguage = "python" | "javascript";

/** A visitor's program. */
export interface Program {
  name: string;
  game: string;
  language: TextLanguage | "wasm";
  /** The text, or the bytes of a module in base64. */
  source: string;
}
