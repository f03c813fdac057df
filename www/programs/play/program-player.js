// Visitors' programs as players at the table. The page loads this with a program's first turn; no DOM.

import { addMessages } from "../../i18n/index.js";
import { playerName } from "../../table/player-names.js";
import { messages } from "../i18n/programs.js";
import { openProgram } from "../open-program.js";
import { ProgramError } from "../program-error.js";
import { fromBase64, programsOf } from "../stored/program-files.js";
import { faultText } from "./fault-text.js";

/** @typedef {import("../program.types").ProgramOptions} ProgramOptions */
/** @typedef {import("../program.types").ProgramAnswer} ProgramAnswer */
/** @typedef {import("../program.types").RunningProgram} RunningProgram */
/** @typedef {import("./play.types").Program} Program */
/** @typedef {import("../../engine/engine.types").EngineError} EngineError */

/** Codes of the errors at the table. */
const FAILED = "program";
const MISSING = "program-missing";

/** Sentences of a program that are shown with its move. */
const MAX_OUTPUT = 5;

/** A program in a match; replaced if its text has changed. @typedef {{ source: string, seed: number, running: Promise<RunningProgram> }} Seat */

/**
 * Creates the function that requests moves of programs, with the interface of the engine client. A program keeps its
 * variables during a match; after an error it starts afresh, so that a corrected one continues.
 * @param {object} parts
 * @param {() => string | null} parts.read  the stored programs
 * @param {(record: string) => string} parts.sideOf  the side to move
 * @param {(options: ProgramOptions, more?: { signal?: AbortSignal }) => Promise<RunningProgram>} [parts.open]
 * @returns {import("../../engine/client.js").EngineClient["choose"]}
 */
export function createProgramPlayer({ read, sideOf, open = openProgram }) {
  /** By player and side. @type {Map<string, Seat>} */
  const seats = new Map();

  /** @param {string} key */
  function close(key) {
    seats.get(key)?.running.then(
      (program) => program.close(),
      () => {}, // reported to its request
    );
    seats.delete(key);
  }

  /** @param {string} key @param {Program} program @param {number} seed */
  function seatOf(key, { game, language, source }, seed) {
    const seat = seats.get(key);
    if (seat?.seed === seed && seat.source === source) return seat.running;
    close(key);
    const contents = language === "wasm" ? fromBase64(source) : source;
    const running = open({ language, source: contents, game, seed });
    seats.set(key, { source, seed, running });
    return running;
  }

  return async ({ record, game, player, seed }, listener, { signal } = {}) => {
    const name = playerName(player);
    const program = programsOf(read(), game).find((one) => one.name === name);
    const key = `${sideOf(record)} ${player}`;
    /** @type {import("../../engine/engine.types").Choice} */
    let choice;
    try {
      if (!program) throw new ProgramError({ code: "closed" });
      const running = await seatOf(key, program, seed);
      signal?.throwIfAborted();
      choice = choiceOf(await running.choose(record, { signal }));
    } catch (error) {
      close(key);
      if (signal?.aborted) return;
      await addMessages(messages);
      return listener.failed(engineErrorOf(error, name, program));
    }
    if (!signal?.aborted) listener.choice(choice);
  };
}

/** @param {ProgramAnswer} answer */
const choiceOf = ({ move, printed, explanation }) => ({
  ...{ move, score: null, depth: 0, nodes: 0, pv: [], stopped: false },
  output: [...(explanation ? [explanation] : []), ...printed].slice(0, MAX_OUTPUT),
});

/** @param {unknown} error @param {string} name @param {Program} [program] @returns {EngineError} */
function engineErrorOf(error, name, program) {
  const { message } = /** @type {Error} */ (error);
  if (!program) return { code: MISSING, message, details: { name } };
  if (!(error instanceof ProgramError)) return /** @type {EngineError} */ (error);
  return { code: FAILED, message, details: { name, why: faultText(error, program.language) } };
}
