// Where the tasks of a practice page come from: the stream of puzzles, the visitor's own mistakes, or
// openings.

import type { Puzzle } from "./puzzle-file";

/** Result of a task's attempt, or of showing the answer. */
export interface Outcome {
  isRight: boolean;
  /** Whether it was the first attempt, without hints. */
  isFirst: boolean;
  /** Whether hints were given. */
  isHelped: boolean;
}

export interface Source {
  /** Id of the next task; null if there is none. */
  next(current: string): string | null;
  load(id: string): Puzzle;
  /** Whether a move solves the task. */
  isRight(puzzle: Puzzle, move: string, signal: AbortSignal): boolean | Promise<boolean>;
  /** Stores an outcome; returns whether the task returns later. */
  judged(puzzle: Puzzle, outcome: Outcome): boolean | Promise<boolean>;
  /** Message key of the button for the next task; by default the next puzzle. */
  nextKey?: "practice.next" | "next.position" | "next.mistake";
  /** Number of the stage; none outside of stages. */
  readonly stage?: number | null;
  title(puzzle: Puzzle): string;
  goal(puzzle: Puzzle): string;
  /** Sentence shown with a new task; by default how to move. */
  prompt?(): () => string;
  /** Whether the next task follows the right answer at once. */
  follows?(): boolean;
  /** Explains a wrong move, in place of a reply to it; null if that fails. */
  explainWrong?(puzzle: Puzzle, move: string, signal: AbortSignal): Promise<(() => string) | null>;
  /** The move to compare with the answer, if the visitor makes no wrong one. */
  played?(puzzle: Puzzle): string;
  /** Sentence shown when all tasks are done. */
  end(): string;
  /** Fragment of the page's address for a task; empty if it has no link. */
  address(puzzle: Puzzle): string;
}
