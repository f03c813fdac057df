// Reversi for the import and export dialog: text notations, and the WTHOR files of the French federation, which are
// binary. Reading happens in Rust.

import { translatorFor } from "../../i18n/index.js";
import { messages } from "../shared/i18n/formats.js";
import { textFormats } from "../shared/text-formats.js";

/** @typedef {import("../../engine/engine.types").Glue} Glue */
/** @typedef {import("../../engine/engine.types").WthorGame} WthorGame */
/** @typedef {{ name: string, bytes: Uint8Array }} Contents */

const { t } = translatorFor(messages);

/** Games, players, tournaments. */
const ENDINGS = [".wtb", ".jou", ".trn"];

/** @param {Glue} rules @returns {import("../../table/formats.types").Formats} */
export function reversiFormats(rules) {
  return { ...textFormats(rules, "reversi"), files: { endings: ENDINGS, read } };

  /** @param {Contents[]} files @returns {import("../../table/formats.types").Found[]} */
  function read(files) {
    const [games, players, tournaments] = ENDINGS.map(
      (ending) =>
        files.find(({ name }) => name.toLowerCase().endsWith(ending))?.bytes ?? new Uint8Array(),
    );
    /** @type {import("../../table/formats.types").Found[]} */
    const found = [];
    rules.readWthor(games, players, tournaments, (game, error) => {
      found.push(game ? { name: nameOf(game), record: game.record, notes: "" } : { error });
    });
    return found;
  }
}

/** @param {WthorGame} game */
function nameOf({ players, tournament, year, discs }) {
  const [dark, light] = players.map(([number, name]) => name || t("wthor.player", { number }));
  const event = tournament[1] || t("wthor.tournament", { number: tournament[0] });
  const result = `${discs}\u2013${64 - discs}`;
  const names = t("wthor.name", { dark, light, result });
  return [names, event, ...(year > 0 ? [year] : [])].join(", ");
}
