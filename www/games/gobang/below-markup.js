// HTML of what stands below the Gobang board: three buttons, the explained values of squares, and the fields for the
// parameters of CPC-Gobang. Both panels are hidden until they are opened.

/** The thirteen numbers in the groups in which they stand, and what the text calls them. */
const NUMBER_GROUPS = [
  ["a0", "a1", "a2", "a3", "a4"],
  ["zs", "nh", "of", "ob"],
  ["f1", "f2", "f3", "f4"],
];

/** The readings that the text leaves open, each with the values that it may have. */
const READINGS = {
  "zs-reading": [1, 2],
  "zs-alone": [0, 1],
  "nh-reach": [1, 2],
  ties: [0, 1, 2],
  "win-flag": [0, 1],
};

/** The signs of the four directions. */
export const DIRECTIONS = ["—", "|", "\\", "/"];

/** @typedef {Record<string, string>} Words */

/** @param {Words} words */
export function gobangPanels(words) {
  return `<div class="below">
${bar(words)}
</div>`;
}

/** What the tabs beside the board have for Gobang alone. @param {Words} words */
export const gobangTabs = (words) => ({ analysis: values(words), laboratory: numbers(words) });

/** @param {Words} words @param {string} key */
const text = (words, key) => `data-text="${key}">${words[key]}`;

/** @param {Words} words */
function bar(words) {
  return `<p class="bar">
<button id="weights-toggle" class="plain" type="button" aria-expanded="false" aria-controls="weights" ${text(words, "weights")}</button>
<button id="numbers-toggle" class="plain" type="button" aria-expanded="false" aria-controls="numbers" ${text(words, "numbers")}</button>
<button id="suggest" class="plain" type="button" ${text(words, "suggest")}</button>
<button id="cause" class="plain" type="button" hidden ${text(words, "cause")}</button>
</p>`;
}

/** @param {Words} words */
function values(words) {
  const blocks = ["here", "last"].map((name) => block(name, words)).join("\n");
  return `<section id="weights" class="values" aria-labelledby="values-title" hidden>
<h2 id="values-title" ${text(words, "values.title")}</h2>
${blocks}
</section>`;
}

/** @param {string} name @param {Words} words */
function block(name, words) {
  const row = (/** @type {string} */ sign) =>
    `<tr><th scope="row"><span aria-hidden="true">${sign}</span><span class="visually-hidden" data-direction></span></th><td data-own></td><td data-enemy></td><td data-value></td><td data-product></td></tr>`;
  return `<table id="value-${name}">
<caption aria-live="polite">${words[`value.${name}.none`]}</caption>
<thead><tr><td></td>${whose("own")}${whose("enemy")}<th scope="col">BW</th><th scope="col">× F</th></tr></thead>
<tbody>${DIRECTIONS.map(row).join("")}</tbody>
</table>`;
}

/** The side whose column it is, as a picture: its name would be too long for a phone. @param {"own" | "enemy"} who */
function whose(who) {
  return `<th scope="col" data-${who}><svg class="face" aria-hidden="true"><use href="#ladybird"/></svg><span class="visually-hidden"></span></th>`;
}

/** @param {Words} words */
function numbers(words) {
  const groups = NUMBER_GROUPS.map(
    (names) => `<div class="group">${names.map((name) => field(name)).join("")}</div>`,
  ).join("\n");
  const readings = Object.entries(READINGS)
    .map(([name, choices]) => reading(name, choices, words))
    .join("\n");
  return `<section id="numbers" class="numbers" aria-labelledby="numbers-title" hidden>
<h2 id="numbers-title">${words["numbers.title"].replace("{player}", "CPC-Gobang")}</h2>
${groups}
<div id="numbers-tuning"></div>
<p id="numbers-note" class="hint" role="status" ${text(words, "numbers.note")}</p>
<details><summary ${text(words, "readings")}</summary>
${readings}
</details>
<p><button id="numbers-original" class="plain" type="button" ${text(words, "numbers.original")}</button></p>
</section>`;
}

/** @param {string} name */
function field(name) {
  return `<label>${name.toUpperCase()} <input data-number="${name}" type="text" inputmode="numeric" size="3" maxlength="4" autocomplete="off" aria-describedby="numbers-note"></label>`;
}

/** @param {string} name @param {number[]} choices @param {Words} words */
function reading(name, choices, words) {
  const options = choices.map(
    (value) => `<option value="${value}" ${text(words, `${name}.${value}`)}</option>`,
  );
  return `<label><span ${text(words, name)}</span> <select data-number="${name}" autocomplete="off">${options.join("")}</select></label>`;
}
