// Types of the package @stratege/engine, added to those of api.d.ts.

/** Addresses of a module and of its JavaScript side, as wasm-bindgen writes it for the target `web`. */
export interface ModuleAddresses {
  wasm: string | URL;
  /** Absolute, because the worker imports it too. */
  glue: string | URL;
}

export interface GameFiles {
  /** Identifier of the game: `"chess"`, `"connect4"`, `"gobang"`, `"qubic"` or `"reversi"`. */
  game: string;
  /** Start of moves without a frame, for example `"standard"` in chess. */
  start: string;
  /** Module with the rules and the old programs. */
  rules: ModuleAddresses;
  /** Module with the modern players and the formats; by default the one with the rules. */
  engine?: ModuleAddresses;
  /** Names of the players by their identifiers. */
  names?: Record<string, string>;
}
