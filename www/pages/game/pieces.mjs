// HTML that a game contributes to its page, by placeholder: <!-- board -->, <!-- starts --> …

/** @typedef {import("../../../scripts/build/games.mjs").GamePage} GamePage */

/**
 * @param {GamePage} page
 * @param {Record<string, string>} words English texts
 * @returns {Record<string, string>}
 */
export function piecesOf(page, words) {
  const { score } = page;
  return {
    drawings: page.drawings.trim().replaceAll("\n", "\n  "),
    board: page.board(),
    below: (page.controls?.() ?? "") + (page.below?.() ?? ""),
    starts: page.starts.map((group) => start(group, words)).join("\n      "),
    switches: page.switches.map((name) => option(name, words[name])).join("\n    "),
    "score first": score ? ` <b id="score-first">${score[0]}</b>` : "",
    "score second": score ? `<b id="score-second">${score[1]}</b> ` : "",
    ...workbenchOf(page, words),
    balance: score ? `<div class="balance" aria-hidden="true"></div>` : "",
  };
}

/** Tabs of page.html that a game can extend; other names add tabs. */
const SHARED_TABS = ["analysis", "laboratory"];

/**
 * The tabs next to the board with the contents a game adds.
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
 * @param {import("../../games/shared/page.types").StartGroup} group
 * @param {Record<string, string>} words
 */
function start({ name, legend, choices }, words) {
  const radios = choices.map(
    ({ value, label: key }, place) =>
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
