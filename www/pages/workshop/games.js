// The games of the workshop, from the build. Loads a game's rules when it is selected.

import { loadRules } from "../../engine/rules-module.js";
import { language } from "../../i18n/index.js";
import { addresses } from "../../ui/module-addresses.js";
import { onDemandByName } from "../../ui/on-demand.js";

/** @typedef {import("../../engine/rules-module.js").Rules} Rules */

export const games = Object.keys(__GAMES__);

/** Page, name, opponents and board of a game. @param {string} game */
export const gameOf = (game) => __GAMES__[game];

/** @param {string} game */
export const gameName = (game) => gameOf(game).name[language()];

/** Name of a computer player. @param {string} game @param {string} player */
export const playerName = (game, player) =>
  gameOf(game).programs.find(([id]) => id === player)?.[1][language()] ?? player;

export const openRules = onDemandByName((game) => {
  const { module, engine } = gameOf(game);
  return loadRules(game, { ...addresses(module), engine: addresses(engine) });
});
