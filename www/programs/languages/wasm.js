// Runs users' own WebAssembly modules, metered on the device. A module exchanges texts with its host in one buffer of its
// memory: docs/programs.md describes the contract.

import { importModule } from "../../engine/loading.js";
import { OutOfSteps } from "../meter.js";
import { ProgramError } from "../program-error.js";

/** Bytes of the buffer. */
const BUFFER_SIZE = 65_536;

/** Limits of a module: pages of memory, elements of a table, nested calls. */
const PAGES = 1_024;
const ELEMENTS = 65_536;
const CALLS = 1_000;

/** @type {import("../start-program.js").StartLanguage} */
export async function startWasm({ source, module: meterModule, glue, meter, reply }) {
  const { initSync, instrument } = await importModule(/** @type {string} */ (glue));
  initSync({ module: meterModule });
  const module = await compileMetered(/** @type {Uint8Array} */ (source), (bytes) =>
    instrument(bytes, PAGES, ELEMENTS, CALLS),
  );
  /** @type {Record<string, any>} */
  let exports = {};
  const imports = importsOf(module, {
    "stratege.request": (/** @type {number} */ size) => write(exports, reply(read(exports, size))),
    // AssemblyScript calls it for its assertions.
    "env.abort": () => {
      throw new WebAssembly.RuntimeError("abort");
    },
  });
  const instance = new WebAssembly.Instance(module, { ...imports, meter: meter.imports });
  exports = instance.exports;
  meter.attach(exports);
  for (const name of ["buffer", "choose"])
    if (typeof exports[name] !== "function") throw invalid(`no exported function ${name}`);
  if (!(exports.memory instanceof WebAssembly.Memory)) throw invalid("no exported memory");
  guard(exports, () => exports._initialize?.());
  return {
    choose: (position) =>
      guard(exports, () => {
        const answer = read(exports, exports.choose(write(exports, position)));
        if (meter.isExhausted) throw new OutOfSteps();
        return { text: answer, shown: answer };
      }),
  };
}

/** @param {Uint8Array} bytes @param {(bytes: Uint8Array) => Uint8Array<ArrayBuffer>} instrument */
async function compileMetered(bytes, instrument) {
  try {
    return await WebAssembly.compile(instrument(bytes));
  } catch (error) {
    throw invalid(/** @type {Error} */ (error).message);
  }
}

/** @param {string} message */
const invalid = (message) => new ProgramError({ code: "module", message });

/**
 * @param {WebAssembly.Module} module @param {Record<string, Function>} offered  functions by module and name
 */
function importsOf(module, offered) {
  /** @type {Record<string, Record<string, any>>} */
  const imports = {};
  for (const { module: group, name } of WebAssembly.Module.imports(module)) {
    if (group === "meter") continue;
    const found = offered[`${group}.${name}`];
    if (!found) throw invalid(`unknown import ${group}.${name}`);
    imports[group] = { ...imports[group], [name]: found };
  }
  return imports;
}

/** The buffer. @param {Record<string, any>} exports */
function bufferOf({ memory, buffer }) {
  const at = buffer() >>> 0;
  if (at + BUFFER_SIZE > memory.buffer.byteLength)
    throw invalid("the buffer is outside the memory");
  return new Uint8Array(memory.buffer, at, BUFFER_SIZE);
}

/** Writes a text into the buffer; returns its size. @param {Record<string, any>} exports @param {string} text */
function write(exports, text) {
  const { written } = new TextEncoder().encodeInto(text, bufferOf(exports));
  return written;
}

/** Reads a text of this size from the buffer. @param {Record<string, any>} exports @param {number} size */
function read(exports, size) {
  if (size < 0 || size > BUFFER_SIZE) throw invalid(`${size} is no size of a text in the buffer`);
  return new TextDecoder().decode(bufferOf(exports).subarray(0, size));
}

/**
 * Reports a trap of the module, such as a division by zero, as an exception.
 * @template T @param {Record<string, any>} exports @param {() => T} call
 */
function guard(exports, call) {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    const code = exports["meter.depth"].value > CALLS ? "stack" : "exception";
    throw new ProgramError({ code, message: error.message, isFinal: true });
  }
}
