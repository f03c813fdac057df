// Contract of a game's page: its board, which shows positions and reports moves, and its messages. A board knows
// neither workers nor settings.

import type { Choice, Glue, LastMove, MoveValue, Side, View } from "../engine/engine.types";
import type { RulesOfGame } from "../engine/rules-of-game";
import type { Thumbnail } from "../board/thumbnail.types";
import type { Formats } from "./formats.types";
import type { AnyMessages } from "../i18n/i18n.types";
import type { Table } from "./table";
import type { Cause, State } from "./match-controller";
import type { Players } from "./players";
import type { Numbers, GameSettings } from "./settings";
import type { GameTools } from "./game-tools.types";
import type { SettingsControls, StoredText } from "./table.types";

/** A game as the table sees it; games/shared/page.types.d.ts has what the build needs. */
export interface GameUi {
  id: string;
  messages: AnyMessages;
  /** The symbol of each side. */
  symbols: Record<Side, string>;
  /** How a small board is drawn. */
  thumbnail: Thumbnail;
  /** The default settings. */
  defaults: GameSettings;
  /**
   * Whether the analyst needs the move values for its own moves, so that they are computed during the opponent's turn.
   */
  precomputeValues?: boolean;
  /** Whether the panels offer “Turn the board”; a game may have its own control instead. */
  canFlip?: boolean;
  /** Whether the sides have a score during the match. */
  hasPoints: boolean;
  /**
   * Creates the board in the delivered element. Without a table, the page has the board alone, and a game's panels
   * around it are omitted.
   */
  mount(board: HTMLElement, play: (move: string) => void, host: BoardHost, table?: Table): Board;
  /** Creates another view of the match, such as a typewriter. */
  createCompanion?(table: Table): Companion;
  /** Declared ends; without this, players cannot resign. */
  endings?: Endings;
  /** The formats for import and export, loaded on demand. */
  formats?(): Promise<Formats>;
  /** Whether both sides' moves share a number, as in 1. e4 e5. */
  pairMoves?: boolean;
  /** Whether a move is a forced pass, which the review does not list. */
  isPass?(move: string): boolean;
  /** A move as shown in the record. */
  moveName(move: string): string;
  /** Converts a typed move to the notation of the rules; identity by default. */
  parseMove?(text: string, exports: Glue): string;
  /** A move as announced to screen readers. */
  describeMove(last: LastMove): string;
  /** The move values as one sentence, in games with an analyst. */
  describeValues?(values: MoveValue[]): string;
  /** Describes a choice of a computer player for a side; by default, the number of nodes. */
  describeChoice?(player: string, choice: Choice, side: Side): string;
  /** Whether the result leaves the keyboard to the board, with these players. */
  resultKeepsKeyboard?(players: Players): boolean;
  /** The points and texts of the result dialog. */
  result(view: View, switches: Record<string, boolean>): Result;
  /** Contributions to the panels, loaded with them. */
  tools(): Promise<GameTools>;
  /** Rules with diagrams for the help, loaded on demand. */
  rules(): Promise<DocumentFragment>;
  /** Keyboard controls of the board. */
  keys(): [key: string, effect: string][];
}

/** Services of a page for its board; the table is one. */
export interface BoardHost {
  rules: RulesOfGame;
  settings: SettingsControls;
  /** Opens a named stored text of this game. */
  storage(name: string): StoredText;
  /** Announces a sentence to screen readers. */
  announce(sentence: string): void;
  /** Shows a sentence near the board until the next change. */
  showHint(sentence: string): void;
  notifyFailure(error: unknown): void;
}

/** Declared ends in addition to resigning. */
export interface Endings {
  /** Whether players can agree to a draw, and claim one where the rules allow it. */
  draws: boolean;
  /** Whether a computer player accepts a draw after this choice; without this, it never does. */
  acceptsDraw?(choice: Choice): boolean;
}

/** Context of a position for the board. */
export interface Situation {
  /** Whether a person may move. */
  open: boolean;
  /** Whether a computer player is choosing its move. */
  thinking?: boolean;
  /** Whether a position is being set up, which the board only shows. */
  isEdited?: boolean;
  /** The match as record text. */
  record: string;
  players: Players;
  switches: Record<string, boolean>;
  numbers: Numbers;
}

/** A further view that follows the match. */
export interface Companion {
  /** Called after each change; returns whether it has announced the change, so that the table does not. */
  changed(state: State, cause: Cause): boolean;
  /** Whether it ends the match when a computer player declares a draw; otherwise the user decides. */
  acceptsDraws?(): boolean;
}

export interface Result {
  points: [number, number] | null;
  /** How the points were counted; may be empty. */
  note: string;
  /** Closing sentence, if not the default one. */
  word?: string;
}

/** The board in the page. */
export interface Board {
  /** Draws a position. */
  draw(view: View, situation: Situation): void;
  /**
   * Shows move values of the drawn position; null hides them. Called only in games with a switch "values".
   */
  showValues?(values: ReadonlyMap<string, MoveValue> | null): void;
  /** Highlights cells and rows until the next call, with the attribute `data-hint`. */
  highlight(cells: readonly number[], rows?: readonly (readonly number[])[]): void;
  /** Called after the board was flipped, which reverses the order of its cells in the page. */
  flipped?(): void;
  /** Focuses the last focused cell. */
  focus(): void;
  /** Handles a key pressed anywhere on the page; returns whether it did. */
  handleKey?(key: string): boolean;
}

/**
 * Loads the panels, which the first move does not need. Resolves when all are created, which takes several tasks;
 * `onReady` receives them before that, so that none misses a move.
 */
export type LoadPanels = (
  table: Table,
  gameUi: GameUi,
  onReady: (panels: Panels) => void,
) => Promise<Panels>;

/** The panels as the table calls them. */
export interface Panels {
  /** Opens the dialog that starts a new game. */
  chooseGame(): Promise<void>;
  openManual(): Promise<void> | void;
  /** Shows the result dialog. */
  openResult(): void;
  copyLink(): void;
  /** Explains in the status line why a move is illegal. */
  explain(error: unknown): void;
  /** Shows an error in the message of this key. */
  warn(key: import("../i18n/index.js").Key, error: unknown): void;
  /** Draws the state without a cause. */
  draw(state: State): void;
  /** Called after each change of the match. */
  changed(state: State, cause: Cause): void;
  /** Renders again after a change of language or settings. */
  show(): void;
  /** Handles a key; returns whether it did. */
  handleKey(key: string): boolean;
  hint(): void;
  /** Whether the move has to wait, for instance for confirmation. */
  interceptMove(move: string): boolean;
  /** Called when move values were requested or are complete. */
  valuesChanged(): void;
  /** Handles redo; returns whether it did. */
  redo(): boolean;
}
