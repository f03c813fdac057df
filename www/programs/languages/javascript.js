// Runs programs in JavaScript in QuickJS, a WebAssembly module of its own: a program reaches the rules of its game through
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
const STACK_LIMIT = 256 << 10;

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
    context.newString(reply(context.getString(text))),
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
      return context.dump(unwrap(context.callFunction(call, context.undefined, choose, text)));
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
  const silent = () => {};
  /** @type {import("quickjs-emscripten-core").EmscriptenModuleLoaderOptions & { print(): void, printErr(): void }} */
  const emscriptenModule = {
    print: silent,
    printErr: silent,
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, { ...imports, meter: meter.imports });
      meter.attach(instance.exports);
      done(instance);
      return instance.exports;
    },
  };
  const wasmMemory = new WebAssembly.Memory({ initial: 256, maximum: PAGES });
  return newVariant(releaseVariant, { wasmMemory, emscriptenModule });
}

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
