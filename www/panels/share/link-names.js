// Names of the players in a link: the id of a computer player after `@`, which each visitor reads in their own language,
// or a person's name as it was typed.

import { isProgram, playerName } from "../../table/player-names.js";
import { SIDES } from "../../table/players.js";
import { byId } from "../../ui/dom.js";
import { read, write } from "../../ui/storage.js";
import { statedPlayers } from "../import-export/imported-notes.js";

/** @typedef {import("../../engine/engine.types").Side} Side */
/** @typedef {import("../../table/table.js").Table} Table */

const OWN_NAME = "stratege.1.name";

/** Maximum length of a person's name, in characters. */
export const MAX_NAME = 40;

/** The name under which the visitor shares matches against computer players; empty by default. */
export const ownName = {
  read: () => read(OWN_NAME) ?? "",
  write: (/** @type {string} */ name) => write(OWN_NAME, name),
};

/** Whether the only person at the table is the visitor. @param {Table} table */
export const isAlone = (table) =>
  Object.values(table.match.state().players).includes(null) &&
  Object.values(table.match.state().players).some((player) => player !== null);

/**
 * Names for a link to the match on the board; empty for unknown ones.
 * @param {Table} table @param {Partial<Record<Side, string>>} [typed] by side
 * @returns {Record<Side, string>}
 */
export function namesFor(table, typed = {}) {
  const { players } = table.match.state();
  const stated = statedPlayers();
  const person = isAlone(table) ? ownName.read() : "";
  const [first, second] = SIDES.map((side, index) => {
    if (stated) return stated[index];
    const player = players[side];
    if (player === null) return typed[side] ?? person;
    const shown = byId(`name-${side}`).textContent ?? ""; // a bred player has its own name
    return shown === playerName(player) && !isProgram(player) ? `@${player}` : shown;
  });
  return { first: cut(first), second: cut(second) };
}

/** @param {string} name */
const cut = (name) => [...name.trim()].slice(0, MAX_NAME).join("");
