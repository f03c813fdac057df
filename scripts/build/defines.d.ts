// What the build puts in place of these names: addresses relative to the page.

/** Each game's WebAssembly module and the module that speaks to it, by the name that the game has in records. */
declare const __MODULES__: Record<string, { wasm: string; glue: string }>;

/** The module worker that the players think in, for example `worker.1a2b3c4d.js`. */
declare const __WORKER_URL__: string;
