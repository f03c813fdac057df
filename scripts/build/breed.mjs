// The page on which an old program is bred: which programs there are, how the boards of their games are drawn, and how
// large the page is.

import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { hold } from "./sizes.mjs";
import { rulesOf } from "./wasm-modules.mjs";

/** @typedef {import("./pages.mjs").GamePage} GamePage */
/** @typedef {import("./wasm-modules.mjs").Rules} Rules */
/** @typedef {import("./site.mjs").Files} Files */
/** @typedef {typeof __GAMES__} Breedable */

/**
 * Every player with numbers that an evolution can better.
 * @param {Map<string, Rules>} rules by game @param {GamePage[]} pages
 * @param {(game: string) => string} moduleOf the addresses of its module
 * @returns {Breedable}
 */
export function breedableGames(rules, pages, moduleOf) {
  const entries = pages.map(({ id, file, name, look }) => {
    const [{ players }] = rulesOf(rules, id).listGames();
    const programs = players
      .filter(({ parameters }) => parameters.some(({ kind }) => kind !== "setting"))
      .map((player) => [player.id, player.name]);
    return [id, { file, name, module: moduleOf(id), programs, look }];
  });
  return Object.fromEntries(entries);
}

/** The choice of a program. @param {Breedable} games @param {GamePage[]} pages */
export const programChoices = (games, pages) =>
  pages
    .map(({ id, name }) => {
      const options = games[id].programs.map(
        ([player, words]) => `<option value="${id}/${player}">${words}</option>`,
      );
      return `<optgroup label="${name.en}">${options.join("")}</optgroup>`;
    })
    .join("");

/**
 * Holds the page to its budget: with what it names, what it fetches later in one language, and one module.
 * @param {Files} files @param {string} page @param {import("./bundle.mjs").Bundle} script
 * @param {{ games: Breedable, worker: string }} parts @param {import("./settings.mjs").Budget} budget
 */
export async function holdBreed(files, page, script, { games, worker }, budget) {
  const html = Buffer.from(files.get(page) ?? "").toString();
  const named = [...files.keys()].filter((name) => !name.endsWith(".html") && html.includes(name));
  const limits = Object.entries(games).map(async ([game, { module }]) => {
    const later = script.neededBy(
      (path) =>
        path === `www/games/${game}/traits.js` ||
        path === "www/pages/breed/i18n/breed.fi.js" ||
        path === "www/i18n/common.fi.js" ||
        (path.startsWith(`www/games/${game}/i18n/`) && path.endsWith(".fi.js")),
    );
    const all = new Set([page, worker, ...module.split(" "), ...named, ...later]);
    const sizes = [...all].map(async (name) => {
      const packed = await promisify(brotliCompress)(files.get(name) ?? new Uint8Array());
      return packed.length;
    });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { what: `${page} with ${game}`, bytes, limit: budget.breed };
  });
  hold(await Promise.all(limits), budget["check-at-build"]);
}
