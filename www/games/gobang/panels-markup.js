// HTML of the Gobang panels for the build: three buttons, the explained values of squares, and fields for the
// parameters of CPC-Gobang. Both panels are hidden until they are opened.

/** The thirteen parameters in groups, with the names of the source. */
const NUMBER_GROUPS = [
  ["a0", "a1", "a2", "a3", "a4"],
  ["zs", "nh", "of", "ob"],
  ["f1", "f2", "f3", "f4"],
];

/** Parameters for points that the source leaves open, with their possible values. */
const READINGS = {
  "zs-reading": [1, 2],
  "zs-alone": [0, 1],
  "nh-reach": [1, 2],
  ties: [0, 1, 2],
  "win-flag": [0, 1],
};

/** Symbols of the four directions. */
export const DIRECTIONS = ["—", "|", "\\", "/"];

/** @typedef {Record<string, string>} Words */

/** @param {Words} words */
export function gobangBelow(words) {
  return `<div class="below">
${bar(words)}
</div>`;
}

/** Content of the analysis tab that only Gobang has: values and numbers together, as on the CPC's screen. @param {Words} words */
export const gobangTabs = (words) => ({
  analysis: values(words) + numbers(words) + lastValues(words),
});

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
  return `<section id="weights" class="values" aria-labelledby="values-title" hidden>
<h2 id="values-title" ${text(words, "values.title")}</h2>
${block("here", words)}
</section>`;
}

/** Shown with the values, below the numbers. @param {Words} words */
const lastValues = (words) => `<div class="values">${block("last", words)}</div>`;

/** @param {string} name @param {Words} words */
function block(name, words) {
  const row = (/** @type {string} */ sign) =>
    `<tr><th scope="row"><span aria-hidden="true">${sign}</span><span class="visually-hidden" data-direction></span></th><td data-own></td><td data-enemy></td><td data-value></td><td data-product></td></tr>`;
  return `<table id="value-${name}">
<caption aria-live="polite">${words[`value.${name}.none`]}</caption>
<thead><tr><td></td>${sideHeader("own")}${sideHeader("enemy")}<th scope="col">BW</th><th scope="col">× F</th></tr></thead>
<tbody>${DIRECTIONS.map(row).join("")}</tbody>
</table>`;
}

/** The header of a side's column: a symbol, because a name is too long for phones. @param {"own" | "enemy"} who */
function sideHeader(who) {
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
