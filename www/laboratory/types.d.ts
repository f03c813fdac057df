// What the page and the workers of an experiment tell each other, and what an experiment is.

import type { Choice, Complaint, EngineFiles, Limits, Question } from "../engine/types";
import type {
  Branch as Branching,
  Insight as Seen,
  NeededMatch,
  PastGeneration,
  PlayedGame,
} from "../wasm/stratege.js";

export type { NeededMatch, PastGeneration, PlayedGame };
export type Branch = Branching<string>;
export type Insight = Seen<string>;

/** Numbers of a player that differ from its original ones. */
export type Changes = Record<string, number | number[]>;

/** Somebody who takes part: a player, and its numbers under a name. */
export interface Entrant {
  player: string;
  /** What somebody called its numbers; empty for the original ones. */
  label: string;
  numbers: Changes;
}

/** A match between two; its games are found by their number. */
export interface ContestPlan {
  game: string;
  /** The record that every game begins with; empty for the usual start. */
  opening: string;
  /** Random moves after it. */
  plies: number;
  limits: Limits;
  seed: number;
  seats: { player: string; numbers: Changes }[];
}

export interface BreedingPlan {
  game: string;
  player: string;
  start: Changes;
  against: Changes;
  method: "genetic" | "spsa";
  /** Names of numbers, with commas between them; empty: all weights and orders. */
  only: string;
  symmetric: boolean;
  population: number;
  games: number;
  check: number;
  seed: number;
}

export type ToCrew =
  | { type: "open"; module: WebAssembly.Module; glue: string; engine?: EngineFiles }
  | { type: "play"; contest: ContestPlan; number: number }
  | { type: "breed"; plan: BreedingPlan }
  | { type: "learn"; results: number[] }
  | { type: "insight"; question: Question }
  | { type: "branches"; question: Question; path: string[] };

export type FromCrew =
  | { type: "played"; game: PlayedGame }
  | { type: "bred"; matches: NeededMatch[]; last: PastGeneration | null }
  | { type: "insight"; insight: Insight | null; choice: Choice }
  | { type: "branches"; branches: Branch[] | null }
  | { type: "error"; complaint: Complaint };

/** A program of the open machine, with the numbers that it has there. */
export interface Program {
  id: string;
  name: string;
  numbers: Changes;
  /** Whether it looks ahead. */
  searches: boolean;
}

/** What a worker needs to begin. */
export interface Files {
  module: WebAssembly.Module;
  glue: string;
  engine?: EngineFiles;
}
