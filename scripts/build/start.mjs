// The start page: its cards, the drawings of all games side by side, and the matches that its little boards show.

import { readFileSync } from "node:fs";
import { en as history } from "../../www/i18n/history.js";
import { en as start } from "../../www/start/i18n/start.js";
import { inRoot } from "../support/paths.mjs";
import { layered } from "./styles.mjs";
import { rulesOf } from "./wasm-modules.mjs";

/** @typedef {import("../../www/games/shared/page.js").PageKind} PageKind */
/** @typedef {import("./wasm-modules.mjs").Rules} Rules */

export const FILE = "start.html";

export const DESCRIPTION =
  "Reversi, Gobang, chess, Qubic and Connect Four against the programs of their history, re-created to the number, and against modern engines. In the browser, on your device alone.";

/** A match for each little board. */
const RECORDS = [
  "reversi:diagonal-mole:f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6",
  "gobang:16-first-five-120:h8i9i8j8h7h9g9j6f6g6h6h5i7k5g5f4j9e8g7",
  "chess:standard:e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Qd3 e5 dxe5 Qa5+ Bd2 Qxe5 O-O-O Nxe4 Qd8+ Kxd8 Bg5+ Kc7 Bd8#",
  "qubic:first:222333233323232223141414242343",
  "connect4:first:44434543355266",
];

/**
 * Every position of the matches: cells, the last move's cell, the row that has won.
 * @param {Map<string, Rules>} rules by game
 * @param {PageKind[]} pages
 */
export function matchesFor(rules, pages) {
  const entries = RECORDS.map((record) => {
    const [game] = record.split(":");
    const match = rulesOf(rules, game).Match.read(record);
    const { columns, rows, moves } = match.view();
    const frames = Array.from({ length: moves.length + 1 }, (_, ply) => {
      match.goto(ply);
      const { cells, last, winningRow } = match.view();
      return [cells, last?.cell ?? null, winningRow];
    });
    match.free();
    const symbols = pages.find(({ id }) => id === game)?.symbols;
    return [game, { columns, rows, symbols, frames }];
  });
  return Object.fromEntries(entries);
}

/** @param {PageKind[]} pages @param {Record<string, string>} common */
export function startPieces(pages, common) {
  const words = /** @type {Record<string, string>} */ (history);
  const drawings = pages.map(
    ({ id, drawings }) =>
      `<svg hidden width="0" height="0" aria-hidden="true" class="little-${id}">${drawings.trim()}</svg>`,
  );
  const cards = pages.map(({ id, file }) => {
    const address = file === "index.html" ? "./" : file;
    const key = `game.${id}`;
    return `<section class="way little-${id}">
    <div id="little-${id}" class="little"></div>
    <div class="words">
      <h2><a href="${address}" data-text="${key}">${common[key]}</a></h2>
      <p data-text="history.${id}">${words[`history.${id}`]}</p>
    </div>
  </section>`;
  });
  return { drawings: drawings.join("\n"), cards: cards.join("\n  ") };
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
 * @param {PageKind[]} pages
 */
export function startStyles(pages) {
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
  return layered("start.css", "game", own.join("\n"));
}
