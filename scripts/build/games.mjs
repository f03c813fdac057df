// The games as the build sees them, read from their folders: page.js, the names and the drawing of the board, and the
// English texts. wasm-pack.toml lists the games in the order of the menu.

import { pathToFileURL } from "node:url";
import { tableOf } from "../../www/i18n/index.js";
import { inRoot } from "../support/paths.mjs";

/** @typedef {import("../../www/games/shared/page.types").PageKind} PageKind */
/** @typedef {import("../../www/i18n/i18n.types").AnyMessages} AnyMessages */
/** @typedef {Record<import("../../www/i18n/i18n.types").Language, string>} Text in every language */

/**
 * @typedef {object} Own added to the exports of page.js
 * @property {string} id the name of the game's folder, and in records
 * @property {string} file name of its page in the site
 * @property {import("../../www/i18n/i18n.types").GameMessages} words in English
 * @property {Text} name
 * @property {Text} origin the source of its historical program, in one sentence
 * @property {import("../../www/board/thumbnail.types").Look} look of its thumbnail
 *
 * @typedef {PageKind & Own} GamePage
 */

/** @param {{ games: string[] }} settings @returns {Promise<GamePage[]>} */
export const readGames = ({ games }) => Promise.all(games.map(readGame));

/** @param {string} id @returns {Promise<GamePage>} */
async function readGame(id) {
  const parts = ["page.js", "board.js", "i18n/game.js"];
  const [{ page }, { game }, { messages }] = await Promise.all(
    parts.map((part) => import(pathToFileURL(inRoot("www/games", id, part)).href)),
  );
  const { symbols, thumbnail } = game;
  const [name, about] = await Promise.all([textOf(messages, "name"), textOf(messages, "about")]);
  const origin = withoutLast(about);
  const file = `${id}.html`;
  return { ...page, id, file, words: messages.en, name, origin, look: { symbols, thumbnail } };
}

/** @param {AnyMessages} messages @param {string} key @returns {Promise<Text>} */
async function textOf(messages, key) {
  const languages = /** @type {const} */ (["en", "de", "fi"]);
  const [en, de, fi] = await Promise.all(languages.map((one) => tableOf(messages, one)));
  return { en: en[key], de: de[key], fi: fi[key] };
}

/** Leaves out the last sentence, which all games share. @param {Text} text @returns {Text} */
const withoutLast = ({ en, de, fi }) => ({ en: shorter(en), de: shorter(de), fi: shorter(fi) });

/** @param {string} text */
const shorter = (text) => text.replace(/ [^.]+\.$/, "");

/** Attributes with the translations of a text. @param {Text} text */
export const inLanguages = (text) =>
  Object.entries(text)
    .map(
      ([tag, words]) => `data-${tag}="${words.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
    )
    .join(" ");
