// Small boards on a page that shows several games: descriptions for its script, drawings and colours.

import { readFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";
import { engineOf } from "./wasm-modules.mjs";

/** @typedef {import("./games.mjs").GamePage} GamePage */
/** @typedef {import("./site.mjs").Site} Site */

/** Each game's page, the addresses of its WebAssembly modules, and the look of its thumbnail. @param {Site} site @param {GamePage[]} games */
export async function smallBoards(site, games) {
  const entries = games.map(async ({ id, file, name, look }) => {
    const module = await site.addModule(id);
    const engine = await site.addModule(engineOf(id));
    return /** @type {const} */ ([id, { file, name, module, engine, look }]);
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The drawings of games, each with its own colours. @param {GamePage[]} games */
export const drawingsOf = (games) =>
  games
    .map(
      ({ id, drawings }) =>
        `<svg hidden width="0" height="0" aria-hidden="true" class="little-${id}">${drawings.trim()}</svg>`,
    )
    .join("\n");

/** The rules of a style sheet outside of other rules: selector and declarations. @param {string} path @returns {[selector: string, body: string][]} */
function declarationsOf(path) {
  const sheet = readFileSync(inRoot(path), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return [...sheet.matchAll(/^([^@{}\s][^{}]*)\{([^{}]*)\}/gm)].map(([, selector, body]) => [
    selector.trim(),
    body,
  ]);
}

/** @param {string} body */
const namesIn = (body) => [...body.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);

/**
 * A game's colours in the themes, which override those of its card.
 * @param {string} id @param {string} card @param {Set<string>} colours
 */
function inThemes(id, card, colours) {
  return declarationsOf("styles/base/themes.css").flatMap(([selector, body]) => {
    const [, game] = selector.match(/\[data-game="(\w+)"\]/) ?? [];
    if (game && game !== id) return [];
    const theme = selector.replace(/\[data-game="\w+"\]/, "");
    const own = body
      .split(";")
      .map((one) => one.trim())
      .filter((one) => colours.has(one.split(":")[0]));
    return own.length > 0 ? [`${theme} ${card}{${own.join(";")}}`] : [];
  });
}

/**
 * The colours and drawings of games, each limited to its own part of the page: `:root` of a game's style sheet becomes
 * `.little-<game>`.
 * @param {GamePage[]} games
 */
export const smallBoardStyles = (games) => games.map(stylesOf).join("\n");

/** @param {GamePage} game */
function stylesOf({ id, drawings }) {
  const names = new Set(
    [...drawings.matchAll(/class="([\w -]+)"/g)].flatMap(([, list]) => list.split(" ")),
  );
  // A drawing is used far from its definition, so a selector can only name classes inside it.
  const isDrawn = (/** @type {string} */ selector) =>
    /^[\s.,\w-]+$/.test(selector) &&
    [...selector.matchAll(/[.]?([\w-]+)/g)].every(
      ([word, name]) => word[0] === "." && names.has(name),
    );
  const rules = declarationsOf(`styles/games/${id}.css`);
  const card = `.little-${id}`;
  const own = rules.filter(([selector]) => selector === ":root" || isDrawn(selector));
  const colours = new Set(
    own.flatMap(([selector, body]) => (selector === ":root" ? namesIn(body) : [])),
  );
  return [
    ...own.map(([selector, body]) => `${selector.replace(":root", card)}{${body}}`),
    ...inThemes(id, card, colours),
  ].join("\n");
}
