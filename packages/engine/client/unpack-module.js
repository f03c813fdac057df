// Compiles a module that is part of the script.

import { LoadingError, once } from "../../../www/engine/loading.js";
import { toModuleError } from "./errors.js";

/** @type {WeakMap<WebAssembly.Module, ArrayBuffer>} */
const bytes = new WeakMap();

/** The bytes of a module: a page without a server cannot post modules to its workers. @param {WebAssembly.Module} module */
export const bytesOf = (module) => bytes.get(module) ?? new ArrayBuffer(0);

/** @param {string} packed  gzipped, in base64 */
export const unpackModule = (packed) =>
  once(async () => {
    try {
      const unpacked = await unpack(packed);
      const module = await WebAssembly.compile(unpacked);
      bytes.set(module, unpacked);
      return module;
    } catch (error) {
      throw toModuleError(new LoadingError("no-webassembly", error), "inline");
    }
  });

/** @param {string} packed */
function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked).arrayBuffer();
}
