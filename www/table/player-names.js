// Names of the players in the current language.

import { isKey, t } from "../i18n/index.js";

/** Start of the ids of visitors' programs; the rest is the program's name. */
export const PROGRAM = "program:";

/** Whether a player is a visitor's program. @param {string} id */
export const isProgram = (id) => id.startsWith(PROGRAM);

/** The id until the names are loaded. @param {string} id */
export function playerName(id) {
  const key = `name.${id}`;
  return isKey(key) ? t(key) : id.replace(PROGRAM, "");
}

/**
 * The name of the computer player, "you" for its opponent, or the side's name without computers.
 * @param {"first" | "second"} side @param {import("./players.js").Players} players
 */
export function nameAt(side, players) {
  const player = players[side];
  if (player) return playerName(player);
  return players.first || players.second ? t("you") : t(`${side}.name`);
}
