// The start page: its cards, the drawings of all games side by side, and the matches that its little boards show.

import { readFileSync } from "node:fs";
import { en as start } from "../../www/pages/start/i18n/start.js";
import { inRoot } from "../support/paths.mjs";
import { inLanguages } from "./pages.mjs";
import { layered } from "./styles.mjs";
import { rulesOf } from "./wasm-modules.mjs";

/** @typedef {import("./pages.mjs").GamePage} GamePage */
/** @typedef {import("./wasm-modules.mjs").Rules} Rules */

export const FILE = "index.html";

/** Where it was before, and where it opens where it has been installed as an app then. */
export const OLD_FILE = "start.html";

/** @param {GamePage[]} pages */
export function startDescription(pages) {
  const names = new Intl.ListFormat("en-GB").format(pages.map(({ name }) => name.en));
  return `${names} against the programs of their history, re-created to the number, and against modern engines. In the browser, on your device alone.`;
}

/**
 * Every position of the matches of the little boards, and how they are drawn: cells, the last move's cell, the row that
 * has won.
 * @param {Map<string, Rules>} rules by game
 * @param {GamePage[]} pages
 */
export function matchesFor(rules, pages) {
  const entries = pages.map(({ id, match: record, look }) => {
    const match = rulesOf(rules, id).Match.read(record);
    const { columns, rows, moves } = match.view();
    const frames = Array.from({ length: moves.length + 1 }, (_, ply) => {
      match.goto(ply);
      const { cells, last, winningRow } = match.view();
      return /** @type {const} */ ([cells, last?.cell ?? null, winningRow]);
    });
    match.free();
    return [id, { columns, rows, look, frames }];
  });
  return Object.fromEntries(entries);
}

/** The drawings of all games, each in its own colours. @param {GamePage[]} pages */
export const littleDrawings = (pages) =>
  pages
    .map(
      ({ id, drawings }) =>
        `<svg hidden width="0" height="0" aria-hidden="true" class="little-${id}">${drawings.trim()}</svg>`,
    )
    .join("\n");

/** @param {GamePage[]} pages */
export function startPieces(pages) {
  const cards = pages.map(({ id, file, name, origin }) => {
    return `<section class="way little-${id}">
    <div id="little-${id}" class="little"></div>
    <div class="words">
      <h2><a href="${file}" ${inLanguages(name)}>${name.en}</a></h2>
      <p ${inLanguages(origin)}>${origin.en}</p>
      <p class="go" id="go-${id}" data-text="start.play" aria-hidden="true">${start["start.play"]}</p>
    </div>
  </section>`;
  });
  return { drawings: littleDrawings(pages), cards: cards.join("\n  ") };
}

/** What stands in the page in braces. */
export const startNames = start;

/** The selectors of a style sheet that stand by themselves, each with its declarations. @param {string} path @returns {[selector: string, body: string][]} */
function declarationsOf(path) {
  const sheet = readFileSync(inRoot(path), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return [...sheet.matchAll(/^([^@{}\s][^{}]*)\{([^{}]*)\}/gm)].map(([, selector, body]) => [
    selector.trim(),
    body,
  ]);
}

/** @param {string} body */
const namesIn = (body) => [...body.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);

/**
 * What the themes say of a game's colours: on its card they would else be the garden's.
 * @param {string} id @param {string} card @param {Set<string>} colours
 */
function inThemes(id, card, colours) {
  return declarationsOf("styles/themes.css").flatMap(([selector, body]) => {
    const [, game] = selector.match(/\[data-game="(\w+)"\]/) ?? [];
    if (game && game !== id) return [];
    const theme = selector.replace(/\[data-game="\w+"\]/, "");
    const own = body
      .split(";")
      .map((one) => one.trim())
      .filter((one) => colours.has(one.split(":")[0]));
    return own.length > 0 ? [`${theme} ${card}{${own.join(";")}}`] : [];
  });
}

/**
 * The colours and drawings of all games, each for its own card: what is the whole page's in a game's style sheet
 * belongs to one part of this page.
 * @param {GamePage[]} pages @param {string} [sheet] of the page
 */
export function startStyles(pages, sheet = "start.css") {
  const own = pages.map(({ id, drawings }) => {
    const names = new Set(
      [...drawings.matchAll(/class="([\w -]+)"/g)].flatMap(([, list]) => list.split(" ")),
    );
    // A drawing is used far from where it stands, so its own classes alone can be asked for.
    const isDrawn = (/** @type {string} */ selector) =>
      /^[\s.,\w-]+$/.test(selector) &&
      [...selector.matchAll(/[.]?([\w-]+)/g)].every(
        ([word, name]) => word[0] === "." && names.has(name),
      );
    const rules = declarationsOf(`styles/${id}.css`);
    const card = `.little-${id}`;
    const usual = rules.filter(([selector]) => selector === ":root" || isDrawn(selector));
    const colours = new Set(
      usual.flatMap(([selector, body]) => (selector === ":root" ? namesIn(body) : [])),
    );
    return [
      ...usual.map(([selector, body]) => `${selector.replace(":root", card)}{${body}}`),
      ...inThemes(id, card, colours),
    ].join("\n");
  });
  return layered(sheet, "game", own.join("\n"));
}
