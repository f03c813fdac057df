// Reads what the build needs of each game from its folder: page.js, names, English texts and the drawing of its
// thumbnail. wasm-pack.toml lists the games in the order of the menu.

import { pathToFileURL } from "node:url";
import { tableOf } from "../../www/i18n/index.js";
import { inRoot } from "../support/paths.mjs";
import { escapeHtml } from "./html.mjs";

/** @typedef {import("../../www/games/shared/page.types").GamePage} PageContract */
/** @typedef {import("../../www/i18n/i18n.types").AnyMessages} AnyMessages */
/** Translations of a text. @typedef {Record<import("../../www/i18n/i18n.types").Language, string>} Text */

/**
 * @typedef {object} Extras added to the exports of page.js
 * @property {string} id name of the game's folder, also in records
 * @property {string} file name of its page in the site
 * @property {import("../../www/i18n/i18n.types").GameMessages} words English messages
 * @property {Text} name
 * @property {Text} origin source of its historical program, in one sentence
 * @property {(player: string) => Text} playerName
 * @property {import("../../www/board/thumbnail.types").Look} look drawing of its thumbnail
 *
 * @typedef {PageContract & Extras} GamePage
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
  const textOf = await inAllLanguages(messages);
  return {
    ...page,
    id,
    file: `${id}.html`,
    words: messages.en,
    name: textOf("name"),
    origin: withoutLastSentence(textOf("about")),
    playerName: (player) => textOf(`name.${player}`),
    look: { symbols, thumbnail },
  };
}

/** @param {AnyMessages} messages @returns {Promise<(key: string) => Text>} */
async function inAllLanguages(messages) {
  const languages = /** @type {const} */ (["en", "de", "fi"]);
  const [en, de, fi] = await Promise.all(languages.map((one) => tableOf(messages, one)));
  return (key) => ({ en: en[key], de: de[key], fi: fi[key] });
}

/** Removes the last sentence, which is the same for all games. @param {Text} text */
const withoutLastSentence = (text) =>
  /** @type {Text} */ (
    Object.fromEntries(
      Object.entries(text).map(([tag, words]) => [tag, words.replace(/ [^.]+\.$/, "")]),
    )
  );

/** Attributes `data-<language>` with the translations of a text. @param {Text} text */
export const inLanguages = (text) =>
  Object.entries(text)
    .map(([tag, words]) => `data-${tag}="${escapeHtml(words)}"`)
    .join(" ");

/** An option of a list, which the page translates. @param {string} value @param {Text} text */
export const option = (value, text) =>
  `<option value="${value}" ${inLanguages(text)}>${text.en}</option>`;
