// The page that breeds a historical program.

import { drawingsOf, smallBoardStyles, smallBoards } from "../../../scripts/build/small-boards.mjs";
import { rulesOf } from "../../../scripts/build/wasm-modules.mjs";
import { en as common } from "../../i18n/common.js";
import { roomLinks } from "../museum/rooms.mjs";
import { en } from "./i18n/breed.js";

/** @typedef {import("../../../scripts/build/site.mjs").Site} Site */
/** @typedef {typeof __GAMES__} Breedable */

/** Kilobytes, brotli-compressed, of the page with the modules of one game. */
const BUDGET = 380;

/** @param {Site} site @returns {Promise<import("../../../scripts/build/add-page.mjs").PageDefinition[]>} */
export async function pages(site) {
  const boards = await smallBoards(site, site.games);
  const entries = Object.entries(boards).map(([id, board]) => [
    id,
    { ...board, programs: programsOf(site, id) },
  ]);
  /** @type {Breedable} */
  const games = Object.fromEntries(entries);
  const { laboratory } = await site.addSharedFiles();
  return [
    {
      file: "breed.html",
      texts: { ...common, ...en },
      description:
        "Choose a game program of long ago and let it grow for a minute: its descendants play on all cores of your device, a family tree shows them, and the best one gets a name, a face and a link to take to a friend.",
      data: { page: "breed" },
      script: "main.js",
      define: { __GAMES__: games },
      styles: [
        { file: "main.css" },
        { file: "pages/breed.css", layer: "game", more: smallBoardStyles(site.games) },
      ],
      pieces: {
        drawings: drawingsOf(site.games),
        programs: programChoices(games),
        museum: await roomLinks(),
      },
      budgets: (visit) =>
        Object.entries(games).map(([id, { module, engine }]) => ({
          what: `breed.html with ${id}`,
          files: visit(
            (path) => isLoadedFor(id, path),
            [laboratory, ...`${module} ${engine}`.split(" ")],
          ),
          limit: BUDGET,
        })),
    },
  ];
}

/** The players of a game that have numbers an evolution can improve. @param {Site} site @param {string} game @returns {[id: string, name: string][]} */
function programsOf({ rules }, game) {
  const [{ players }] = rulesOf(rules, game).listGames();
  return players
    .filter(({ parameters }) => parameters.some(({ kind }) => kind !== "setting"))
    .map(({ id, name }) => [id, name]);
}

/** Options of the list of programs. @param {Breedable} games */
const programChoices = (games) =>
  Object.entries(games)
    .map(([id, { name, programs }]) => {
      const options = programs.map(
        ([player, words]) => `<option value="${id}/${player}">${words}</option>`,
      );
      return `<optgroup label="${name.en}">${options.join("")}</optgroup>`;
    })
    .join("");

/** Modules that the page loads for a game, in Finnish, the largest language. @param {string} game @param {string} path */
const isLoadedFor = (game, path) =>
  path === `www/games/${game}/traits.js` ||
  path === "www/pages/breed/i18n/breed.fi.js" ||
  path === "www/i18n/common.fi.js" ||
  (path.startsWith(`www/games/${game}/i18n/`) && path.endsWith(".fi.js"));
