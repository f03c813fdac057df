// Definition of the page on which visitors guess what a search prunes.

import { option } from "../../../scripts/build/games.mjs";
import { drawingsOf, smallBoardStyles, smallBoards } from "../../../scripts/build/small-boards.mjs";
import { en as common } from "../../i18n/common.js";
import { en } from "./i18n/prune.js";
import { POSITIONS } from "./positions.js";
import { REQUESTS } from "./tree.js";

export const FILE = "prune.html";

/** Kilobytes, brotli-compressed, without the module of a game. */
const BUDGET = 30;

/** @param {import("../../../scripts/build/site.mjs").Site} site @returns {Promise<import("../../../scripts/build/add-page.mjs").PageDefinition[]>} */
export async function pages(site) {
  const games = site.games.filter(({ id }) => id in POSITIONS);
  const { laboratory } = await site.addSharedFiles();
  return [
    {
      file: FILE,
      texts: { ...common, ...en },
      description:
        "What would you prune? A small tree out of the search of a program of long ago: guess which branches alpha-beta will never look at, then watch it search, and count your points.",
      data: { page: "prune" },
      script: "main.js",
      define: { __GAMES__: await smallBoards(site, games) },
      styles: [
        { file: "main.css" },
        { file: "pages/prune.css", layer: "game", more: smallBoardStyles(games) },
      ],
      pieces: { drawings: drawingsOf(games), programs: programChoices(games) },
      budgets: (visit) => [
        {
          what: FILE,
          files: visit((path) => path.endsWith(".fi.js"), [laboratory]),
          limit: BUDGET,
        },
      ],
    },
  ];
}

/** Options of the list of programs, each with its game. @param {import("../../../scripts/build/site.mjs").Site["games"]} games */
const programChoices = (games) =>
  Object.entries(REQUESTS)
    .flatMap(([id, { player }]) =>
      games.filter((game) => game.id === id).map((game) => ({ ...game, player })),
    )
    .map(({ id, name, playerName, player }) => {
      const program = playerName(player);
      const words = {
        en: `${program.en} (${name.en})`,
        de: `${program.de} (${name.de})`,
        fi: `${program.fi} (${name.fi})`,
      };
      return option(id, words);
    })
    .join("");
