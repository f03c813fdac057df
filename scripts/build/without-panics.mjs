// Leaves the words of panics out of a module: what formats a message that nobody will read is replaced by the trap that
// comes after it.

import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "binaryen";

/** What the standard library goes through from a failed check to the trap. */
const PANICS =
  /^(core|std)::panicking::|^core::(slice|str|option|result|cell)::.*(_fail|_failed|_fail_rt|panic_\w+)$|::panic_handler::|rust_begin_unwind|rust_panic|rust_oom|^alloc::(raw_vec|alloc)::(handle_error|capacity_overflow|handle_alloc_error)|^wasm_bindgen::throw_str/;

/** The source files in which something may panic, as the compiler names them. */
const SOURCES = /(?:\/usr\/lib|\/rustc|cargo|src)\/[\w./-]+?\.rs/g;

/** @param {string} file a module that still has the names of its functions */
export function leaveOutPanics(file) {
  const module = binaryen.readBinary(readFileSync(file));
  const all = Array.from({ length: module.getNumFunctions() }, (_, at) =>
    binaryen.getFunctionInfo(module.getFunctionByIndex(at)),
  );
  for (const { name, module: from, params, results } of all) {
    if (from || !PANICS.test(readable(name))) continue;
    module.removeFunction(name);
    module.addFunction(name, params, results, [], module.unreachable());
  }
  const bytes = Buffer.from(module.emitBinary()).toString("latin1");
  writeFileSync(file, bytes.replace(SOURCES, blank), "latin1");
  module.dispose();
}

/** Of the same length, so that nothing moves. @param {string} text */
const blank = (text) => "\0".repeat(text.length);

/** binaryen's escapes undone, and without the hashes of crates. @param {string} name */
const readable = (name) =>
  name
    .replace(/\\([0-9a-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\[[0-9a-f]{16}\]/g, "");
