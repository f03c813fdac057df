// The games whose old programs can be bred, as the build has put them into this page, and what is fetched for one of them
// when it is chosen: its module, and the words for its numbers.

import { loadRules } from "../../engine/rules-module.js";
import { addMessages } from "../../i18n/index.js";
import { addresses } from "../../ui/module-addresses.js";
import { onDemandByName } from "../../ui/on-demand.js";

/** @typedef {import("../../games/shared/traits.js").Traits} Traits */
/** @typedef {{ rules: import("../../engine/rules-module.js").Rules, traits: Traits }} OpenGame */

/** @type {Record<string, () => Promise<{ traits: Traits, words: import("../../i18n/types.js").AnyMessages[] }>>} */
const PORTRAITS = {
  reversi: () => import("../../games/reversi/traits.js"),
  gobang: () => import("../../games/gobang/traits.js"),
  chess: () => import("../../games/chess/traits.js"),
  qubic: () => import("../../games/qubic/traits.js"),
  connect4: () => import("../../games/connect4/traits.js"),
};

export const games = Object.keys(__GAMES__);

/** @param {string} game */
export const breedable = (game) => __GAMES__[game];

/** @param {string} game @param {string} player */
export const programName = (game, player) =>
  breedable(game).programs.find(([id]) => id === player)?.[1] ?? player;

export const openGame = onDemandByName(async (game) => {
  const [rules, { traits, words }] = await Promise.all([
    loadRules(game, addresses(breedable(game).module)),
    PORTRAITS[game](),
  ]);
  await Promise.all(words.map(addMessages));
  return { rules, traits };
});
