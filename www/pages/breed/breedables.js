// The games whose old programs can be bred, from the build. Loads a game's module and the texts of its parameters when
// it is selected.

import loadBreeding from "games:traits";
import { compile } from "../../engine/compile.js";
import { withTimeout } from "../../engine/loading.js";
import { loadRules } from "../../engine/rules-module.js";
import { addMessages, language } from "../../i18n/index.js";
import { NO_FORMER_NAMES } from "../../table/former-names.js";
import { addresses } from "../../ui/module-addresses.js";
import { onDemandByName } from "../../ui/on-demand.js";

/** @typedef {import("../../games/shared/traits.types").Traits} Traits */
/** @typedef {import("../../table/former-names.js").FormerNames} FormerNames */
/** @typedef {{ rules: import("../../engine/rules-module.js").Rules, traits: Traits, formerNames: FormerNames, ladders: import("../../games/shared/traits.types").Breeding["ladders"] }} OpenGame */

export const games = Object.keys(__GAMES__);

/** @param {string} game */
export const breedable = (game) => __GAMES__[game];

/** @param {string} game @param {string} player */
export const programName = (game, player) =>
  breedable(game).programs.find(([id]) => id === player)?.[1][language()] ?? player;

export const openGame = onDemandByName(async (game) => {
  const [rules, { traits, messages, ladders, formerNames = NO_FORMER_NAMES }] = await Promise.all([
    loadRules(game, addresses(breedable(game).module)),
    withTimeout(loadBreeding[game]()),
  ]);
  await addMessages(messages);
  return { rules, traits, formerNames, ladders };
});

/** The module that plays matches; compiled once for all workers. */
export const openEngine = onDemandByName(async (game) => {
  const { wasm, glue } = addresses(breedable(game).engine);
  return { module: await compile(wasm), glue };
});
