// Definitions of the practice pages: one for each game that has puzzles, with the same script.

import { existsSync } from "node:fs";
import { engineOf } from "../../../scripts/build/wasm-modules.mjs";
import { inRoot } from "../../../scripts/support/paths.mjs";
import { boardPage, isFinnishText } from "../../table/board-page/definition.mjs";
import { en } from "./i18n/practice.js";

/** @typedef {import("../../../scripts/build/add-page.mjs").PageDefinition} PageDefinition */
/** @typedef {import("../../../scripts/build/games.mjs").GamePage} GamePage */
/** @typedef {import("../../../scripts/build/site.mjs").Site} Site */

/** Kilobytes, brotli-compressed, until the first puzzle, without the puzzles and the engine. */
const BUDGET = 100;

/** Kilobytes of a file of puzzles. */
const PUZZLES_BUDGET = 40;

/** Files of a game's puzzles, each with up to 1,100. @param {string} game */
const puzzlesOf = (game) =>
  ["puzzles", "puzzles-2"]
    .map((name) => `data/${game}/${name}.txt`)
    .filter((path) => existsSync(inRoot(path)));

/** A game's names of openings, without which there is no openings trainer. @param {string} game */
const openingsOf = (game) => `www/games/${game}/openings.js`;

const OPENINGS = `<details class="more" data-section="openings"><summary data-text="openings">${en.openings}</summary></details>`;

/** @param {string} game */
const fileOf = (game) => `practice-${game}.html`;

/** File name of a game's practice page; null if it has no puzzles. @param {string} game */
export const practiceFile = (game) => (puzzlesOf(game).length > 0 ? fileOf(game) : null);

/** @param {Site} site @returns {Promise<PageDefinition[]>} */
export async function pages(site) {
  const games = site.games.filter(({ id }) => practiceFile(id) && site.rules.has(id));
  return Promise.all(games.map((game) => pageOf(site, game, games)));
}

/** @param {Site} site @param {GamePage} game @param {GamePage[]} games with puzzles @returns {Promise<PageDefinition>} */
async function pageOf(site, game, games) {
  const { id, name } = game;
  const engine = (await site.addModule(engineOf(id))).split(" ");
  const puzzles = puzzlesOf(id).map((path) => site.add(path));
  const page = boardPage(game, {
    folder: "practice",
    words: en,
    fileOf: (one) => fileOf(one.id),
    games,
  });
  return {
    ...page,
    description: `${name.en} puzzles at your level, proved by the engine, with hints and reasons. Free, without an account, also offline: nothing leaves your device.`,
    data: { ...page.data, puzzles: puzzles.join(" ") },
    pieces: { ...page.pieces, openings: existsSync(inRoot(openingsOf(id))) ? OPENINGS : "" },
    modules: { ...page.modules, engine: engineOf(id) },
    policy: { "connect-src": "'self' blob:" },
    budgets: (visit) => [
      {
        what: page.file,
        files: visit((path) => isLoaded(id, path)).filter((file) => !engine.includes(file)),
        limit: BUDGET,
      },
      ...puzzles.map((file) => ({
        what: `puzzles of ${id}`,
        files: [file],
        limit: PUZZLES_BUDGET,
      })),
    ],
  };
}

/** @param {string} game @param {string} path */
const isLoaded = (game, path) =>
  isFinnishText("practice", game, path) ||
  ["puzzles.js", "puzzles.fi.js"].some((own) => path === `www/games/${game}/puzzles/i18n/${own}`);
