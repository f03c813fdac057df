// PGN for the import and export dialog; parsed and written in Rust.

import { excerpt } from "../../i18n/excerpt.js";
import { translatorFor } from "../../i18n/index.js";
import { messages } from "./i18n/pgn.js";
import { LETTERS, letters } from "./piece-letters.js";

/** @typedef {import("../../engine/engine.types").Glue} Glue */

const { t, plural } = translatorFor(messages);

/** Editable tags with the message keys of their labels. */
const TAGS = {
  White: "pgn.white",
  Black: "pgn.black",
  Event: "pgn.event",
  Site: "pgn.site",
  Date: "pgn.date",
  Round: "pgn.round",
};

/** Values that mean "unknown". */
const UNKNOWN = /^[?.]*$/;

/** @param {Glue} rules @returns {import("../../table/formats.types").Formats} */
export function chessFormats(rules) {
  return {
    messages,
    titleOf,
    letters: () => [...new Set([letters(), ...Object.values(LETTERS)])],
    list: [
      {
        name: "PGN",
        extension: ".pgn",
        extras: "pgn.variations",

        fields({ players, notes }) {
          const known = tagsOf(rules, notes);
          // An imported sheet keeps its unknown tags: today's date and the players at this table do not belong to its
          // game.
          const isOpened = Object.keys(known).some((name) => name !== "Result");
          /** @type {Record<string, string>} */
          const values = isOpened
            ? known
            : {
                White: players.first ?? "",
                Black: players.second ?? "",
                Date: new Date().toISOString().slice(0, 10).replaceAll("-", "."),
                ...known,
              };
          return Object.entries(TAGS).map(([name, label]) => ({
            name,
            label,
            value: values[name] ?? "",
          }));
        },

        write({ record, notes }, fields, withExtras) {
          const tags = Object.entries(fields).filter(([, value]) => value !== "");
          return rules.writePgn(record, tags.flat(), notes || undefined, withExtras);
        },
      },
    ],
  };
}

/** The known tags of a sheet. @param {Glue} rules @param {string} sheet */
function tagsOf({ readTags }, sheet) {
  const tags = readTags(sheet);
  /** @type {Record<string, string>} */
  const known = {};
  for (let at = 0; at < tags.length; at += 2)
    if (!UNKNOWN.test(tags[at + 1])) known[tags[at]] = tags[at + 1];
  return known;
}

/** @param {import("../../engine/engine.types").FoundMatch} match */
function titleOf({ players, result, event, date, moves }) {
  const [white, black] = players.map((name) => excerpt(name || "?"));
  const count = plural("pgn.moves", Math.ceil(moves / 2));
  return [t("pgn.name", { white, black, result }), excerpt(event), excerpt(date), count]
    .filter(Boolean)
    .join(", ");
}
