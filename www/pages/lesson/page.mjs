// Definitions of the pages with the first steps: one for each game, with the same script.

import { existsSync } from "node:fs";
import { inLanguages } from "../../../scripts/build/games.mjs";
import { inRoot } from "../../../scripts/support/paths.mjs";
import { en as common } from "../../i18n/common.js";
import { en } from "./i18n/lesson.js";

/** @typedef {import("../../../scripts/build/add-page.mjs").PageDefinition} PageDefinition */
/** @typedef {import("../../../scripts/build/games.mjs").GamePage} GamePage */
/** @typedef {import("../../../scripts/build/site.mjs").Site} Site */

/** Kilobytes, brotli-compressed, until the first step, in the largest language. */
const BUDGET = 85;

/** File name of a game's page; null if the game has no first steps. @param {string} game */
export const lessonFile = (game) =>
  existsSync(inRoot("www/games", game, "lesson/steps.js")) ? `lesson-${game}.html` : null;

/** @param {Site} site @returns {PageDefinition[]} */
export function pages(site) {
  const games = site.games.flatMap((game) => {
    const page = lessonFile(game.id);
    return page && site.rules.has(game.id) ? [{ ...game, page }] : [];
  });
  return games.map((game) => pageOf(game, games));
}

/** @typedef {GamePage & { page: string }} Lesson a game with the file of its first steps */

/** @param {Lesson} game @param {Lesson[]} games @returns {PageDefinition} */
function pageOf(game, games) {
  const { id, file, page, name, words, look, drawings, board, controls } = game;
  const boardOf = (/** @type {GamePage} */ one) => `www/games/${one.id}/board.js`;
  return {
    file: page,
    texts: {
      ...{ ...common, ...words, ...en },
      ...{ file, title: `${name.en}: ${en.lesson}`, "symbol.first": look.symbols.first },
    },
    description: `The rules and the first ideas of ${name.en}, in five minutes on the board. Free, without an account, also offline.`,
    game: id,
    data: { page: "lesson", board: id },
    modules: { module: id },
    script: "main.js",
    parts: games.map(boardOf),
    part: boardOf(game),
    styles: [
      { file: "main.css" },
      { file: `games/${id}.css`, layer: "game" },
      { file: "pages/lesson.css", layer: "game" },
    ],
    pieces: {
      drawings: drawings.trim(),
      board: board(),
      controls: controls?.() ?? "",
      links: games
        .filter((one) => one !== game)
        .map((one) => `<a href="${one.page}" ${inLanguages(one.name)}>${one.name.en}</a>`)
        .join(" "),
    },
    budgets: (visit) => [{ what: page, files: visit((path) => isLoaded(id, path)), limit: BUDGET }],
  };
}

/** Finnish texts, which are the largest. @param {string} game @param {string} path */
const isLoaded = (game, path) =>
  ["www/i18n/common.fi.js", "www/pages/lesson/i18n/lesson.fi.js"].includes(path) ||
  [`www/games/${game}/i18n/game.fi.js`, `www/games/${game}/lesson/i18n/lesson.fi.js`].includes(
    path,
  ) ||
  [`www/games/${game}/lesson/i18n/lesson.js`, `www/games/${game}/lesson/steps.js`].includes(path);
