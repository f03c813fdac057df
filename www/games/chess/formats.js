// PGN for the import and export dialog. Reading and writing happen in Rust.

import { translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/pgn.js";
import { LETTERS, letters } from "./piece-letters.js";

/** @typedef {import("../../engine/engine.types").Glue} Glue */
/** @typedef {import("../../table/formats.types").Found} Found */

const { t, plural } = translatorFor(messages);

/** The tags that somebody can fill in, with the keys of their words. */
const TAGS = {
  White: "pgn.white",
  Black: "pgn.black",
  Event: "pgn.event",
  Site: "pgn.site",
  Date: "pgn.date",
  Round: "pgn.round",
};

/** @param {Found} found */
const isGame = (found) => "record" in found;

/** How a sheet says that something is not known. */
const UNKNOWN = /^[?.]*$/;

/** @param {Glue} rules @returns {import("../../table/formats.types").Formats} */
export function chessFormats(rules) {
  return {
    messages,
    list: [
      {
        name: "PGN",
        ending: ".pgn",
        more: "pgn.variations",

        fields({ players, notes }) {
          const known = tagsOf(rules, notes);
          // What an opened sheet does not know is not known: neither who has it open nor today has to do with its game.
          const isOpened = Object.keys(known).some((name) => name !== "Result");
          /** @type {Record<string, string>} */
          const usual = isOpened
            ? known
            : {
                White: players.first ?? "",
                Black: players.second ?? "",
                Date: new Date().toISOString().slice(0, 10).replaceAll("-", "."),
                ...known,
              };
          return Object.entries(TAGS).map(([name, words]) => ({
            name,
            words,
            value: usual[name] ?? "",
          }));
        },

        write({ record, notes }, said, more) {
          const tags = Object.entries(said).filter(([, value]) => value !== "");
          return rules.writePgn(record, tags.flat(), notes || undefined, more);
        },

        read: (text, more) => readSheet(rules, text, more),
      },
    ],
  };
}

/** What a sheet says in the tags that can be filled in. @param {Glue} rules @param {string} sheet */
function tagsOf({ readPgn }, sheet) {
  /** @type {Record<string, string>} */
  let known = {};
  readPgn(sheet, false, (game) => {
    const tags = (game?.tags ?? []).filter(([, value]) => !UNKNOWN.test(value));
    known = Object.fromEntries(tags);
  });
  return known;
}

/** The games of a sheet, in whichever language its pieces have their letters. @param {Glue} rules @param {string} text @param {boolean} more */
function readSheet(rules, text, more) {
  const found = gamesIn(rules, text, more);
  if (found.every(isGame)) return found;
  // Pasted from a book or a paper, perhaps, where the pieces have the letters of its language.
  const others = [...new Set([letters(), ...Object.values(LETTERS)])];
  for (const used of others) {
    const english = rules.readMoves(text, used);
    const read = english === undefined ? [] : gamesIn(rules, english, more);
    if (read.length > 0 && read.every(isGame)) return read;
  }
  return found;
}

/** @param {Glue} rules @param {string} text @param {boolean} more */
function gamesIn({ readPgn }, text, more) {
  /** @type {Found[]} */
  const found = [];
  readPgn(text, more, (game, error) => {
    found.push(game ? { name: nameOf(game), record: game.record, notes: game.text } : { error });
  });
  return found;
}

/** @param {import("../../engine/engine.types").PgnGame} game */
function nameOf({ tags, result, moves }) {
  const known = Object.fromEntries(tags);
  const { White: white = "?", Black: black = "?" } = known;
  const where = [known.Event, known.Date].filter((text) => text && !UNKNOWN.test(text));
  const count = Math.ceil(moves / 2);
  return [t("pgn.name", { white, black, result }), ...where, plural("pgn.moves", count)].join(", ");
}
