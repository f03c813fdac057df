// The visitor's programs as opponents: their ids, and their descriptions.

import { t } from "../../i18n/index.js";
import { LANGUAGE_NAMES, PROGRAMS, programsOf } from "../../programs/stored/program-files.js";
import { PROGRAM, playerName } from "../../table/player-names.js";
import { read } from "../../ui/storage.js";

/** Ids of the programs for a game. @param {string} game */
export const programIds = (game) =>
  programsOf(read(PROGRAMS), game).map(({ name }) => PROGRAM + name);

/** @param {string} game @param {string} id */
export function aboutProgram(game, id) {
  const program = programsOf(read(PROGRAMS), game).find(({ name }) => name === playerName(id));
  return program ? t("opponent.program", { language: LANGUAGE_NAMES[program.language] }) : "";
}
