// The text formats of a game: the module lists, reads and writes them.

import { translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/formats.js";

/** @typedef {import("../../engine/engine.types").Glue} Glue */
/** @typedef {import("../../table/formats.types").Found} Found */

const { plural } = translatorFor(messages);

/**
 * @param {Pick<Glue, "formatsOf" | "readMatches" | "writeMatch" | "Match">} module
 * @param {string} game
 * @returns {import("../../table/formats.types").Formats}
 */
export function textFormats({ formatsOf, readMatches, writeMatch, Match }, game) {
  const known = formatsOf(game);

  /** @param {string} format @param {string} text */
  function readAs(format, text) {
    /** @type {Found[]} */
    const found = [];
    readMatches(game, format, text, (record, error) => {
      if (record === null) found.push({ error });
      else found.push({ name: nameOf(record), record, notes: "" });
    });
    return found;
  }

  /** The position after all moves, to be compared. @param {string} record */
  function lastOf(record) {
    const match = Match.read(record);
    try {
      match.goto(match.view().moves.length);
      const { columns, cells, side } = match.view();
      return [columns, cells, side].join();
    } finally {
      match.free();
    }
  }

  /** What there is to say of a match in a list. @param {string} record */
  function nameOf(record) {
    const match = Match.read(record);
    try {
      return plural("formats.moves", match.view().moves.length);
    } finally {
      match.free();
    }
  }

  return {
    messages,
    list: known.map(({ name, ending }) => ({
      name,
      ending,
      write: ({ record }) => writeMatch(game, name, record),

      /** Many notations do not say how a match began. */
      loses({ record }, text) {
        const [found] = readAs(name, text);
        return !found || !("record" in found) || lastOf(found.record) !== lastOf(record);
      },

      /** A text in another format than the chosen one is read as well. */
      read(text) {
        const asChosen = readAs(name, text);
        const isGood = (/** @type {Found[]} */ found) => found.some((one) => "record" in one);
        if (isGood(asChosen)) return asChosen;
        const others = known.filter((other) => other.name !== name);
        return others.map((other) => readAs(other.name, text)).find(isGood) ?? asChosen;
      },
    })),
  };
}
