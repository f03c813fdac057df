// File formats of a game, with the functions of its engine module.

import { EngineError, toEngineError } from "./errors.js";

const PGN = "PGN";

/** Formats of chess, as on the site. */
const CHESS = [
  { name: PGN, ending: ".pgn" },
  { name: "Stratege", ending: ".txt" },
];

/**
 * @param {import("../../../www/engine/engine.types").Glue} glue @param {import("../api").Rules} rules
 * @returns {import("../api").Formats}
 */
export function createFormats(glue, rules) {
  const { importMatches, readMatch, writeMatch, writePgn } = glue;
  const { game } = rules;
  // Chess exports its format as separate functions, because PGN has annotations.
  const isChess = Object.hasOwn(glue, "writePgn");
  const list = isChess ? CHESS : glue.formatsOf(game);

  /** @template T @param {() => T} run */
  const explained = (run) => {
    try {
      return run();
    } catch (error) {
      throw toEngineError(error);
    }
  };

  /** @param {string} name */
  const known = (name) => {
    if (list.some((format) => format.name === name)) return name;
    throw new EngineError("bad-option", { name: "format", value: name });
  };

  return {
    list,
    read: (text, format) =>
      explained(() => {
        if (format === undefined || known(format) === PGN) return detect(text);
        return isChess ? rules.record(text) : (readMatch(game, format, text) ?? null);
      }),
    write: (moves, format = list[0].name) =>
      explained(() => {
        const record = rules.record(moves);
        if (known(format) === PGN) return writePgn(record, [], undefined, false);
        return isChess ? record : writeMatch(game, format, record);
      }),
  };

  /** @param {string} text @returns {string | null} */
  function detect(text) {
    if (text.trimStart().startsWith(`${game}:`)) return rules.record(text.trim());
    /** @type {string | null} */
    let found = null;
    /** @type {unknown} */
    let failure;
    importMatches(game, text, [], false, (match, error) => {
      found = match?.record ?? null;
      failure = error;
      return false; // the first match
    });
    if (failure) throw failure;
    return found;
  }
}
