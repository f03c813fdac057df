// HTML of Qubic's empty cube for the build: four tables of buttons, and the 3D picture. Each cell contains both fruits;
// styles show the one named by `data-stone`.

import {
  backToFront,
  INITIAL_TURN,
  levelNumberPosition,
  platePath,
  pointText,
  projectCells,
  rounded,
} from "./geometry.js";
import { en } from "./i18n/game.js";

const LEVELS = [0, 1, 2, 3];
const DIGITS = LEVELS.map((at) => at + 1);
const FRUITS = `<use class="first" href="#apricot"/><use class="second" href="#blueberry"/>`;

/** The buttons that rotate the cube, with the paths of their arrows. */
const TURNINGS = /** @type {const} */ ([
  ["left", "m14 5-7 7 7 7"],
  ["right", "m10 5 7 7-7 7"],
  ["up", "m5 14 7-7 7 7"],
  ["down", "m5 10 7 7 7-7"],
  ["back", "M6 8a8 8 0 1 1-1.5 7M6 3v5h5"],
]);

export function qubicMarkup() {
  return (
    `<div id="board" class="board" role="group" aria-label="${en.board}" data-side="first">\n` +
    `<div class="levels">\n${LEVELS.map(level).join("\n")}\n</div>\n` +
    `<div class="cube-panel">\n${cube()}\n${rotationButtons()}\n<p class="hint touch-hint" data-text="touch">${en.touch}</p></div>\n` +
    `<output id="code" class="code" aria-label="${en.code}" data-label="code"></output>\n</div>`
  );
}

/** Button that replaces the levels by the cube on phones. */
export const qubicView = () =>
  `<button id="view" class="plain" type="button" aria-pressed="false" aria-label="${en.view}" data-label="view">3D</button>`;

/** Content of the tabs that only Qubic has. */
export const qubicTabs = () => ({
  laboratory: `<p class="prove"><a href="qubic-proof.html" data-text="prove">${en.prove}</a></p>`,
  typewriter:
    `<section id="typewriter" class="typewriter"><h2 data-text="typewriter">${en.typewriter}</h2>` +
    `<div id="typewriter-strip" class="strip"></div></section>`,
});

/** @param {number} level */
function level(level) {
  const name = en.level.replace("{level}", String(level + 1));
  const head = DIGITS.map((digit) => `<th scope="col">${digit}</th>`).join("");
  const rows = LEVELS.map(
    (row) =>
      `<tr><th scope="row">${row + 1}</th>${LEVELS.map((at) => cell(level, row, at)).join("")}</tr>`,
  );
  return (
    `<table class="level" role="grid" aria-label="${name}"><caption>${name}</caption>\n` +
    `<thead aria-hidden="true"><tr><td></td>${head}</tr></thead>\n<tbody>\n${rows.join("\n")}\n</tbody></table>`
  );
}

/** @param {number} level @param {number} row @param {number} column */
function cell(level, row, column) {
  const code = [level, row, column].map((at) => at + 1).join(" ");
  const stop = level + row + column === 0 ? 0 : -1;
  return (
    `<td><button type="button" class="cell" tabindex="${stop}" aria-label="${en["cell.empty"].replace("{cell}", code)}" data-stone=".">` +
    `<svg class="stone" aria-hidden="true">${FRUITS}</svg></button></td>`
  );
}

function cube() {
  const projections = projectCells(INITIAL_TURN);
  const plates = LEVELS.map(
    (at) => `<path class="plate" d="${platePath(at, INITIAL_TURN)}"/>`,
  ).join("");
  const numbers = LEVELS.map((at) => {
    const { x, y } = levelNumberPosition(at, INITIAL_TURN);
    return `<text x="${rounded(x)}" y="${rounded(y)}">${at + 1}</text>`;
  }).join("");
  const points = backToFront(projections)
    .map((cell) => point(cell, projections[cell]))
    .join("");
  return (
    `<svg id="cube" class="cube" viewBox="-100 -100 200 200" role="img" aria-label="${en.cube}" data-label="cube">` +
    `${plates}${numbers}<path class="rows" d=""/><path class="row" d="" pathLength="1"/><g class="points">${points}</g></svg>`
  );
}

/** @param {number} cell @param {import("./geometry.js").Projection} projection */
function point(cell, projection) {
  return (
    `<g class="point" data-cell="${cell}" data-stone="." transform="translate(${pointText(projection)})scale(${rounded(projection.size)})">` +
    `<circle class="dot" r="2.2"/><circle class="ring" r="9.5"/>` +
    `<use class="first" href="#apricot" x="-8" y="-8" width="16" height="16"/>` +
    `<use class="second" href="#blueberry" x="-8" y="-8" width="16" height="16"/></g>`
  );
}

function rotationButtons() {
  const buttons = TURNINGS.map(([direction, shape]) => {
    const key = /** @type {const} */ (`turn.${direction}`);
    return (
      `<button type="button" class="round" data-turn="${direction}" aria-label="${en[key]}" data-label="${key}">` +
      `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${shape}"/></svg></button>`
    );
  });
  return `<div class="rotation-buttons" role="group" aria-label="${en.turning}" data-label="turning">${buttons.join("")}</div>`;
}
