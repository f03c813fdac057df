// The contract of a game's page: a board that shows positions and reports moves, and the game's messages. A board knows
// neither worker nor settings.

import type { Choice, Glue, LastMove, MoveValue, Side, View } from "../engine/engine.types";
import type { Thumbnail } from "../board/thumbnail.types";
import type { Formats } from "./formats.types";
import type { AnyMessages } from "../i18n/i18n.types";
import type { Table } from "./table";
import type { Cause, State } from "./match-controller";
import type { Players } from "./players";
import type { Parameter } from "./parameters";
import type { Numbers, Own } from "./settings";
import type { GameTools } from "./game-tools.types";

/** The game for the table; games/shared/page.types.d.ts has what the build needs. */
export interface GameUi {
  id: string;
  messages: AnyMessages;
  /** The symbol of each side. */
  symbols: Record<Side, string>;
  /** The small drawing of the board. */
  thumbnail: Thumbnail;
  /** The default settings. */
  defaults: Own;
  /** Renames a player's parameters of an earlier version. */
  migrateParameters?(numbers: Numbers[string], parameters: Parameter[]): Numbers[string];
  /** Whether the analyst needs the move values for its own move, so that they are computed ahead of time. */
  precomputeValues?: boolean;
  /** Whether the common “Turn the board” is offered; a game may have its own. */
  canFlip?: boolean;
  /** Whether the sides have points during the game. */
  hasPoints: boolean;
  /** Takes over the delivered board. */
  mount(board: HTMLElement, play: (move: string) => void, table: Table): Board;
  /** Another view of the same match, such as a typewriter. */
  createCompanion?(table: Table): Companion;
  /** Ends that players can declare; without this, nobody can resign. */
  endings?: Endings;
  /** The formats for import and export, loaded on demand. */
  formats?(): Promise<Formats>;
  /** Whether both sides' moves share a number, as in 1. e4 e5. */
  pairMoves?: boolean;
  /** A move as the record shows it. */
  moveName(move: string): string;
  /** Converts a typed move to the notation of the rules; by default it is not changed. */
  parseMove?(text: string, exports: Glue): string;
  /** A move as it is announced. */
  describeMove(last: LastMove): string;
  /** The move values in one sentence, for games with an analyst. */
  describeValues?(values: MoveValue[]): string;
  /** Describes a computer player's last choice; by default, by the number of nodes searched. */
  describeChoice?(player: string, choice: Choice): string;
  /** The points and texts of the result dialog. */
  result(view: View, switches: Record<string, boolean>): Result;
  /** What the game provides to the panels, loaded with them. */
  tools(): Promise<GameTools>;
  /** The rules with diagrams, loaded on demand. */
  rules(): Promise<DocumentFragment>;
  /** The keys of the board with their effects. */
  keys(): [key: string, effect: string][];
}

/** Declared ends in addition to resigning. */
export interface Endings {
  /** Whether a draw can be agreed, and claimed where the rules allow it. */
  draws: boolean;
  /** Whether a computer player accepts a draw after this choice; without this, none does. */
  acceptsDraw?(choice: Choice): boolean;
}

/** Context of a position for the board. */
export interface Situation {
  /** Whether a person may play now. */
  open: boolean;
  /** The match as record text. */
  record: string;
  players: Players;
  switches: Record<string, boolean>;
  numbers: Numbers;
}

/** A view in addition to the board that follows the match. */
export interface Companion {
  /** Follows a change; returns whether it has announced it, so that the table need not. */
  changed(state: State, cause: Cause): boolean;
}

export interface Result {
  points: [number, number] | null;
  /** How the points were counted; may be empty. */
  note: string;
  /** The closing sentence if it is not the default one. */
  word?: string;
}

/** The board in the page. */
export interface Board {
  /** Shows a position. */
  draw(view: View, situation: Situation): void;
  /**
   * Shows the known values of the moves in the position that was drawn last; null hides them. Called only for games
   * with a switch "values".
   */
  showValues?(values: ReadonlyMap<string, MoveValue> | null): void;
  /** Highlights cells, by the attribute “data-hint”, until the next call. */
  highlight(cells: readonly number[], rows?: readonly (readonly number[])[]): void;
  /** The board has been turned: its cells have another order in the page. */
  flipped?(): void;
  /** Focuses the cell that was focused last. */
  focus(): void;
  /** Handles a key that was pressed anywhere on the page; returns whether it was one of the board's. */
  handleKey?(key: string): boolean;
}

/**
 * Loads the panels, which are not needed for the first move. Resolves when all of them are made, which takes several
 * tasks: `begun` gets what follows the match before the first of them, so that none misses a move.
 */
export type LoadPanels = (
  table: Table,
  kind: GameUi,
  begun: (panels: Panels) => void,
) => Promise<Panels>;

/** The panels as the table sees them. */
export interface Panels {
  openManual(): Promise<void> | void;
  /** Shows the result of the match. */
  openResult(): void;
  copyLink(): void;
  /** Reports an error in a sentence with a place for it. */
  warn(key: import("../i18n/index.js").Key, error: unknown): void;
  /** Shows the match as it is. */
  draw(state: State): void;
  /** Follows the match. */
  changed(state: State, cause: Cause): void;
  /** The language or the settings have changed. */
  show(): void;
  /** Handles a key; returns whether it was one of theirs. */
  handleKey(key: string): boolean;
  hint(): void;
  /** Whether a move has to wait, for instance to be confirmed. */
  interceptMove(move: string): boolean;
  /** The page has asked for the move values of a match, or has got all of them. */
  valuesChanged(): void;
  /** Handles redo; returns whether it has. */
  redo(): boolean;
}
