// Starts a program in a fresh instance of its interpreter. The workers and the tests in Node use it; no DOM.

import { GameHost } from "./game-host.js";
import { Meter, OutOfSteps } from "./meter.js";
import { ProgramError } from "./program-error.js";

/** @typedef {import("./program.types").ProgramOptions} ProgramOptions */
/** @typedef {import("./program.types").ProgramAnswer} ProgramAnswer */

/**
 * @typedef {object} Language
 * @property {(position: string) => unknown} choose  the answer of the program's function; throws a ProgramError
 * @property {() => { line?: number | null, column?: number | null }} [findLine]  the line at which the instance ended
 */

/**
 * @callback StartLanguage
 * @param {{ source: string | Uint8Array, seed: number, module: WebAssembly.Module, meter: Meter, reply: (request: string) => string }} program
 * @returns {Promise<Language>} rejects with a ProgramError
 */

/** Default number of steps per move. */
export const DEFAULT_STEPS = 100_000_000;

/**
 * @param {StartLanguage} start
 * @param {ProgramOptions} options
 * @param {WebAssembly.Module} module  the interpreter
 * @param {Pick<import("../engine/engine.types").Glue, "Match">} rules  module of the program's game
 * @returns {Promise<{ choose(record: string): ProgramAnswer }>} rejects with a ProgramError
 */
export async function startProgram(start, options, module, rules) {
  const { source, seed, steps = DEFAULT_STEPS } = options;
  const meter = new Meter();
  const host = new GameHost(rules, seed, meter);
  let isEnded = false;

  /** Ends the program after an error that leaves its instance damaged. @param {unknown} error @param {Language} [language] */
  const fail = (error, language) => {
    const failure = toProgramError(error, meter, language);
    failure.printed = host.printed;
    isEnded ||= failure !== error;
    return failure;
  };
  meter.refill(steps);
  const reply = host.reply.bind(host);
  const language = await start({ source, seed, module, meter, reply }).catch((error) => {
    throw fail(error);
  });
  return {
    choose(record) {
      if (isEnded) throw new ProgramError({ code: "closed" });
      const position = host.begin(record);
      meter.refill(steps);
      try {
        const move = checkAnswer(host, record, language.choose(position));
        const { printed, explanation } = host;
        const marks = Object.fromEntries(host.marks);
        return { move, printed, marks, explanation, steps: meter.used };
      } catch (error) {
        throw fail(error, language);
      }
    },
  };
}

/** @param {GameHost} host @param {string} record @param {unknown} answer */
function checkAnswer(host, record, answer) {
  if (typeof answer !== "string" || answer.trim() === "")
    throw new ProgramError({ code: "no-answer", message: describe(answer) });
  const move = host.play(record, answer.trim());
  if (move === null) throw new ProgramError({ code: "illegal", message: describe(answer) });
  return move;
}

/** A short text of an answer. @param {unknown} answer */
const describe = (answer) =>
  (typeof answer === "string" ? answer : (JSON.stringify(answer) ?? String(answer))).slice(0, 100);

/**
 * Converts an error of the instance itself, after which it is not used again.
 * @param {unknown} error @param {Meter} meter @param {Language} [language]
 */
function toProgramError(error, meter, language) {
  if (error instanceof ProgramError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof OutOfSteps) {
    meter.refill(DEFAULT_STEPS);
    return new ProgramError({ code: "steps", message, ...findLine(language) });
  }
  // The host's own stack overflows before the interpreter's.
  if (error instanceof RangeError) return new ProgramError({ code: "stack", message });
  return new ProgramError({ code: "memory", message });
}

/** @param {Language} [language] */
function findLine(language) {
  try {
    return language?.findLine?.() ?? {};
  } catch {
    return {}; // the instance ended within an operation of its memory
  }
}
