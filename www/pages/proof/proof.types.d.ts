// Messages between the proof's page and its worker.

import type { ModuleFiles } from "../../engine/engine.types";
import type { ProofProgress } from "../../wasm/stratege.js";

export type { ProofProgress } from "../../wasm/stratege.js";

/** What is being done: the proof, then the search for a smaller one. */
export type Stage = "proof" | "shrink" | "done";

/** What the page tells the worker. */
export type ToProver =
  | ({ type: "open" } & ModuleFiles)
  | { type: "prove"; id: number }
  | { type: "pause" | "resume" };

/** How far the worker has come. */
export interface ProofReport {
  stage: Stage;
  progress: ProofProgress;
  size: Size | null;
  milliseconds: number;
}

/** What a finished proof has to store. */
export interface Size {
  moves: number;
  bytes: number;
}
