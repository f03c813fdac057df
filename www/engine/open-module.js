// Opens a WebAssembly module on the current thread: loads its JavaScript side, compiles and instantiates it.

import { compile } from "./compile.js";
import { importModule } from "./loading.js";

/**
 * @param {import("./engine.types").EngineFiles} addresses
 * @returns {Promise<{ exports: import("./engine.types").Glue, module: WebAssembly.Module }>}
 */
export async function openModule({ glue, wasm }) {
  const [exports, module] = await Promise.all([importModule(glue), compile(wasm)]);
  exports.initSync({ module });
  return { exports, module };
}
