// The table as a board and the panels see it: the match, the settings, and the page. Implemented by table.js.

import type { Thinker } from "../engine/client";
import type { Rules } from "../engine/rules-module";
import type { State } from "./flow";
import type { ValueRequest } from "./move-values";
import type { Numbers, Settings } from "./settings";
import type { NoticeAction } from "../ui/notices";

export interface Table {
  /** The game's module: rules, starts and players, and what a worker needs to open it. */
  rules: Rules;
  match: MatchControls;
  settings: SettingsControls;
  /** A text that is stored on this device under a name of the game's own. */
  storage(name: string): StoredText;
  /** The match whose move values the page has asked for last, in games with an analyst. */
  valueRequest(): ValueRequest | undefined;
  /** What the player of a question has told of its last choice, if its worker still knows. */
  recall: Thinker["recall"];
  playerName(id: string): string;
  /** Highlights cells of the board, and rows on a board that shows rows. */
  highlight(cells: readonly number[], rows?: readonly (readonly number[])[]): void;
  /** The board has been turned: its cells have another order in the page. */
  flipped(): void;
  focusBoard(): void;
  /** Announces something to screen readers. */
  announce(sentence: string): void;
  /** Shows a notice; it disappears by itself unless it has to stay. */
  notify(sentence: string, how?: { stay?: boolean; action?: NoticeAction }): void;
  /** Says something about the position, in the place of whose turn it is, until anything changes. */
  showHint(sentence: string): void;
}

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
