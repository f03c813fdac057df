// Types that the page and the worker share: results of the rules, and the messages between the two.

import type {
  Choice as Chosen,
  Limits,
  Report as Reported,
  Score,
  Thought,
  Thoughts,
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
  Weighing,
  WthorGame,
} from "../wasm/stratege.js";
export type { Thoughts, View };
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

/** A position for a computer player to search, with its limits. */
export interface SearchRequest {
  /** The match as record text. */
  record: string;
  game: string;
  player: string;
  /** Values that differ from the player's defaults. */
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

/** Options of a request to a worker. */
export interface RequestOptions {
  /** Aborting it drops the request. */
  signal?: AbortSignal;
}

/** Messages from the page to the player worker. */
export type ToWorker = Open | ({ id: number; token: string[] } & EngineMessage);

/** At most one is pending at a time; those of a shared search are explained in shared-search.js. */
export type EngineMessage = { request: SearchRequest } & (
  | { type: "choose"; mayShare?: boolean }
  | { type: "analyse" | "recall" | "prepare" }
  | { type: "task"; task: string }
);

/**
 * A message of any worker about the request with this id: calls the listener's callback of this type with the value.
 * `end` marks the last message of a request; a fatal one leaves the worker unusable.
 */
export interface WorkerMessage {
  id: number;
  type: string;
  value?: any;
  end?: boolean | "fatal";
}

/** Messages from the player worker to the page. */
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
  | { type: "heartbeat" }
  | { type: "failed"; value: EngineError; end: true | "fatal" }
);

/** An error as a worker posts it. */
export interface EngineError {
  message: string;
  code?: string;
  details?: Record<string, string>;
}
