// Interfaces of the table's parts: the match, the settings and stored texts. Implemented by table.js.

import type { State } from "./match-controller";

import type { Numbers, Settings } from "./settings";

/** The match on the board. */
export interface MatchControls {
  state(): State;
  /** Plays a move for the person whose turn it is; throws if it is illegal. */
  play(move: string): void;
  goTo(ply: number): void;
  undo(): void;
  redo(): void;
  newGame(): void;
  /** Begins from a start or a position in the game's notation; throws if it is not valid. */
  begin(start: string): void;
  /** Opens a match from its record text, with the comments on its moves; throws if it cannot be read. */
  open(record: string, notes?: string): void;
  /** The same, to be looked at: the computer waits until somebody lets it play on. */
  openForReview(record: string, notes?: string): void;
  /** What is said of its moves, as a format of the game writes it. */
  notes(): string;
  /** The same from now on. */
  annotate(notes: string): void;
  /** Ends the match by declaration: "first-resigns", "second-out-of-time", "agreed", "claimed". */
  finish(end: string): void;
  /** Lets the computer move although later moves exist, which are dropped. */
  playOn(): void;
  /** Makes the computer wait; step lets it make one move. */
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

/** The parameters of one player that differ from the default ones. */
export type Changed = Numbers[string];
