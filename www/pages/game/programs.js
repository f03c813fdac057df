// Visitors' programs at the table: their turns, and those that an address names: `?second=program:NAME`. Loaded with the
// first turn or with such an address.

import { addMessages, translatorFor } from "../../i18n/index.js";
import { messages } from "../../programs/i18n/programs.js";
import { createProgramPlayer } from "../../programs/play/program-player.js";
import { PROGRAMS, programsOf } from "../../programs/stored/program-files.js";
import { isProgram, playerName } from "../../table/player-names.js";
import { SIDES } from "../../table/players.js";
import { read } from "../../ui/storage.js";

/** @typedef {import("../../table/settings.js").Settings} Settings */

/** Settings of a match between two people. @type {Partial<Settings>} */
const WITHOUT = { opponent: "none" };

const { t } = translatorFor(messages);

/** The function that requests moves of the stored programs. @param {import("../../engine/rules-module.js").Rules} rules */
export const playerOf = (rules) =>
  createProgramPlayer({ read: () => read(PROGRAMS), sideOf: (record) => rules.view(record).side });

/**
 * Takes the programs out of the address. Stores and returns the settings with them as players, or without computer players
 * and with a notice if one is not on this device.
 * @param {string} game @param {Settings} settings @param {import("../../table/store.js").Store} store
 * @param {ReturnType<typeof import("../../ui/notices.js").createNotices>} notices
 */
export async function seatLinkedPrograms(game, settings, store, notices) {
  const address = new URL(location.href);
  const linked = SIDES.flatMap((side) => {
    const player = address.searchParams.get(side) ?? "";
    address.searchParams.delete(side);
    return isProgram(player) ? [{ side, player }] : [];
  });
  if (linked.length === 0) return settings;
  history.replaceState(null, "", address);
  const stored = programsOf(read(PROGRAMS), game).map(({ name }) => name);
  const missing = linked.find(({ player }) => !stored.includes(playerName(player)));
  if (missing) {
    await addMessages(messages);
    const name = playerName(missing.player);
    notices.show(t("program.linked", { name }), { stay: true });
  }
  const seated = { ...settings, ...(missing ? WITHOUT : seatsOf(settings, linked)) };
  store.saveSettings(seated);
  return seated;
}

/** @param {Settings} settings @param {{ side: import("../../table/players.js").Side, player: string }[]} linked @returns {Partial<Settings>} */
function seatsOf({ strength }, linked) {
  const [{ side, player }, other] = linked;
  if (!other) return { opponent: side, strength: { ...strength, alone: player } };
  return { opponent: "both", strength: { ...strength, first: player, second: other.player } };
}
