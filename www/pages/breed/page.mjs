// Definition of the page that breeds a historical program.

import { option } from "../../../scripts/build/games.mjs";
import { drawingsOf, smallBoardStyles, smallBoards } from "../../../scripts/build/small-boards.mjs";
import { rulesOf } from "../../../scripts/build/wasm-modules.mjs";
import { en as common } from "../../i18n/common.js";
import { roomLinks } from "../../museum/rooms.mjs";
import { en } from "./i18n/breed.js";

/** @typedef {import("../../../scripts/build/site.mjs").Site} Site */
/** @typedef {typeof __GAMES__} Breedable */

/** Kilobytes, brotli-compressed, including the modules of one game. */
const BUDGET = 390;

/** @param {Site} site @returns {Promise<import("../../../scripts/build/add-page.mjs").PageDefinition[]>} */
export async function pages(site) {
  const boards = await smallBoards(site, site.games);
  const entries = site.games.map((game) => [
    game.id,
    { ...boards[game.id], programs: programsOf(site, game) },
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

/** Players with parameters that can evolve. @param {Site} site @param {Site["games"][number]} game @returns {Breedable[string]["programs"]} */
function programsOf({ rules }, { id: game, playerName }) {
  const [{ players }] = rulesOf(rules, game).listGames();
  return players
    .filter(({ parameters }) => parameters.some(({ kind }) => kind !== "setting"))
    .map(({ id }) => [id, playerName(id)]);
}

/** Options of the list of programs. @param {Breedable} games */
const programChoices = (games) =>
  Object.entries(games)
    .map(([id, { name, programs }]) => {
      const options = programs.map(([player, words]) => option(`${id}/${player}`, words));
      return `<optgroup label="${name.en}">${options.join("")}</optgroup>`;
    })
    .join("");

/** Files that the page loads for a game, in Finnish, the largest language. @param {string} game @param {string} path */
const isLoadedFor = (game, path) =>
  path === `www/games/${game}/traits.js` ||
  path === "www/pages/breed/i18n/breed.fi.js" ||
  path === "www/i18n/common.fi.js" ||
  (path.startsWith(`www/games/${game}/i18n/`) && path.endsWith(".fi.js"));
