// Possible participants of an experiment: all players with default parameters, the player whose parameters were changed
// at the table, the user's named parameter sets and programs.

import { t } from "../../i18n/index.js";
import { PROGRAMS, programsOf } from "../../programs/stored/program-files.js";
import { drawFace, faceFor, faceOfProgram } from "../../table/faces/creature-faces.js";
import { faceOf } from "../../table/faces/faces.js";
import { isProgram, PROGRAM } from "../../table/player-names.js";
import { read } from "../../ui/storage.js";
import { setsOf } from "../parameters/parameter-sets.js";

/** @typedef {import("../lab.types").Entrant} Entrant */
/** @typedef {import("../../table/table.js").Table} Table */

/** @param {Table} table @param {import("../../table/former-names.js").FormerNames} formerNames @returns {Entrant[]} */
export function entrantsOf(table, formerNames) {
  const { info } = table.rules;
  const sets = setsOf(info, formerNames);
  const changed = Object.entries(table.settings.current().numbers ?? {})
    .filter(([, numbers]) => Object.keys(numbers).length > 0)
    .map(([player, numbers]) => ({ player, label: t("lab.changed"), numbers }));
  const programs = programsOf(read(PROGRAMS), info.id).map(({ name, language, source }) => ({
    ...{ player: PROGRAM + name, label: "", numbers: {}, program: { language, source } },
  }));
  return [
    ...info.players.map(({ id }) => ({ player: id, label: "", numbers: {} })),
    ...changed,
    ...sets.map(({ player, name, numbers }) => ({ player, label: name, numbers })),
    ...programs,
  ];
}

/** @param {Table} table @param {Entrant} entrant */
export function nameOf(table, { player, label }) {
  const name = table.playerName(player);
  return label === "" ? name : `${name} · ${label}`;
}

/** A participant in the notation of the terminal's commands. @param {Entrant} entrant */
export function playerSpec({ player, numbers }) {
  const list = Object.entries(numbers).map(
    ([name, given]) => `${name}=${[given].flat().join("/")}`,
  );
  return list.length === 0 ? player : `${player}:${list.join(",")}`;
}

/**
 * @param {Entrant} entrant @param {Record<string, string>} drawn  the game's own faces
 * @param {ReadonlyMap<string, import("../../table/scale.js").Strength>} strengths
 */
export function faceOfEntrant({ player, label }, drawn, strengths) {
  if (isProgram(player)) return faceOfProgram(player);
  if (label !== "") return drawFace(faceFor(label + player));
  return faceOf(player, drawn, strengths.get(player));
}
