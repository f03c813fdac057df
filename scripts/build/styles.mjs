// The style sheets of which only the build knows the whole text: a page's own sheet goes into its layer, and a
// game's is told how many lines its players take among the options.

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
  layered(`${game.id}.css`, "game", `:root { --players: ${playerLines(game)} }`);

/** A line for each player, and one for each year above them where there are several. @param {GameInfo} game */
export function playerLines({ players }) {
  const years = players.map(({ year }) => year);
  const headings = years.filter((year, at) => year !== years[at - 1]).length;
  return players.length + (headings > 1 ? headings : 0);
}
