// What the page of the proof and its worker tell each other.

import type { ProofProgress } from "../wasm/stratege.js";

export type { ProofProgress } from "../wasm/stratege.js";

/** What is being done: the proof, then the search for a smaller one. */
export type Stage = "proof" | "shrink" | "done";

/** What the page tells the worker. */
export type ToProver =
  | { type: "open"; module: WebAssembly.Module; glue: string }
  | { type: "go" }
  | { type: "pause" };

/** How far the worker has come, or why it cannot go on. */
export type FromProver =
  | { type: "progress"; stage: Stage; progress: ProofProgress; size: Size | null; milliseconds: number }
  | { type: "failed"; why: string };

/** What a finished proof has to store. */
export interface Size {
  moves: number;
  bytes: number;
}
