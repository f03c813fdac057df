// The header of a page: the letters of its sign, the menu of games, and the icon of its tab.

import { inLanguages } from "./games.mjs";

/** @typedef {import("./games.mjs").GamePage} GamePage */

/** Link to the start page, the first entry of the menu. */
const START = `<li><a href="./" aria-label="Games" data-label="games"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m3 12 9-8 9 8M6 10v10h12V10"/></svg></a></li>`;

/** Each letter in an element, so that it can have its own colour. @param {string} name */
export const lettersOf = (name) =>
  [...name.toUpperCase()]
    .map((letter) => (letter === " " ? " " : `<span>${letter}</span>`))
    .join("");

/** @param {GamePage[]} games @param {GamePage} [current] */
export const menuOf = (games, current) =>
  START + games.map((game) => entryOf(game, game === current)).join("");

/** @param {GamePage} game @param {boolean} isCurrent */
function entryOf({ id, file, name }, isCurrent) {
  const current = isCurrent ? ' aria-current="page"' : "";
  return `<li><a href="${file}" data-game="${id}"${current} ${inLanguages(name)}>${name.en}</a></li>`;
}

/** A picture of 48 by 48 units as a data URL. @param {string} icon the inside of an SVG element */
export function iconOf(icon) {
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>${icon.replaceAll('"', "'")}</svg>`;
  return `data:image/svg+xml,${picture.replace(/[%#<>]/g, encodeURIComponent)}`;
}
