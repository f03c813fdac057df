// Types that the page shares with its workers: results of the rules, and the messages between page and worker.

import type {
  Choice as Chosen,
  GameInfo,
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
  FoundMatch,
  GameInfo,
  LastMove,
  Limits,
  MoveEffect,
  Outcome,
  PlacedMove,
  PlayerInfo,
  Weighing,
  WthorGame,
} from "../wasm/stratege.js";
export type { Thoughts, View };
export type Side = View["side"];
/** `output`: sentences of a visitor's program about its move. */
export type Choice = Chosen<string> & { output?: string[] };
export type Report = Reported<string>;
export type MoveValue = Worth<string>;
/** A score and a step of a search trace in a program's own terms. */
export type CustomScore = Extract<Score, { kind: "custom" }>["value"];
export type CustomStep = Extract<Thought<unknown>, { kind: "custom" }>;
export type Split = SplitSearch<string>;
export type TaskResult = Result<string>;

/** The JavaScript side of a game's WebAssembly module; the same in all games. */
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

/** A compiled WebAssembly module and the address of its JavaScript side, as a worker receives them. */
export interface OpenModule {
  module: WebAssembly.Module;
  glue: string;
}

/** A game's compiled module, and the addresses of its engine module. */
export interface ModuleFiles extends OpenModule {
  engine?: EngineFiles;
}

/** A game's module, and access to its engine module, for workers that run players. */
export interface PlayerFiles extends OpenModule {
  info: GameInfo;
  /** Loads the engine module, once for all workers; after a failure the next call retries. */
  loadEngine(): Promise<OpenModule>;
  /** Starts the worker's script. */
  start(): Worker;
  /** Creates the token that stops a search; by default object URLs, as www/engine/stop.js describes. */
  createToken?(): StopToken;
}

/**
 * A token that stops the search of a worker: the page holds it, and the worker polls its addresses. A search without
 * addresses to poll is stopped by terminating the worker.
 */
export interface StopToken {
  urls: string[];
  stop(): void;
}

/** Options of a request to a worker. */
export interface RequestOptions {
  /** Aborting it drops the request. */
  signal?: AbortSignal;
}

/** Messages from the page to the player worker. The engine module follows with the first request for one of its players. */
export type ToWorker =
  | ({ type: "open"; engine?: OpenModule } & OpenModule)
  | { type: "engine"; engine: OpenModule }
  | PlayerRequest;

export type PlayerRequest = { id: number; token: string[] } & EngineMessage;

/** One request at a time; shared-search.js describes the messages of a shared search. */
export type EngineMessage = { request: SearchRequest } & (
  | { type: "choose"; mayShare?: boolean }
  | { type: "analyse" | "recall" | "prepare" }
  | { type: "task"; task: string }
);

/**
 * A message of a worker about the request with this id. `type` names the listener's callback, which receives `value`.
 * `end` marks the last message of a request; "fatal" means that the worker has to be replaced.
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
