// Thumbnails of several games on one page: data for its script, drawings, and styles.

import { readFileSync } from "node:fs";
import { inRoot } from "../support/paths.mjs";
import { engineOf } from "./wasm-modules.mjs";

/** @typedef {import("./games.mjs").GamePage} GamePage */
/** @typedef {import("./site.mjs").Site} Site */

/** Returns page, module addresses and thumbnail of each game. @param {Site} site @param {GamePage[]} games */
export async function smallBoards(site, games) {
  const entries = games.map(async ({ id, file, name, look }) => {
    const module = await site.addModule(id);
    const engine = await site.addModule(engineOf(id));
    return /** @type {const} */ ([id, { file, name, module, engine, look }]);
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** SVG definitions of the games' drawings, each in an element with the game's class. @param {GamePage[]} games */
export const drawingsOf = (games) =>
  games
    .map(
      ({ id, drawings }) =>
        `<svg hidden width="0" height="0" aria-hidden="true" class="small-board-${id}">${drawings.trim()}</svg>`,
    )
    .join("\n");

/** Reads the top-level rules of a style sheet. @param {string} path @returns {[selector: string, body: string][]} */
export function readRules(path) {
  const sheet = readFileSync(inRoot(path), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return [...sheet.matchAll(/^([^@{}\s][^{}]*)\{([^{}]*)\}/gm)].map(([, selector, body]) => [
    selector.trim(),
    body,
  ]);
}

/** Lists the custom properties that a rule defines. @param {string} body */
const propertiesIn = (body) => [...body.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);

/**
 * Rules of the themes that override a game's colours.
 * @param {string} id @param {string} scope selector @param {Set<string>} colours
 */
function themeStyles(id, scope, colours) {
  return readRules("styles/base/themes.css").flatMap(([selector, body]) => {
    const [, game] = selector.match(/\[data-board="(\w+)"\]/) ?? [];
    if (game && game !== id) return [];
    const theme = selector.replace(/\[data-board="\w+"\]/, "");
    const own = body
      .split(";")
      .map((one) => one.trim())
      .filter((one) => colours.has(one.split(":")[0]));
    return own.length > 0 ? [`${theme} ${scope}{${own.join(";")}}`] : [];
  });
}

/** Styles of the games' drawings, scoped: `:root` of a game's style sheet becomes `.small-board-<game>`. @param {GamePage[]} games */
export const smallBoardStyles = (games) => games.map(stylesOf).join("\n");

/** @param {GamePage} game */
function stylesOf({ id, drawings }) {
  const names = new Set(
    [...drawings.matchAll(/class="([\w -]+)"/g)].flatMap(([, list]) => list.split(" ")),
  );
  // `<use>` copies a drawing without its ancestors, so selectors can only name classes inside it.
  const isForDrawing = (/** @type {string} */ selector) =>
    /^[\s.,\w-]+$/.test(selector) &&
    [...selector.matchAll(/[.]?([\w-]+)/g)].every(
      ([word, name]) => word[0] === "." && names.has(name),
    );
  const rules = readRules(`styles/games/${id}.css`).filter(
    ([selector]) => selector === ":root" || isForDrawing(selector),
  );
  const scope = `.small-board-${id}`;
  const colours = new Set(
    rules.flatMap(([selector, body]) => (selector === ":root" ? propertiesIn(body) : [])),
  );
  return [
    ...rules.map(([selector, body]) => `${selector.replace(":root", scope)}{${body}}`),
    ...themeStyles(id, scope, colours),
  ].join("\n");
}
