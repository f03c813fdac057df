// The words that the page and the worker share: what the rules answer, and what goes between the two.

import type {
  Choice as Chosen,
  Limits,
  View as Plain,
  Report as Reported,
  Standing,
  MoveValue as Worth,
} from "../wasm/stratege.js";

export type {
  GameInfo,
  LastMove,
  Limits,
  Outcome,
  PgnGame,
  PlayerInfo,
  Weighing,
  WthorGame,
} from "../wasm/stratege.js";
/** What a match looks like, without the ends that its players may declare. */
export type { Plain };
/** Everything that a table shows of a match. */
export type View = Plain &
  Standing & {
    /** How many steps there are: all moves, and the end that the players have declared after them. */
    steps: number;
  };
export type Side = View["side"];
export type Choice = Chosen<string>;
export type Report = Reported<string>;
export type MoveValue = Worth<string>;

/** The JavaScript side of a game's module; all games have the same. */
export type Glue = typeof import("../wasm/stratege.js");

/** One request to a computer player: for a move, or for the values of all moves. */
export interface Question {
  /** The match as one line. */
  line: string;
  game: string;
  player: string;
  /** Numbers that differ from the player's original ones. */
  parameters: Record<string, number | number[]>;
  limits: Limits;
  seed: number;
}

/** The addresses of a second module, with the players that the first one only lists. */
export interface EngineFiles {
  wasm: string;
  glue: string;
}

/** What the page tells the worker. */
export type ToWorker =
  | { type: "open"; module: WebAssembly.Module; glue: string; engine?: EngineFiles }
  | { type: "think" | "analyse"; id: number; question: Question; token: string[] };

/** What the worker tells the page. */
export type ToPage =
  | { type: "report"; id: number; report: Report }
  | { type: "choice"; id: number; choice: Choice }
  | { type: "value"; id: number; value: MoveValue }
  | { type: "analysed"; id: number; complete: boolean }
  | { type: "alive"; id: number }
  | { type: "error"; id: number; complaint: Complaint; fatal: boolean };

/** An error in the form in which it travels. */
export interface Complaint {
  message: string;
  code?: string;
  details?: Record<string, string>;
}
