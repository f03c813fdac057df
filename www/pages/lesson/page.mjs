// Definitions of the pages with the first steps: one for each game, with the same script.

import { existsSync } from "node:fs";
import { inRoot } from "../../../scripts/support/paths.mjs";
import { boardPage, isFinnishText } from "../../table/board-page/definition.mjs";
import { en } from "./i18n/lesson.js";

/** @typedef {import("../../../scripts/build/add-page.mjs").PageDefinition} PageDefinition */
/** @typedef {import("../../../scripts/build/games.mjs").GamePage} GamePage */
/** @typedef {import("../../../scripts/build/site.mjs").Site} Site */

/** Kilobytes, brotli-compressed, until the first step, in the largest language. */
const BUDGET = 86;

/** @param {string} game */
const fileOf = (game) => `lesson-${game}.html`;

/** File name of a game's page; null if the game has no first steps. @param {string} game */
export const lessonFile = (game) =>
  existsSync(inRoot("www/games", game, "lesson/steps.js")) ? fileOf(game) : null;

/** @param {Site} site @returns {PageDefinition[]} */
export function pages(site) {
  const games = site.games.filter(({ id }) => lessonFile(id) && site.rules.has(id));
  return games.map((game) => pageOf(game, games));
}

/** @param {GamePage} game @param {GamePage[]} games with first steps @returns {PageDefinition} */
function pageOf(game, games) {
  const { id, name } = game;
  const page = boardPage(game, {
    folder: "lesson",
    words: en,
    fileOf: (one) => fileOf(one.id),
    games,
  });
  return {
    ...page,
    description: `The rules and the first ideas of ${name.en}, in five minutes on the board. Free, without an account, also offline.`,
    budgets: (visit) => [
      { what: page.file, files: visit((path) => isLoaded(id, path)), limit: BUDGET },
    ],
  };
}

/** @param {string} game @param {string} path */
const isLoaded = (game, path) =>
  isFinnishText("lesson", game, path) ||
  ["i18n/lesson.js", "i18n/lesson.fi.js", "steps.js"].some(
    (own) => path === `www/games/${game}/lesson/${own}`,
  );
