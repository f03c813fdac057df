// Starts a program in a fresh instance of its interpreter. The workers and the tests in Node use it; no DOM.

import { GameHost } from "./game-host.js";
import { Meter, OutOfSteps } from "./meter.js";
import { ProgramError } from "./program-error.js";

/** @typedef {import("./program.types").ProgramOptions} ProgramOptions */
/** @typedef {import("./program.types").ProgramAnswer} ProgramAnswer */

/**
 * @typedef {object} Language
 * @property {(position: string) => Answer} choose  calls the program's function; throws a ProgramError
 * @property {() => { line?: number | null, column?: number | null }} [findLine]  the line at which the instance ended
 *
 * @typedef {object} Answer
 * @property {string | null} text  null if the function returned something else
 * @property {string} shown  its answer as text, for messages
 */

/**
 * @callback StartLanguage
 * @param {import("./program.types").Interpreter & Pick<ProgramOptions, "source" | "seed"> & Access} program
 * @returns {Promise<Language>} rejects with a ProgramError
 *
 * @typedef {object} Access
 * @property {Meter} meter
 * @property {(request: string) => string} reply  answers a request of the program
 * @property {(text: string) => void} write  receives output
 */

/** Default number of steps per move. */
export const DEFAULT_STEPS = 100_000_000;

/** Characters of an answer in an error. */
const MAX_SHOWN = 100;

/**
 * @param {StartLanguage} start
 * @param {ProgramOptions} options
 * @param {import("./program.types").Interpreter} interpreter
 * @param {Pick<import("../engine/engine.types").Glue, "Match">} rules  module of the program's game
 * @returns {Promise<{ choose(record: string): ProgramAnswer }>} rejects with a ProgramError
 */
export async function startProgram(start, options, interpreter, rules) {
  const { source, seed, steps = DEFAULT_STEPS, hasVisited = false } = options;
  const meter = new Meter();
  const host = new GameHost(rules, seed, meter);
  let isEnded = false;

  /** Ends the program after an error that leaves its instance damaged. @param {unknown} error @param {Language} [language] */
  const fail = (error, language) => {
    const failure = toProgramError(error, meter, language);
    host.endLine();
    failure.printed = host.printed;
    isEnded ||= failure.isFinal;
    return failure;
  };
  meter.refill(steps);
  const reply = host.reply.bind(host);
  const write = host.write.bind(host);
  const access = { source, seed, meter, reply, write };
  const language = await start({ ...interpreter, ...access }).catch((error) => {
    throw fail(error);
  });
  return {
    choose(record) {
      if (isEnded) throw new ProgramError({ code: "closed" });
      const position = host.begin(record);
      meter.refill(steps);
      try {
        const move = checkAnswer(host, record, language.choose(position));
        host.endLine();
        const { printed, explanation } = host;
        const marks = Object.fromEntries(host.marks);
        const visited = hasVisited ? host.visited.summary : null;
        return { move, printed, marks, explanation, visited, steps: meter.used };
      } catch (error) {
        throw fail(error, language);
      }
    },
  };
}

/** @param {GameHost} host @param {string} record @param {Answer} answer */
function checkAnswer(host, record, { text, shown }) {
  const message = shown.slice(0, MAX_SHOWN);
  if (text === null || text.trim() === "") throw new ProgramError({ code: "no-answer", message });
  const move = host.play(record, text.trim());
  if (move === null) throw new ProgramError({ code: "illegal", message });
  return move;
}

/**
 * Converts an error of the instance itself, after which it is not used again.
 * @param {unknown} error @param {Meter} meter @param {Language} [language]
 */
function toProgramError(error, meter, language) {
  if (error instanceof ProgramError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const isFinal = true;
  if (error instanceof OutOfSteps) {
    meter.refill(DEFAULT_STEPS);
    return new ProgramError({ code: "steps", ...findLine(language), isFinal });
  }
  if (error instanceof TypeError) return new ProgramError({ code: "exception", message, isFinal });
  // The host's own stack overflows before the interpreter's.
  const isStack = error instanceof RangeError && /call stack/.test(message);
  return new ProgramError({ code: isStack ? "stack" : "memory", message, isFinal });
}

/** @param {Language} [language] */
function findLine(language) {
  try {
    return language?.findLine?.() ?? {};
  } catch {
    return {}; // the instance ended within an operation of its memory
  }
}
