// What index.html leaves to each game, as HTML by the name of its place: <!-- board -->, <!-- games --> …
// and as plain text for the names in braces.

import { inLanguages } from "./pages.mjs";

/** @typedef {import("./pages.mjs").GamePage} GamePage */

/**
 * @param {GamePage} page
 * @param {GamePage[]} pages every page of the site, in the order of the menu
 * @param {Record<string, string>} common the English words that all pages share
 * @returns {Record<string, string>}
 */
export function piecesOf(page, pages, common) {
  /** @type {Record<string, string>} */
  const words = { ...common, .../** @type {any} */ (page.words) };
  const { score } = page;
  return {
    drawings: page.drawings.trim().replaceAll("\n", "\n  "),
    ...gateOf(page.words.name, pages, page),
    board: page.board(),
    below: page.below?.() ?? "",
    starts: page.starts.map((group) => start(group, words)).join("\n      "),
    switches: page.switches.map((name) => option(name, words[name])).join("\n    "),
    "score first": score ? ` <b id="score-first">${score[0]}</b>` : "",
    "score second": score ? `<b id="score-second">${score[1]}</b> ` : "",
    ...workbenchOf(page, words),
    balance: score ? `<div class="balance" aria-hidden="true"></div>` : "",
  };
}

/** The way to the start page, one step from every page. */
const START = `<li><a href="./" aria-label="Games" data-label="games"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m3 12 9-8 9 8M6 10v10h12V10"/></svg></a></li>`;

/** What a game may put into the tabs that index.html has; under any other name it brings a tab of its own. */
const SHARED_TABS = ["analysis", "laboratory"];

/**
 * The tabs beside the board, with what a game puts into them.
 * @param {GamePage} page
 * @param {Record<string, string>} words
 */
function workbenchOf(page, words) {
  const own = page.tabs?.() ?? {};
  const more = Object.keys(own).filter((name) => !SHARED_TABS.includes(name));
  return {
    tabs: more.map((name) => tab(name, words)).join("\n      "),
    analysis: own.analysis ?? "",
    laboratory: own.laboratory ?? "",
    tabpanels: more.map((name) => tabpanel(name, own[name])).join("\n      "),
  };
}

/** @param {string} name @param {Record<string, string>} words */
const tab = (name, words) =>
  `<button id="tab-${name}" class="tab" type="button" role="tab" aria-selected="false" ` +
  `aria-controls="panel-${name}" tabindex="-1" data-text="tab.${name}">${words[`tab.${name}`]}</button>`;

/** @param {string} name @param {string} inside */
const tabpanel = (name, inside) =>
  `<div id="panel-${name}" class="tabpanel" role="tabpanel" tabindex="0" aria-labelledby="tab-${name}" hidden>${inside}</div>`;

/**
 * The sign over the gate, and the sign-post to the games.
 * @param {string} name
 * @param {GamePage[]} pages
 * @param {GamePage} [current]
 */
export function gateOf(name, pages, current) {
  return {
    letters: letters(name),
    games: START + pages.map((page) => game(page, page === current)).join(""),
  };
}

/**
 * @param {GamePage} page
 * @returns {Record<string, string>}
 */
export function namesOf({ id, words, description, look: { symbols }, icon }) {
  return {
    .../** @type {any} */ (words),
    id,
    description,
    "symbol.first": symbols.first,
    "symbol.second": symbols.second,
    icon: iconOf(icon),
  };
}

/** The picture for the browser's tab as an address. @param {string} icon */
export function iconOf(icon) {
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>${icon.replaceAll('"', "'")}</svg>`;
  return `data:image/svg+xml,${picture.replace(/[%#<>]/g, encodeURIComponent)}`;
}

/** Each letter by itself, so that it can have a colour of its own. @param {string} name */
const letters = (name) =>
  [...name.toUpperCase()]
    .map((letter) => (letter === " " ? " " : `<span>${letter}</span>`))
    .join("");

/**
 * @param {GamePage} page
 * @param {boolean} isCurrent
 */
function game({ id, file, name }, isCurrent) {
  const current = isCurrent ? ' aria-current="page"' : "";
  return `<li><a href="${file}" data-game="${id}"${current} ${inLanguages(name)}>${name.en}</a></li>`;
}

/**
 * @param {import("../../www/games/shared/page.js").StartGroup} group
 * @param {Record<string, string>} words
 */
function start({ name, legend, choices }, words) {
  const radios = choices.map(
    ({ value, words: key }, place) =>
      `        <label><input type="radio" name="${name}" value="${value}"${place === 0 ? " checked" : ""}> <span data-text="${key}">${words[key]}</span></label>\n`,
  );
  return `<fieldset>\n        <legend data-text="${legend}">${words[legend]}</legend>\n${radios.join("")}      </fieldset>`;
}

/**
 * @param {string} name
 * @param {string} words
 */
const option = (name, words) =>
  `<label><input id="${name}" type="checkbox" data-switch> <span data-text="${name}">${words}</span></label>`;
