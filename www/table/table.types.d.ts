// Interfaces of the table that the panels use: match, settings and stored texts. Implemented by table.js.

import type { State } from "./match-controller";
import type { Settings } from "./settings";

/** The match on the board. */
export interface MatchControls {
  state(): State;
  /** Plays a move for the person to move; throws if it is illegal. */
  play(move: string): void;
  goTo(ply: number): void;
  undo(): void;
  redo(): void;
  newGame(): void;
  /** Starts a match from a named start or a position; throws if it is invalid. */
  begin(start: string): void;
  /** Opens a match from record text, with comments; throws if it is invalid. */
  open(record: string, notes?: string): void;
  /** Opens a match for review: the computer is paused until the user resumes it. */
  openForReview(record: string, notes?: string): void;
  /** Comments on the moves, in a format of the game. */
  notes(): string;
  /** Replaces the comments. */
  annotate(notes: string): void;
  /** Ends the match by declaration: "first-resigns", "second-out-of-time", "agreed", "claimed". */
  finish(end: string): void;
  /** Lets the computer move and drops later moves. */
  playOn(): void;
  /** Pauses the computer; `step` lets it make one move. */
  pause(): void;
  step(): void;
}

export interface SettingsControls {
  current(): Settings;
  change(change: Partial<Settings>): void;
}

/** A stored text. */
export interface StoredText {
  read(): string | null;
  write(text: string): void;
}
