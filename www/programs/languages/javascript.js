// Runs programs in JavaScript in QuickJS, a separate WebAssembly module: a program reaches the rules of its game through
// one function, and nothing of the page or the worker.

import releaseVariant from "@jitl/quickjs-wasmfile-release-sync";
import {
  DefaultIntrinsics,
  newQuickJSWASMModuleFromVariant,
  newVariant,
} from "quickjs-emscripten-core";
import { ProgramError } from "../program-error.js";
import { PRELUDE } from "./javascript-prelude.js";

/** @typedef {import("quickjs-emscripten-core").QuickJSContext} Context */
/** @typedef {import("quickjs-emscripten-core").QuickJSHandle} Handle */
/** @typedef {import("../program.types").ProgramErrorCode} Code */

/** Name of the program in stack traces. */
const FILE = "program.js";

/** Bytes: QuickJS reports an error at the first limit; the second one, for its own memory, is never reached by programs. */
const MEMORY_LIMIT = 32 << 20;
const PAGES = 1_024;
const STACK_LIMIT = 128 << 10;

/** Codes of errors that QuickJS throws itself. @type {Record<string, Code>} */
const CODES = {
  "InternalError: interrupted": "steps",
  "InternalError: out of memory": "memory",
  "InternalError: stack overflow": "stack",
};

/** @type {import("../start-program.js").StartLanguage} */
export async function startJavaScript({ source, seed, module, meter, reply }) {
  const quickjs = await newQuickJSWASMModuleFromVariant(instantiable(module, meter));
  const runtime = quickjs.newRuntime();
  runtime.setMemoryLimit(MEMORY_LIMIT);
  runtime.setMaxStackSize(STACK_LIMIT);
  runtime.setInterruptHandler(() => meter.isExhausted);
  // Without Date a program has no clock.
  const context = runtime.newContext({ intrinsics: { ...DefaultIntrinsics, Date: false } });

  /** @param {import("quickjs-emscripten-core").VmCallResult<Handle>} result @param {boolean} [isLoading] */
  const unwrap = (result, isLoading = false) => {
    if (!result.error) return result.value;
    throw toProgramError(context.dump(result.error), isLoading);
  };
  const request = context.newFunction("request", (text) =>
    // Only the prelude calls it, with texts; an object would run code of the program here.
    context.newString(context.typeof(text) === "string" ? reply(context.getString(text)) : "!"),
  );
  const prelude = unwrap(context.evalCode(PRELUDE, "prelude.js"));
  const call = unwrap(
    context.callFunction(prelude, context.undefined, request, context.newNumber(seed)),
  );
  unwrap(context.evalCode(/** @type {string} */ (source), FILE), true).dispose();
  const choose = unwrap(
    context.evalCode('typeof choose === "function" ? choose : undefined', "prelude.js"),
  );
  if (context.typeof(choose) !== "function") throw new ProgramError({ code: "no-function" });
  return {
    choose(position) {
      const text = context.newString(position);
      const answer = unwrap(context.callFunction(call, context.undefined, choose, text));
      const value = context.dump(answer);
      const shown = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
      return { text: typeof value === "string" ? value : null, shown };
    },
    /** Reads the line from the stack, which is intact after the steps are used up. */
    findLine() {
      const result = context.evalCode("new Error().stack", "prelude.js");
      return result.error ? {} : placeIn(String(context.dump(result.value)));
    },
  };
}

/** @param {WebAssembly.Module} module @param {import("../meter.js").Meter} meter */
function instantiable(module, meter) {
  const wasmMemory = new WebAssembly.Memory({ initial: 256, maximum: PAGES });
  const silent = () => {};
  /** @type {import("quickjs-emscripten-core").EmscriptenModuleLoaderOptions & { print(): void, printErr(): void }} */
  const emscriptenModule = {
    print: silent,
    printErr: silent,
    instantiateWasm({ a }, done) {
      const imports = { ...uninterrupted(a, meter), ...neutral(wasmMemory) };
      const instance = new WebAssembly.Instance(module, { a: imports, meter: meter.imports });
      meter.attach(instance.exports);
      done(instance);
      return instance.exports;
    },
  };
  return newVariant(releaseVariant, { wasmMemory, emscriptenModule });
}

/**
 * Imports whose functions the meter does not end: the library would report that as an error of the host.
 * @param {WebAssembly.ModuleImports} imports @param {import("../meter.js").Meter} meter
 */
function uninterrupted(imports, meter) {
  const wrap = (/** @type {[string, any]} */ [name, value]) => [
    name,
    typeof value === "function"
      ? (/** @type {any[]} */ ...args) => meter.inHost(() => value(...args))
      : value,
  ];
  return Object.fromEntries(Object.entries(imports).map(wrap));
}

/**
 * Imports that depend on the machine, by their short names in this version of the package: its environment variables, which
 * have the user's language, and the time. Without this, memory addresses and the number of steps differ between machines.
 * @param {WebAssembly.Memory} memory
 */
const neutral = (memory) => ({
  /** `environ_get` */
  e: () => 0,
  /** `environ_sizes_get` @param {number} count @param {number} size  addresses of the results */
  f(count, size) {
    const view = new DataView(memory.buffer);
    view.setUint32(count, 0, true);
    view.setUint32(size, 0, true);
    return 0;
  },
  /** `emscripten_date_now` */
  p: () => 0,
});

/** @param {any} error  dump of the thrown value @param {boolean} isLoading */
function toProgramError(error, isLoading) {
  const isError = typeof error === "object" && error !== null && typeof error.message === "string";
  const message = isError ? `${error.name}: ${error.message}` : String(error);
  const isSyntax = isLoading && isError && error.name === "SyntaxError";
  const code = CODES[message] ?? (isSyntax ? "syntax" : "exception");
  return new ProgramError({ code, message, ...placeIn(isError ? String(error.stack) : "") });
}

/** The innermost place in the program. @param {string} stack */
function placeIn(stack) {
  const [, line, column] = stack.match(/program\.js:(\d+)(?::(\d+))?/) ?? [];
  return { line: line ? Number(line) : null, column: column ? Number(column) : null };
}
