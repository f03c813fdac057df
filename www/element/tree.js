// The shadow tree of the element: board, status, controls, typed moves and the list of pieces.

import styles from "styles:element/element.css";
import { trustedHtml } from "./trusted-html.js";

/** @typedef {import("./element.types").RegisteredGame} RegisteredGame */

/** The controls that step through the match, with the paths of their icons. */
const STEPS = /** @type {const} */ ([
  ["first", "M18 5 8 12l10 7ZM6 5v14"],
  ["back", "m16 5-9 7 9 7Z"],
  ["on", "m8 5 9 7-9 7Z"],
  ["last", "m6 5 10 7-10 7ZM18 5v14"],
]);

const steps = STEPS.map(
  ([name, path]) =>
    `<button type="button" class="round" id="${name}" part="button" data-label="walk.${name}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg></button>`,
).join("");

/** @param {RegisteredGame} game */
const markup = ({ drawings, board, controls }) =>
  trustedHtml(`<div class="frame">
<svg hidden aria-hidden="true">${drawings}</svg>
<p id="status" class="status" part="status"></p>
<div class="stage" part="board" dir="ltr">${board()}</div>
<div class="own-controls" part="board-controls">${controls?.() ?? ""}</div>
<p id="note" class="hint" part="note"></p>
<div class="controls" part="controls" role="group" data-label="walk.label">${steps}
<button type="button" class="plain" id="again" part="button" data-text="again"></button></div>
<form id="typed" class="typed" part="typed" autocomplete="off"><label for="typed-move" data-text="typed"></label>
<input id="typed-move" type="text" size="8" maxlength="20" autocapitalize="off" spellcheck="false" aria-describedby="typed-note" part="input">
<button class="plain" type="submit" part="button" data-text="typed.play"></button><p id="typed-note" class="hint"></p></form>
<details id="pieces" part="pieces"><summary data-text="pieces"></summary><ul></ul></details>
<p id="spoken" class="visually-hidden" role="status"></p></div>`);

/** Style sheets by text; all elements of a page share them. @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/** @param {string} text */
function sheetOf(text) {
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Fills a shadow tree for a game. @param {ShadowRoot} root @param {RegisteredGame} game */
export function fillTree(root, game) {
  root.adoptedStyleSheets = [styles, game.styles].map(sheetOf);
  // Parsed in the shadow tree, a form would be dropped if the element is in one.
  const template = document.createElement("template");
  template.innerHTML = markup(game);
  root.replaceChildren(template.content);
}
