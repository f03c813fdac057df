// Definitions of the games' pages: one for each game of wasm-pack.toml, with the same script.

import { menuHtml } from "../../../scripts/build/header.mjs";
import { engineOf, rulesOf } from "../../../scripts/build/wasm-modules.mjs";
import { en } from "../../i18n/common.js";
import { lessonFile } from "../lesson/page.mjs";
import { practiceFile } from "../practice/page.mjs";
import { piecesOf } from "./pieces.mjs";

/** @typedef {import("../../../scripts/build/add-page.mjs").PageDefinition} PageDefinition */
/** @typedef {import("../../../scripts/build/add-page.mjs").Visit} Visit */
/** @typedef {import("../../../scripts/build/games.mjs").GamePage} GamePage */
/** @typedef {import("../../../scripts/build/site.mjs").Site} Site */

/** Players per row in a narrow panel. */
const IN_A_ROW = 6;

/** @param {Site} site @returns {Promise<PageDefinition[]>} */
export async function pages(site) {
  const { games } = site;
  const boardOf = (/** @type {string} */ id) => `www/games/${id}/board.js`;
  const define = {
    __TOOLS_STYLES__: await site.addStyles({ file: "deferred.css" }),
    __MANIFEST__: site.app.manifest,
    __TOUCH_ICON__: site.app.touchIcon,
  };
  const budgets = await gameBudgets(site);
  const playable = games.filter(({ id }) => site.rules.has(id));
  return playable.map((game) => {
    const { id, file, look, description } = game;
    const { symbols } = look;
    const [lesson, practice] = [lessonFile(id), practiceFile(id)];
    /** @type {Record<string, string>} */
    const words = { ...en, .../** @type {any} */ (game.words) };
    return {
      file,
      texts: { ...words, "symbol.first": symbols.first, "symbol.second": symbols.second },
      description,
      game: id,
      data: { game: id, board: id, ...(lesson && { lesson }), ...(practice && { practice }) },
      modules: { module: id, engine: engineOf(id) },
      script: "main.js",
      hasPrograms: true,
      define,
      parts: games.map((one) => boardOf(one.id)),
      part: boardOf(id),
      next: "www/panels/index.js",
      policy: { "connect-src": "'self' blob:" },
      styles: [
        { file: "main.css" },
        { file: `games/${id}.css`, layer: "game", more: rowsOf(site, id) },
      ],
      pieces: { ...piecesOf(game, words), games: menuHtml(games, game) },
      budgets: (visit) => budgets(game, visit),
    };
  });
}

/** Placeholders for the rows of players in the options, one per year. @param {Site} site @param {string} id */
function rowsOf({ rules }, id) {
  const [{ players }] = rulesOf(rules, id).listGames();
  const years = [...new Set(players.map(({ year }) => year))];
  const rows = years.map((year) => players.filter((player) => player.year === year).length);
  const wrapped = rows.filter((count) => count > IN_A_ROW);
  return `:root { --eras: ${rows.length}; --wrapped: ${wrapped.length} }`;
}

/**
 * Budgets of the first visit until a game is playable, in the largest language, and of everything that its page may
 * load: for the first game all of it, for the others their share.
 * @param {Site} site
 */
async function gameBudgets(site) {
  const { games, settings } = site;
  const { worker } = await site.addSharedFiles();
  const [first] = games;
  /** @type {string[]} */
  let common = [];

  return async (/** @type {GamePage} */ game, /** @type {Visit} */ visit) => {
    const { id } = game;
    const isFirst = game === first;
    const engine = (await site.addModule(engineOf(id))).split(" ");
    const firstVisits = ["de", "fi"].map((tag) => {
      const tables = [`www/i18n/common.${tag}.js`, `www/games/${id}/i18n/game.${tag}.js`];
      const files = visit((module) => tables.includes(module), [worker]);
      return {
        what: `a first visit until ${id} is playable, in ${tag}`,
        files: files.filter((name) => !engine.includes(name)),
        limit: settings.budget[isFirst ? "first-move" : "other-first-move"],
      };
    });
    const others = games.filter((other) => other !== game).map((other) => other.id);
    const isOthers = new RegExp(`/(?:${others.join("|")})\\b`);
    const all = visit((module) => !isOthers.test(module), [worker]);
    if (isFirst) common = all;
    const own = isFirst ? all : all.filter((name) => !common.includes(name));
    const what = isFirst ? `all of ${id}` : `what ${id} adds`;
    return [...firstVisits, { what, files: own, limit: settings.budget.games[id] }];
  };
}
