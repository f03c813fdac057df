// The engine module of the page's game on the page itself, for tools that are not worth a worker: formats, annotations.

import { moduleAddresses } from "../../ui/module-addresses.js";

/** @typedef {import("../../engine/engine.types").Glue} Glue */

/** @type {Promise<Glue> | null} */
let loading = null;

/** Loads the module once; after a failure the next call tries again. @returns {Promise<Glue>} */
export function engineModule() {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load() {
  const { wasm, glue } = moduleAddresses().engine;
  /** @type {[Glue, WebAssembly.Module]} */
  const [exports, module] = await Promise.all([
    import(glue),
    import("../../engine/compile.js").then(({ compile }) => compile(wasm)),
  ]);
  exports.initSync({ module });
  return exports;
}
