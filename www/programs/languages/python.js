// Runs programs in Python in MicroPython.

import { ProgramError } from "../program-error.js";
import { MicroPython } from "./micropython.js";
import { PRELUDE } from "./python-prelude.js";

/** @typedef {import("../program.types").ProgramErrorCode} Code */

/** Bytes of the first heap, and of the stack of Python frames. */
const SIZES = { heap: 4 << 20, stack: 64 << 10 };

/** Codes of exceptions that MicroPython raises itself. @type {Record<string, Code>} */
const CODES = { MemoryError: "memory" };

/** @type {import("../start-program.js").StartLanguage} */
export async function startPython({ source, seed, module, meter, reply, write }) {
  /** Texts that the prelude requests. @type {Record<string, string>} */
  const texts = { source: /** @type {string} */ (source), seed: `${seed}`, position: "" };
  /** The last text that the prelude sent, by its first word. @type {Record<string, string>} */
  let received = {};

  /** @param {string} request */
  function answer(request) {
    if (Object.hasOwn(texts, request)) return texts[request];
    const [, word, rest] =
      request.match(/^(function|no-function|answer|wrong-answer)(?: (.*))?$/s) ?? [];
    if (!word) return reply(request);
    received = { [word]: rest ?? "" };
    return "";
  }

  const python = new MicroPython(
    module,
    meter,
    { reply: answer, write, random: createRandom(seed) },
    SIZES,
  );
  const size = texts.source.split("\n").length;
  meter.onExhausted = () => python.interrupt();

  /** @param {string} code @param {boolean} [isLoading] */
  function run(code, isLoading = false) {
    received = {};
    const exception = python.run(code);
    if (exception) throw toProgramError(exception, meter.isExhausted, isLoading, size);
    if (meter.isExhausted) throw new ProgramError({ code: "steps" });
  }

  run(PRELUDE);
  run("_start()", true);
  if (received.function === undefined) throw new ProgramError({ code: "no-function" });
  return {
    choose(position) {
      texts.position = position;
      run("_choose()");
      const { answer: text = null, "wrong-answer": wrong = "" } = received;
      return { text, shown: text ?? wrong };
    },
  };
}

/** Random numbers from a seed (Mulberry32). @param {number} seed */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/**
 * @param {{ type: string, traceback: string }} exception @param {boolean} isExhausted @param {boolean} isLoading
 * @param {number} size  lines of the program
 */
function toProgramError({ type, traceback }, isExhausted, isLoading, size) {
  const lines = [...traceback.matchAll(/File "program\.py", line (\d+)/g)];
  // The parser reports the end of the source as the line after it.
  const line = Math.min(Number(lines.at(-1)?.[1]), size) || null;
  const message = isExhausted ? "" : (traceback.trim().split("\n").at(-1) ?? type);
  const isSyntax = isLoading && ["SyntaxError", "IndentationError"].includes(type);
  /** @type {Code} */
  let code = CODES[type] ?? (isSyntax ? "syntax" : "exception");
  if (message.includes("recursion depth exceeded")) code = "stack";
  if (isExhausted) code = "steps";
  return new ProgramError({ code, message, line });
}
