// The words that the page and the worker share: what the rules answer, and what goes between the two.

import type {
  Choice as Chosen,
  Limits,
  Report as Reported,
  Score,
  Thought,
  MoveValue as Worth,
  Split as SplitSearch,
  TaskResult as Result,
  View,
} from "../wasm/stratege.js";

export type {
  GameInfo,
  LastMove,
  Limits,
  MoveEffect,
  Outcome,
  PlacedMove,
  PgnGame,
  PlayerInfo,
  Thoughts,
  Weighing,
  WthorGame,
} from "../wasm/stratege.js";
export type { View };
export type Side = View["side"];
export type Choice = Chosen<string>;
export type Report = Reported<string>;
export type MoveValue = Worth<string>;
/** A score and a step of a search trace in a program's own terms. */
export type CustomScore = Extract<Score, { kind: "custom" }>["value"];
export type CustomStep = Extract<Thought<unknown>, { kind: "custom" }>;
export type Split = SplitSearch<string>;
export type TaskResult = Result<string>;

/** The JavaScript side of a game's module; all games have the same. */
export type Glue = typeof import("../wasm/stratege.js");

/** One request to a computer player: for a move, or for the values of all moves. */
export interface Question {
  /** The match as record text. */
  record: string;
  game: string;
  player: string;
  /** Numbers that differ from the player's default ones. */
  parameters: Record<string, number | number[]>;
  limits: Limits;
  seed: number;
}

/** The addresses of a WebAssembly module and its JavaScript side. */
export interface EngineFiles {
  wasm: string;
  glue: string;
}

/** The module of a game as a worker opens it. */
export interface ModuleFiles {
  module: WebAssembly.Module;
  glue: string;
  engine?: EngineFiles;
}

/** The first message to every worker. */
export type Open = { type: "open" } & ModuleFiles;

/** What the page asks the worker in which players think. */
export type ToWorker = Open | ({ id: number; token: string[] } & EngineRequest);

/** One of these is open at a time; those of a shared search are explained in shared-search.js. */
export type EngineRequest = { question: Question } & (
  | { type: "think"; mayShare?: boolean }
  | { type: "analyse" | "recall" | "prepare" }
  | { type: "task"; task: string }
);

/**
 * What any worker says about the request with this id: the listener's method named by the type gets the value.
 * `end` is on the last message of a request; a fatal one leaves the worker unusable.
 */
export interface WorkerMessage {
  id: number;
  type: string;
  value?: any;
  end?: boolean | "fatal";
}

/** What the worker in which players think says. */
export type ToPage = { id: number } & (
  | { type: "report"; value: Report }
  | { type: "value"; value: MoveValue }
  | { type: "choice"; value: Choice; end: true }
  | { type: "analysed"; value: boolean; end: true }
  | { type: "recalled"; value: Thoughts | null; end: true }
  | { type: "sharing" }
  | { type: "split"; value: Split; end: true }
  | { type: "prepared"; end: true }
  | { type: "done"; value: TaskResult; end: true }
  | { type: "alive" }
  | { type: "failed"; value: Complaint; end: true | "fatal" }
);

/** An error in the form in which it travels. */
export interface Complaint {
  message: string;
  code?: string;
  details?: Record<string, string>;
}
