// What the build puts in place of these names: addresses relative to index.html.

/** The WebAssembly module, for example `stratege_bg.1a2b3c4d.wasm`. */
declare const __WASM_URL__: string;

/** The module worker that the players think in, for example `worker.1a2b3c4d.js`. */
declare const __WORKER_URL__: string;
