// What a table asks of a game's board: to be drawn, to say what a person wants to play, and to lend the
// table the game's own words. A board knows no worker, no rule and no settings.

import type { Thinker } from "../engine/client";
import type {
  Choice,
  GameInfo,
  Glue,
  LastMove,
  MoveValue,
  Plain,
  PlayerInfo,
  Side,
  View,
  Weighing,
} from "../engine/types";
import type { OpenMatch } from "../engine/rules";
import type { Formats } from "../exchange/format";
import type { Files } from "../laboratory/types";
import type { Lexicon } from "../strings/game";
import type { Cause, State } from "../table/flow";
import type { Seats } from "../table/seats";
import type { Numbers, Own, Settings } from "../table/settings";
import type { GameTools } from "../tools/game";

/** A game as its page shows it: the words, the pictures and the way to its board. page.d.ts has the rest. */
export interface BoardKind {
  id: string;
  words: Lexicon;
  /** The drawing that stands for each side. */
  symbols: Record<Side, string>;
  /** How the board is drawn small: its ground, and the drawing of a letter where sides have several. */
  portrait: { ground: "lawn" | "checks" | "holes" | "levels"; drawing?(letter: string): string };
  /** What is chosen until somebody chooses otherwise. */
  usual: Own;
  /** Whether its analyst, at the table, needs for its own move what the values tell. */
  ahead?: boolean;
  /** Whether the board can be turned round by those around it; a game may have a way of its own. */
  turns?: boolean;
  /** Whether the sides have points that are shown during the game. */
  hasPoints: boolean;
  /** Takes over the board that stands in the page. */
  mount(board: HTMLElement, play: (move: string) => void, table: Table): Board;
  /** Opens what a game has beside its board, if it has anything. */
  beside?(table: Table): Beside;
  /** How a match can end by its players' own word; nobody can give up a game that has nothing here. */
  endings?: Endings;
  /** The formats in which a match is saved and opened; fetched when somebody wants to. */
  formats?(exports: Glue): Promise<Formats>;
  /** A move as it stands in the record. */
  moveName(move: string): string;
  /** A move as it is told to somebody who does not see the board. */
  tell(last: LastMove): string;
  /** What the moves are worth, in one sentence; only where a player of the game can tell. */
  tellValues?(values: MoveValue[]): string;
  /** What is told of a computer player's last move, where it is not how many positions it has looked at. */
  tellThought?(player: string, choice: Choice): string;
  /** What is shown at the end beside the winner. */
  result(view: View, switches: Record<string, boolean>): Result;
  /** The text of a computer player's nature, if there is one in the language of the page. */
  nature(player: PlayerInfo): string | null;
  /** What the game brings for the tools around it; fetched with them. */
  tools(): Promise<GameTools>;
  /** The rules, with pictures; fetched when somebody wants to read them. */
  rules(): Promise<DocumentFragment>;
  /** The keys of the board, each with what it does. */
  keys(): [key: string, effect: string][];
}

/** What the players can declare beside giving up. Needs an element "endings" in the page. */
export interface Endings {
  /** Whether they can agree on a draw, and claim one where the rules grant it. */
  draws: boolean;
  /** Whether a computer player accepts a draw after this choice of its own; without this, none ever does. */
  acceptsDraw?(choice: Choice): boolean;
}

/** The table as a board and everything beside it see it. */
export interface Table {
  /** What the rules say of the game: its starts and its players. */
  info: GameInfo;
  state(): State;
  settings(): Settings;
  choose(change: Partial<Settings>): void;
  playerName(id: string): string;
  /** Plays a move of the person whose turn it is; throws a complaint if the rules do not allow it. */
  play(move: string): void;
  goTo(ply: number): void;
  undo(): void;
  redo(): void;
  newGame(): void;
  /** Begins from a start or a position in the game's notation; throws a complaint about one that is wrong. */
  begin(start: string): void;
  /** Goes on with a match from its line, and with what is said of its moves; throws a complaint about a wrong one. */
  open(line: string, notes?: string): void;
  /** What a text has said of the moves of this match. */
  notes(): string;
  /** Ends the match as its players or their clock declare: "first-resigns", "second-out-of-time", "agreed", "claimed". */
  finish(end: string): void;
  /** What a line stands for; throws a complaint about one that is wrong. */
  view(line: string): Plain;
  /** Lets the computer move although later moves are known. */
  playOn(): void;
  /** Lets the computer wait, and lets it make one move and wait again. */
  pause(): void;
  step(): void;
  /** A match beside the one at the table; whoever reads one sets it free. */
  read(line: string): OpenMatch;
  /** Its cells lie in another order in the page than before. */
  arrange(): void;
  /** Points out cells of the board, and the rows through them that are meant, on a board that shows rows. */
  point(cells: readonly number[], rows?: readonly (readonly number[])[]): void;
  /** A text that stays on this device under a name of the game's own. */
  note(name: string): Note;
  /** Says something to those who do not see it. */
  tell(sentence: string): void;
  /** Says something to everybody; it goes by itself unless it has to stay. */
  notify(sentence: string, how?: { stay: boolean }): void;
  /** The module and where its JavaScript side and engine are, for workers of one's own. */
  files: Files;
  /** Somebody to ask beside the one who plays: a worker of its own, hired when it is first asked. */
  hire(): Thinker;
  /** What the module of this game has beside the rules. */
  exports: Glue;
  /** Why a square is worth what it is after so many moves of a match, in games that can say it. */
  explain(line: string, ply: number, move: string, player: string, numbers: Changed): Weighing;
  /** What a player that needs no time would play. */
  suggest(line: string, player: string, numbers: Changed): string;
}

/** A text that outlives the page. */
export interface Note {
  read(): string | null;
  write(text: string): void;
}

/** The numbers of one player that differ from its original ones. */
export type Changed = Numbers[string];

/** What a board is told beside the position. */
export interface Situation {
  /** Whether a person may play now. */
  open: boolean;
  /** The match as one line. */
  line: string;
  seats: Seats;
  switches: Record<string, boolean>;
  numbers: Numbers;
}

/** Whatever follows the match beside the board. */
export interface Beside {
  /** Takes note of a change; answers whether it has told of it, so that nobody else needs to. */
  changed(state: State, cause: Cause): boolean;
}

export interface Result {
  points: [number, number] | null;
  /** A word on how the points were counted, or nothing. */
  note: string;
  /** What is said at last, where it is not what is said of every victory. */
  word?: string;
}

/** The board in the page. */
export interface Board {
  /** Shows a position; while it is closed, nobody can play on it. */
  draw(view: View, situation: Situation): void;
  /**
   * Shows what the moves of the position that was drawn last are worth, as far as it is known; null: nobody
   * wants to see it. Asked only where a game has a switch called "values".
   */
  showValues?(values: ReadonlyMap<string, MoveValue> | null): void;
  /** Points out cells, by the attribute “data-hint”, until other cells are drawn or none are wanted. */
  point(cells: readonly number[], rows?: readonly (readonly number[])[]): void;
  /** Its cells lie in another order in the page than before: the board has been turned. */
  arrange?(): void;
  /** Puts the focus on the cell that had it last. */
  focus(): void;
  /** Takes a key that was pressed anywhere on the page, and answers whether it is one of the board's. */
  press?(key: string): boolean;
}
