// Definitions of the practice pages: one for each game that has puzzles, with the same script.

import { existsSync } from "node:fs";
import { inLanguages } from "../../../scripts/build/games.mjs";
import { engineOf } from "../../../scripts/build/wasm-modules.mjs";
import { inRoot } from "../../../scripts/support/paths.mjs";
import { en as common } from "../../i18n/common.js";
import { en } from "./i18n/practice.js";

/** @typedef {import("../../../scripts/build/add-page.mjs").PageDefinition} PageDefinition */
/** @typedef {import("../../../scripts/build/games.mjs").GamePage} GamePage */
/** @typedef {import("../../../scripts/build/site.mjs").Site} Site */

/** Kilobytes, brotli-compressed, until the first puzzle, without the puzzles and the engine. */
const BUDGET = 100;

/** Kilobytes of a file of puzzles. */
const PUZZLES_BUDGET = 40;

/** @param {string} game */
const puzzlesOf = (game) => `data/${game}/puzzles.txt`;

/** File name of a game's practice page; null if it has no puzzles. @param {string} game */
export const practiceFile = (game) =>
  existsSync(inRoot(puzzlesOf(game))) ? `practice-${game}.html` : null;

/** @param {Site} site @returns {Promise<PageDefinition[]>} */
export async function pages(site) {
  const games = site.games.filter(({ id }) => practiceFile(id) && site.rules.has(id));
  return Promise.all(games.map((game) => pageOf(site, game, games)));
}

/** @param {Site} site @param {GamePage} game @param {GamePage[]} games with puzzles @returns {Promise<PageDefinition>} */
async function pageOf(site, game, games) {
  const { id, name, words, look, drawings, board, controls } = game;
  const { first } = look.symbols;
  const boardOf = (/** @type {GamePage} */ one) => `www/games/${one.id}/board.js`;
  const engine = (await site.addModule(engineOf(id))).split(" ");
  const puzzles = site.add(puzzlesOf(id));
  return {
    file: `practice-${id}.html`,
    texts: {
      ...common,
      ...words,
      ...en,
      title: `${name.en}: ${en.practice}`,
      "symbol.first": first,
    },
    description: `${name.en} puzzles at your level, proved by the engine, with hints and reasons. Free, without an account, also offline: nothing leaves your device.`,
    game: id,
    data: { page: "practice", board: id, puzzles },
    modules: { module: id, engine: engineOf(id) },
    script: "main.js",
    parts: games.map(boardOf),
    part: boardOf(game),
    policy: { "connect-src": "'self' blob:" },
    styles: [
      { file: "main.css" },
      { file: `games/${id}.css`, layer: "game" },
      { file: "pages/practice.css", layer: "game" },
    ],
    pieces: {
      drawings: drawings.trim(),
      board: board(),
      controls: controls?.() ?? "",
      links: linksTo(game, games),
    },
    budgets: (visit) => [
      {
        what: `practice-${id}.html`,
        files: visit((path) => isLoaded(id, path)).filter((file) => !engine.includes(file)),
        limit: BUDGET,
      },
      { what: `puzzles of ${id}`, files: [puzzles], limit: PUZZLES_BUDGET },
    ],
  };
}

/** Links to the game's page and to the other practice pages. @param {GamePage} game @param {GamePage[]} games */
function linksTo(game, games) {
  const others = games.filter((one) => one !== game);
  return [
    `<a href="${game.file}" data-text="practice.play">${en["practice.play"]}</a>`,
    ...others.map(
      ({ id, name }) => `<a href="practice-${id}.html" ${inLanguages(name)}>${name.en}</a>`,
    ),
  ].join(" ");
}

/** Texts until the first puzzle, in Finnish, the largest language. @param {string} game @param {string} path */
const isLoaded = (game, path) =>
  ["www/i18n/common.fi.js", "www/pages/practice/i18n/practice.fi.js"].includes(path) ||
  [`www/games/${game}/i18n/game.fi.js`, `www/games/${game}/puzzles/i18n/puzzles.fi.js`].includes(
    path,
  ) ||
  path === `www/games/${game}/puzzles/i18n/puzzles.js`;
