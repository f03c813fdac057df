// A game's text formats for the import and export dialog; its engine module lists and writes them.

import { excerpt } from "../../i18n/excerpt.js";
import { translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/formats.js";

/** @typedef {import("../../engine/engine.types").Glue} Glue */

const { plural } = translatorFor(messages);

/**
 * @param {Pick<Glue, "formatsOf" | "readMatch" | "writeMatch" | "Match">} module
 * @param {string} game
 * @returns {import("../../table/formats.types").Formats}
 */
export function textFormats({ formatsOf, readMatch, writeMatch, Match }, game) {
  const known = formatsOf(game);

  /** The final position, for comparison. @param {string} record */
  function finalPosition(record) {
    const match = Match.read(record);
    try {
      match.goto(match.view().moves.length);
      const { columns, cells, side } = match.view();
      return [columns, cells, side].join();
    } finally {
      match.free();
    }
  }

  return {
    messages,
    titleOf,
    list: known.map(({ name, ending }) => ({
      name,
      extension: ending,
      write: ({ record }) => writeMatch(game, name, record),

      /** Many notations omit the start position. */
      isLossy({ record }, text) {
        try {
          const found = readMatch(game, name, text);
          return found === undefined || finalPosition(found) !== finalPosition(record);
        } catch {
          return true;
        }
      },
    })),
  };
}

/** @param {import("../../engine/engine.types").FoundMatch} match */
function titleOf({ players, result, event, date, moves }) {
  const names = players.some(Boolean)
    ? players.map((name) => excerpt(name || "?")).join(" – ")
    : "";
  return [names, ...[result, event, date].map(excerpt), plural("formats.moves", moves)]
    .filter(Boolean)
    .join(", ");
}
