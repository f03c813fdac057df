// HTML of a page's header: title, menu of games, and icon.

import { inLanguages } from "./games.mjs";

/** @typedef {import("./games.mjs").GamePage} GamePage */

/** First entry of the menu: link to the start page. */
const START = `<li><a href="./" aria-label="Games" data-label="games"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m3 12 9-8 9 8M6 10v10h12V10"/></svg></a></li>`;

/** Wraps each letter in an element, so that it can have a different colour. @param {string} name */
export const titleHtml = (name) =>
  [...name.toUpperCase()]
    .map((letter) => (letter === " " ? " " : `<span>${letter}</span>`))
    .join("");

/** @param {GamePage[]} games @param {GamePage} [current] */
export const menuHtml = (games, current) =>
  START + games.map((game) => entryHtml(game, game === current)).join("");

/** @param {GamePage} game @param {boolean} isCurrent */
function entryHtml({ id, file, name }, isCurrent) {
  const current = isCurrent ? ' aria-current="page"' : "";
  return `<li><a href="${file}" data-game="${id}"${current} ${inLanguages(name)}>${name.en}</a></li>`;
}

/** Returns a drawing of 48 × 48 units as a data URL. @param {string} icon content of an SVG element */
export function iconUrl(icon) {
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>${icon.replaceAll('"', "'")}</svg>`;
  return `data:image/svg+xml,${picture.replace(/[%#<>]/g, encodeURIComponent)}`;
}
