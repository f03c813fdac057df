// Lessons: a program to complete, an automatic check, and the historical program of the idea; and exercises of teachers.

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
  /** Whether the program, which is to move in the position of a record, wins from there against a computer player. */
  beats(player: string, record: string): Promise<boolean>;
}

export interface AssignmentTexts {
  title(): string;
  idea(): string;
  task(): string;
  /** The verdict of a check. */
  verdict(finding: Finding | null): string;
}

/** A lesson or an exercise of a teacher, as the panel of the lessons presents it. */
export interface Assignment {
  id: string;
  game: string;
  /** Opponent of the match at the end; null without a match. */
  opponent: string | null;
  starter: Record<Language, string>;
  solution: Record<Language, string> | null;
  /** The position that it is about. */
  record?: string;
  /** Texts that are not in the bundle. */
  texts?: AssignmentTexts;
  /** Whether the search tree of the program is offered. */
  hasTree?: boolean;
  /** Checks a program; null if it meets the task. */
  check(bench: Bench): Promise<Finding | null>;
}

export interface Lesson extends Assignment {
  /** The historical program of the idea. */
  opponent: string;
  solution: Record<Language, string>;
}
