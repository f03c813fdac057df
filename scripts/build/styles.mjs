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

/** How many faces stand in a row of a narrow panel. */
const IN_A_ROW = 6;

/** @param {GameInfo} game */
export const gameStyles = (game) => {
  const eras = yearsOf(game);
  const wrapped = eras.filter((players) => players > IN_A_ROW);
  const rooms = `--eras: ${eras.length}; --wrapped: ${wrapped.length}`;
  return layered(`${game.id}.css`, "game", `:root { ${rooms} }`);
};

/** The years of the players, each of which has a row, by how many there are. @param {GameInfo} game */
function yearsOf({ players }) {
  const years = new Set(players.map(({ year }) => year));
  return [...years].map((year) => players.filter((player) => player.year === year).length);
}
