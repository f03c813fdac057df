// The games whose old programs can be bred, as the build writes them into this page. Loads a game when it is chosen: its
// module, and the texts of its parameters.

import loadBreeding from "games:traits";
import { compile } from "../../engine/compile.js";
import { loadRules } from "../../engine/rules-module.js";
import { addMessages } from "../../i18n/index.js";
import { addresses } from "../../ui/module-addresses.js";
import { onDemandByName } from "../../ui/on-demand.js";

/** @typedef {import("../../games/shared/traits.types").Traits} Traits */
/** @typedef {import("../../lab/parameters/parameter-sets.js").Migrate} Migrate */
/** @typedef {{ rules: import("../../engine/rules-module.js").Rules, traits: Traits, migrate: Migrate }} OpenGame */

export const games = Object.keys(__GAMES__);

/** @param {string} game */
export const breedable = (game) => __GAMES__[game];

/** @param {string} game @param {string} player */
export const programName = (game, player) =>
  breedable(game).programs.find(([id]) => id === player)?.[1] ?? player;

export const openGame = onDemandByName(async (game) => {
  const [rules, { traits, words, migrateParameters }] = await Promise.all([
    loadRules(game, addresses(breedable(game).module)),
    loadBreeding[game](),
  ]);
  await Promise.all(words.map(addMessages));
  return { rules, traits, migrate: migrateParameters ?? ((numbers) => numbers) };
});

/** The module that plays matches, compiled once for all workers. */
export const openEngine = onDemandByName(async (game) => {
  const { wasm, glue } = addresses(breedable(game).engine);
  return { module: await compile(wasm), glue };
});
