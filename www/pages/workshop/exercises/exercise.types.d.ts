// Exercises that teachers build: a position, a task, and the conditions for a program.

import type { TextLanguage } from "../../../programs/play/play.types";

export interface BuiltExercise {
  title: string;
  task: string;
  game: string;
  /** The position, in which the program is to move. */
  record: string;
  /** The program to complete; null for an example in either language. */
  program: { language: TextLanguage; source: string } | null;
  /** Right moves; empty if any move will do. */
  moves: string[];
  /** Computer player that the program has to beat from the position; null without a game. */
  player: string | null;
  /** Maximum number of positions that the program may look at; null without a limit. */
  most: number | null;
}
