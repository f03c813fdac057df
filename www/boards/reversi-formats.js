// Reversi as text and as files for www/exchange/: the notations, and the federation's WTHOR files, which are no text.
// Reading is Rust's.

import { textFormats } from "../exchange/texts.js";
import { en } from "../strings/en/formats.js";
import { speakerOf } from "../strings/index.js";

/** @typedef {import("../engine/types.js").Glue} Glue */
/** @typedef {import("../engine/types.js").WthorGame} WthorGame */
/** @typedef {{ name: string, bytes: Uint8Array }} Contents */

const { say } = speakerOf(en);

/** Games, players, tournaments. */
const ENDINGS = [".wtb", ".jou", ".trn"];

/** @param {Glue} rules @returns {import("../exchange/format.js").Formats} */
export function reversiFormats(rules) {
  return { ...textFormats(rules, "reversi"), files: { endings: ENDINGS, read } };

  /** @param {Contents[]} files @returns {import("../exchange/format.js").Found[]} */
  function read(files) {
    const [games, players, tournaments] = ENDINGS.map(
      (ending) =>
        files.find(({ name }) => name.toLowerCase().endsWith(ending))?.bytes ?? new Uint8Array(),
    );
    /** @type {import("../exchange/format.js").Found[]} */
    const found = [];
    rules.readWthor(games, players, tournaments, (game, complaint) => {
      found.push(game ? { name: nameOf(game), line: game.line, notes: "" } : { complaint });
    });
    return found;
  }
}

/** @param {WthorGame} game */
function nameOf({ players, tournament, year, discs }) {
  const [dark, light] = players.map(([number, name]) => name || say("wthor.player", { number }));
  const event = tournament[1] || say("wthor.tournament", { number: tournament[0] });
  const result = `${discs}\u2013${64 - discs}`;
  const names = say("wthor.name", { dark, light, result });
  return [names, event, ...(year > 0 ? [year] : [])].join(", ");
}
