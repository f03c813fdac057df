// What the build puts in place of these names: addresses relative to the page.

/** For each game, by its name in records, `wasm` and `glue`: its WebAssembly module and that one's JavaScript; as JSON. */
declare const __MODULES__: string;

/** The module worker that the players think in, for example `worker.1a2b3c4d.js`. */
declare const __WORKER_URL__: string;
