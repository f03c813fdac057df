// The style sheets of which only the build knows the whole text: a page's own sheet goes into its layer, and a
// game's is told how many rows its players take among the options.

import { minifyStyles } from "./bundle.mjs";

/** @typedef {import("../../www/engine/types.js").GameInfo} GameInfo */

/**
 * @param {string} sheet in styles/
 * @param {string} layer
 * @param {string} [more] rules
 */
export const layered = (sheet, layer, more = "") =>
  minifyStyles(`@import "${sheet}" layer(${layer});\n@layer ${layer} { ${more} }`);

/** @param {GameInfo} game */
export const gameStyles = (game) =>
  layered(`${game.id}.css`, "game", `:root { --eras: ${eras(game)} }`);

/** The years of the players, each of which has a row. @param {GameInfo} game */
const eras = ({ players }) => new Set(players.map(({ year }) => year)).size;
