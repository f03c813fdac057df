// Definitions of the workshop, where visitors write players, and of its frame for other pages, which shows the exercise of its
// address.

import { inLanguages } from "../../../scripts/build/games.mjs";
import { drawingsOf, smallBoardStyles, smallBoards } from "../../../scripts/build/small-boards.mjs";
import { rulesOf } from "../../../scripts/build/wasm-modules.mjs";
import { en as common } from "../../i18n/common.js";
import { en as programTexts } from "../../programs/i18n/programs.js";
import { en as lessonTexts } from "./i18n/lessons.js";
import { en as classTexts } from "./i18n/tournament.js";
import { en } from "./i18n/workshop.js";

/** @typedef {import("../../../scripts/build/site.mjs").Site} Site */

/** Kilobytes, brotli-compressed: the page with the text area and the rules of the first game, and the code editor. */
const BUDGET = 100;
const EDITOR_BUDGET = 162;

const EDITOR = "www/pages/workshop/editor/code-editor.js";

/** @param {Site} site @returns {Promise<import("../../../scripts/build/add-page.mjs").PageDefinition[]>} */
export async function pages(site) {
  const playable = site.games.filter(({ id }) => site.rules.has(id));
  const boards = await smallBoards(site, playable);
  const entries = playable.map((game) => [
    game.id,
    { ...boards[game.id], ...opponentsOf(site, game) },
  ]);
  const first = playable[0].id;
  /** @type {import("../../../scripts/build/add-page.mjs").PageDefinition} */
  const workshop = {
    file: "workshop.html",
    texts: { ...common, ...programTexts, ...en, ...lessonTexts, ...classTexts },
    description:
      "Write your own player for strategy games, in Python or JavaScript, and let it beat the programs of long ago: with an editor, lessons and a class tournament. Free, without an account, also offline: nothing leaves your device.",
    data: { page: "workshop" },
    script: "main.js",
    hasPrograms: true,
    define: { __GAMES__: Object.fromEntries(entries) },
    styles: [
      { file: "main.css" },
      { file: "pages/workshop.css", layer: "game", more: smallBoardStyles(playable) },
    ],
    pieces: {
      drawings: drawingsOf(playable),
      choices: playable
        .map(({ id, name }) => `<option value="${id}" ${inLanguages(name)}>${name.en}</option>`)
        .join(""),
    },
    budgets: (visit) => {
      const page = visit(isLoaded, boards[first].module.split(" "));
      const editor = visit((path) => path === EDITOR).filter(
        (file) => !visit(() => false).includes(file),
      );
      return [
        { what: "workshop.html", files: page, limit: BUDGET },
        { what: "code editor", files: editor, limit: EDITOR_BUDGET },
      ];
    },
  };
  return [
    workshop,
    {
      ...workshop,
      file: "embed-workshop.html",
      data: { page: "workshop", frame: "" },
      budgets: undefined,
    },
  ];
}

/** The usual start of a game, and its computer players, the weakest first, without those that may think for long. @param {Site} site @param {Site["games"][number]} game @returns {Pick<(typeof __GAMES__)[string], "start" | "programs">} */
function opponentsOf({ rules }, { id: game, playerName }) {
  const [{ players, starts }] = rulesOf(rules, game).listGames();
  const programs = players
    .filter(({ id, elsewhere }) => !elsewhere || id.startsWith("level-"))
    .map(({ id }) => /** @type {[string, ReturnType<typeof playerName>]} */ ([id, playerName(id)]));
  return { start: starts[0], programs };
}

/** Texts in Finnish, the largest language. @param {string} path */
const isLoaded = (path) =>
  path === "www/i18n/common.fi.js" ||
  /^www\/(?:pages\/workshop|programs)\/i18n\/\w+\.fi\.js$/.test(path);
