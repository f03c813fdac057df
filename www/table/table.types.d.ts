// Interfaces of the table's parts: the match, the settings and stored texts. Implemented by table.js.

import type { State } from "./match-controller";
import type { Settings } from "./settings";

/** The match on the board. */
export interface MatchControls {
  state(): State;
  /** Plays a move for the person whose turn it is; throws if it is illegal. */
  play(move: string): void;
  goTo(ply: number): void;
  undo(): void;
  redo(): void;
  newGame(): void;
  /** Starts a match from a start or a position in the game's notation; throws if it is invalid. */
  begin(start: string): void;
  /** Opens a match from its record text, with the comments on its moves; throws if it cannot be read. */
  open(record: string, notes?: string): void;
  /** The same for review: the computer is paused until the user resumes it. */
  openForReview(record: string, notes?: string): void;
  /** Comments on the moves, in a format of the game. */
  notes(): string;
  /** Replaces the comments. */
  annotate(notes: string): void;
  /** Ends the match by declaration: "first-resigns", "second-out-of-time", "agreed", "claimed". */
  finish(end: string): void;
  /** Lets the computer move although later moves exist, which are dropped. */
  playOn(): void;
  /** Pauses the computer; `step` lets it make one move. */
  pause(): void;
  step(): void;
}

export interface SettingsControls {
  current(): Settings;
  change(change: Partial<Settings>): void;
}

/** A text that outlives the page. */
export interface StoredText {
  read(): string | null;
  write(text: string): void;
}
