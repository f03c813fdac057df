// Every game's page, as its own folder describes it: what it brings for the build, its words, and how its board is
// drawn. Which games there are, and in which order, stands in wasm-pack.toml.

import { pathToFileURL } from "node:url";
import { tableOf } from "../../www/i18n/index.js";
import { inRoot } from "../support/paths.mjs";

/** @typedef {import("../../www/games/shared/page.js").PageKind} PageKind */
/** @typedef {import("../../www/i18n/types.js").AnyMessages} AnyMessages */
/** @typedef {Record<import("../../www/i18n/types.js").Language, string>} Text in every language */

/**
 * @typedef {object} Own what is not in the game's page.js
 * @property {string} id the name of the game's folder, and in records
 * @property {string} file in the site
 * @property {import("../../www/i18n/types.js").GameMessages} words in English
 * @property {Text} name
 * @property {Text} origin where its old program comes from, in one sentence
 * @property {import("../../www/board/thumbnail.types.js").Look} look how its board is drawn small
 *
 * @typedef {PageKind & Own} GamePage
 */

/** @param {{ games: string[] }} settings @returns {Promise<GamePage[]>} */
export const readPages = ({ games }) => Promise.all(games.map(readPage));

/** @param {string} id @returns {Promise<GamePage>} */
async function readPage(id) {
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

/** The same without its last sentence, which is every game's. @param {Text} text @returns {Text} */
const withoutLast = ({ en, de, fi }) => ({ en: shorter(en), de: shorter(de), fi: shorter(fi) });

/** @param {string} text */
const shorter = (text) => text.replace(/ [^.]+\.$/, "");

/** A text of one game for the pages of all: with its translations beside it. @param {Text} text */
export const inLanguages = (text) =>
  Object.entries(text)
    .map(
      ([tag, words]) => `data-${tag}="${words.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
    )
    .join(" ");
