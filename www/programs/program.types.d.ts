// Types of the programs that users write: their options, answers and errors, and the messages to their workers.

import type { OpenModule } from "../engine/engine.types";

/** Languages of programs; "wasm" is the user's own module. */
export type ProgramLanguage = "javascript" | "python" | "wasm";

export interface ProgramOptions {
  language: ProgramLanguage;
  /** Source text, or the bytes of a module. */
  source: string | Uint8Array;
  game: string;
  /** Seed of the program's random numbers, `position.seed`. */
  seed: number;
  /** Maximum number of steps per move; default DEFAULT_STEPS. */
  steps?: number;
  /** Whether answers have the positions that the program looked at; default false. */
  hasVisited?: boolean;
}

/** Positions that a program looked at for one move. */
export interface Visited {
  /** Number of moves that it tried. */
  count: number;
  /** Records, up to a limit, and the values that the program gave them, in the order of the first visit. */
  positions: [record: string, value: number | null][];
}

/** The program's answer to a position. */
export interface ProgramAnswer {
  /** The move in the notation of the rules. */
  move: string;
  /** Lines of `print`; above the limit the last one is "…". */
  printed: string[];
  /** Values of `mark` by name of the cell. */
  marks: Record<string, string>;
  /** The last text of `explain`. */
  explanation: string | null;
  /** Null unless the program was opened with `hasVisited`. */
  visited: Visited | null;
  /** Number of steps used. */
  steps: number;
}

/** A program in a game. It keeps its variables from move to move. */
export interface RunningProgram {
  /**
   * Chooses a move at the end of a record; rejects with a ProgramError. Aborting closes the program.
   * @param record  record text of a match in the program's game
   */
  choose(record: string, options?: { signal?: AbortSignal }): Promise<ProgramAnswer>;
  close(): void;
}

/**
 * - `syntax`: the source cannot be read
 * - `exception`: the program threw
 * - `steps`: the step budget is used up
 * - `memory`: the memory limit was reached
 * - `stack`: recursion too deep
 * - `no-function`: there is no function `choose`
 * - `no-answer`: `choose` returned nothing, or something other than text
 * - `illegal`: the answer is no legal move
 * - `module`: the user's module is invalid or lacks a required export
 * - `time`: no answer within the wall-clock limit; the worker was terminated
 * - `stopped`: the worker failed
 * - `closed`: the program has failed before in a way that ended it, or was closed
 */
export type ProgramErrorCode =
  | "syntax"
  | "exception"
  | "steps"
  | "memory"
  | "stack"
  | "no-function"
  | "no-answer"
  | "illegal"
  | "module"
  | "time"
  | "stopped"
  | "closed";

/** An error as a worker posts it. */
export interface ProgramErrorDetails {
  code: ProgramErrorCode;
  /** The interpreter's message, or the answer that is no legal move. */
  message: string;
  /** Line and column in the program's source, from 1. */
  line: number | null;
  column: number | null;
  printed: string[];
  /** Whether the program cannot be requested for another move. */
  isFinal: boolean;
}

/** Addresses of a language's worker and of the modules that it needs. */
export interface LanguageFiles {
  worker: string;
  /** The interpreter, or for "wasm" the module that meters uploads. */
  module: string;
  /** JavaScript of the module that meters uploads. */
  glue?: string;
}

/** Addresses that the build supplies. */
export interface ProgramFiles {
  languages: Record<ProgramLanguage, LanguageFiles>;
  /** Module and glue of the rules by game, separated by a space. */
  rules: Record<string, string>;
}

/** Messages from the page to the worker. */
export type ToProgramWorker =
  | {
      type: "open";
      id: number;
      program: ProgramOptions;
      interpreter: Interpreter;
      rules: OpenModule;
    }
  | { type: "choose"; id: number; record: string };

/** The compiled module of LanguageFiles. */
export interface Interpreter {
  module: WebAssembly.Module;
  glue?: string;
}
