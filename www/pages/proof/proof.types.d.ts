// Messages between the proof page and its worker.

import type { ModuleFiles } from "../../engine/engine.types";
import type { ProofProgress } from "../../wasm/stratege.js";

export type { ProofProgress } from "../../wasm/stratege.js";

/** Stage of the work: the proof, then the search for a smaller one. */
export type Stage = "proof" | "shrink" | "done";

/** Messages from the page to the worker. */
export type ToProver =
  | ({ type: "open" } & ModuleFiles)
  | { type: "prove"; id: number }
  | { type: "pause" | "resume" };

/** Progress of the worker. */
export interface ProofReport {
  stage: Stage;
  progress: ProofProgress;
  /** Share of the work that is done, from 0 to 1. */
  share: number;
  size: Size | null;
  milliseconds: number;
}

/** Sizes of a finished proof. */
export interface Size {
  moves: number;
  bytes: number;
}
