// The modules of a package, and how the shared client runs them.

import type { Glue, StopToken } from "../../../www/engine/engine.types";

export interface Source {
  game: string;
  /** Start of moves without a frame. */
  start: string;
  /** English names of the players. */
  names: Record<string, string>;
  /** Players by further names. */
  aliases: Record<string, string>;
  /** JavaScript side of the rules module, and of the engine module. */
  rules: Glue;
  loadEngineGlue(): Promise<Glue>;
  loadRulesModule(): Promise<WebAssembly.Module>;
  loadEngineModule(): Promise<WebAssembly.Module>;
  /** Bytes that workers receive instead of a module, where they cannot receive modules. */
  bytesOf?(module: WebAssembly.Module): BufferSource;
  /** The name by which the worker script imports each JavaScript side. */
  glue: { rules: string; engine: string };
  startWorker(): Worker;
  createToken?(): StopToken;
}
