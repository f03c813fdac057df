// Who can take part in an experiment: every player with its default numbers, the player whose numbers have been
// changed at the table, and every set of numbers that somebody has given a name.

import { t } from "../../i18n/index.js";
import { setsOf } from "../parameters/parameter-sets.js";

/** @typedef {import("../lab.types").Entrant} Entrant */
/** @typedef {import("../../table/table.js").Table} Table */

/** @param {Table} table @returns {Entrant[]} */
export function entrantsOf(table) {
  const { info } = table.rules;
  const sets = setsOf(info, table.migrateParameters);
  const changed = Object.entries(table.settings.current().numbers ?? {})
    .filter(([, numbers]) => Object.keys(numbers).length > 0)
    .map(([player, numbers]) => ({ player, label: t("lab.changed"), numbers }));
  return [
    ...info.players.map(({ id }) => ({ player: id, label: "", numbers: {} })),
    ...changed,
    ...sets.map(({ player, name, numbers }) => ({ player, label: name, numbers })),
  ];
}

/** @param {Table} table @param {Entrant} entrant */
export function nameOf(table, { player, label }) {
  const name = table.playerName(player);
  return label === "" ? name : `${name} · ${label}`;
}

/** An entrant as the terminal's commands write it. @param {Entrant} entrant */
export function typed({ player, numbers }) {
  const list = Object.entries(numbers).map(
    ([name, given]) => `${name}=${[given].flat().join("/")}`,
  );
  return list.length === 0 ? player : `${player}:${list.join(",")}`;
}
