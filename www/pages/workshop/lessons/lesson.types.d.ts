// Lessons: a program to complete, an automatic check, and the historical program of the idea.

import type { GameRules, Seat, TextLanguage } from "../../../programs/play/play.types";

export type Language = TextLanguage;

/** The reason why a check rejects a program: a text `lesson.<id>.<reason>` with its values, and the position if there is one. */
export interface Finding {
  reason: string;
  values: Record<string, string | number>;
  record: string | null;
}

/** Services for a check; the page and the tests provide them. */
export interface Bench {
  rules: GameRules;
  /** The start of the games. */
  start: string;
  language: Language;
  /** Source of the program. */
  source: string;
  /** The program, in one instance. Rejects with a ProgramError. */
  seat(): Promise<Seat>;
  /** Opens another program in the same language. */
  open(source: string): Promise<Seat>;
  /** Mean score of the program against a computer player of the game, from 0 to 1. */
  score(player: string, games: number): Promise<number>;
}

export interface Lesson {
  id: string;
  game: string;
  /** The historical program of the idea. */
  opponent: string;
  starter: Record<Language, string>;
  solution: Record<Language, string>;
  /** Whether the lesson offers the search tree of the program. */
  hasTree?: boolean;
  /** Checks a program; null if it meets the task. */
  check(bench: Bench): Promise<Finding | null>;
}
