// Common part of the entries of @stratege/board: defines the element and registers games. Nothing is loaded before an
// element is on the page.

import { defineBoard } from "../../www/element/define.js";
import { registerGame } from "../../www/element/registry.js";
import { compile } from "../../www/engine/compile.js";
import { rulesOf } from "../../www/engine/rules-of-game.js";
import { bestLanguage, setLanguage } from "../../www/i18n/index.js";

/** @typedef {import("../../www/element/element.types").RegisteredGame} RegisteredGame */
/** @typedef {import("../../www/games/shared/element.types").ElementGame} ElementGame */

/** The language of the page, as far as there are texts in it. */
const followPage = () => setLanguage(bestLanguage([document.documentElement.lang]));

/**
 * @param {string} id @param {() => Promise<RegisteredGame>} load
 */
export function addGame(id, load) {
  registerGame(id, load);
  defineBoard(followPage);
}

/**
 * Loads the rules of a game.
 * @param {ElementGame} element @param {import("../../www/engine/engine.types").Glue} glue
 * @param {string} wasm address @param {string} digest of the module
 * @returns {Promise<RegisteredGame>}
 */
export async function openGame(element, glue, wasm, digest) {
  glue.initSync({ module: await compile(wasm, digest) });
  return { ...element, rules: rulesOf(element.ui.id, glue) };
}
