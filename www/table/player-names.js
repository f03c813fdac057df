// Names of the computer players: some are translated, the others keep their own.

import { isKey, t } from "../i18n/index.js";

/** @param {{ id: string, name: string }} player */
export function nameOf({ id, name }) {
  const [, level] = id.match(/^level-(\d+)$/) ?? [];
  const key = level ? "name.level" : `name.${id}`;
  return isKey(key) ? t(key, { level }) : name;
}

/** @param {import("../engine/engine.types").PlayerInfo[]} players @param {string} id */
export function playerNameOf(players, id) {
  const player = players.find((one) => one.id === id);
  return player ? nameOf(player) : id;
}
