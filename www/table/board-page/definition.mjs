// The part of a page's definition that all pages with an exercise on a game's board share, for the build.

import { inLanguages } from "../../../scripts/build/games.mjs";
import { en as common } from "../../i18n/common.js";

/** @typedef {import("../../../scripts/build/add-page.mjs").PageDefinition} PageDefinition */
/** @typedef {import("../../../scripts/build/games.mjs").GamePage} GamePage */

/**
 * @typedef {object} Kind of pages: a folder of www/pages/ with a page for each of several games
 * @property {string} folder its name, also of its style sheet and of its texts
 * @property {Record<string, string>} words its English texts; the one with the folder's name is in the title
 * @property {(game: GamePage) => string} fileOf name of a game's page
 * @property {GamePage[]} games
 */

/** @param {GamePage} game */
const boardOf = ({ id }) => `www/games/${id}/board.js`;

/** @param {GamePage} game @param {Kind} kind @returns {Omit<PageDefinition, "description">} */
export function boardPage(game, { folder, words, fileOf, games }) {
  const { id, file, name, look, drawings, board, controls } = game;
  const links = games
    .filter((one) => one !== game)
    .map((one) => `<a href="${fileOf(one)}" ${inLanguages(one.name)}>${one.name.en}</a>`);
  return {
    file: fileOf(game),
    texts: {
      ...{ ...common, ...game.words, ...words },
      ...{ title: `${name.en}: ${words[folder]}`, file, "symbol.first": look.symbols.first },
    },
    game: id,
    data: { page: folder, board: id },
    modules: { module: id },
    script: "main.js",
    parts: games.map(boardOf),
    part: boardOf(game),
    styles: [
      { file: "main.css" },
      { file: `games/${id}.css`, layer: "game" },
      { file: `pages/${folder}.css`, layer: "game" },
    ],
    pieces: {
      drawings: drawings.trim(),
      board: board(),
      controls: controls?.() ?? "",
      links: links.join(" "),
    },
  };
}

/**
 * Whether a visit to the page in Finnish, whose texts are the largest, loads this module of texts.
 * @param {string} folder of the page @param {string} game @param {string} path
 */
export const isFinnishText = (folder, game, path) =>
  [
    "www/i18n/common.fi.js",
    `www/pages/${folder}/i18n/${folder}.fi.js`,
    `www/games/${game}/i18n/game.fi.js`,
  ].includes(path);
