// Formats of Reversi for the import and export dialog: text notations, and the binary WTHOR files of the French
// federation. Parsed in Rust.

import { excerpt } from "../../i18n/excerpt.js";
import { translatorFor } from "../../i18n/index.js";
import { messages } from "../shared/i18n/formats.js";
import { textFormats } from "../shared/text-formats.js";

/** @typedef {import("../../engine/engine.types").Glue} Glue */
/** @typedef {import("../../engine/engine.types").WthorGame} WthorGame */

const { t } = translatorFor(messages);

/** Files of games, players and tournaments, in the order of the reader's parameters. */
const EXTENSIONS = [".wtb", ".jou", ".trn"];

/** @param {Glue} rules @returns {import("../../table/formats.types").Formats} */
export const reversiFormats = (rules) => ({
  ...textFormats(rules, "reversi"),
  files: { extensions: EXTENSIONS, titleOf },
});

/** @param {WthorGame} game */
function titleOf({ players, tournament, year, discs }) {
  const [dark, light] = players.map(([number, name]) =>
    name ? excerpt(name) : t("wthor.player", { number }),
  );
  const event =
    (tournament[1] && excerpt(tournament[1])) || t("wthor.tournament", { number: tournament[0] });
  const result = `${discs}\u2013${64 - discs}`;
  const names = t("wthor.name", { dark, light, result });
  return [names, event, ...(year > 0 ? [year] : [])].join(", ");
}
