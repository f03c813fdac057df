// The rooms of the museum: what each has beside its text, and how large it is.

import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { tableOf } from "../../www/i18n/index.js";
import { rooms } from "../../www/pages/museum/page.js";
import { pruneSheet } from "../../www/pages/prune/page.js";
import { inRoot } from "../support/paths.mjs";
import { inLanguages } from "./pages.mjs";
import { pixelFont, readLetters } from "./pixel-font.mjs";
import { hold } from "./sizes.mjs";

/** @typedef {typeof import("../../www/pages/museum/page.js").rooms[number]} Room */
/** @typedef {import("./site.mjs").Files} Files */

/** As styles/museum-schach-c64.css names it. */
const FAMILY = "Letters 8x8";

/** @param {Room} room */
export const roomNames = ({ id, words, table, description }) => ({
  ...words,
  id,
  table,
  description,
});

/** The font of a room whose screen has letters of its own. @param {Room} room */
export const roomFont = ({ letters }) =>
  letters ? pixelFont(FAMILY, readLetters(readFileSync(inRoot(letters), "utf8"))) : null;

/** @param {string} font its file */
export const fontFace = (font) =>
  `@font-face { font-family: "${FAMILY}"; src: url("${font}"); font-display: optional }`;

/** @param {Room} room @param {string} font the file of its letters, if it has its own */
export const roomPieces = async (room, font) => ({
  letters: font && `<link rel="preload" as="font" type="font/woff" href="${font}" crossorigin>`,
  sign: [...room.words.name]
    .map((letter) => (letter === " " ? " " : `<span>${letter}</span>`))
    .join(""),
  drawing: room.drawing,
  prune: pruneLink(room),
  rooms: await roomLinks(room),
});

/** To the game about what a search leaves out, where the program searches so. @param {Room} room */
const pruneLink = ({ game, words }) =>
  pruneSheet.games.includes(game)
    ? `<p class="breed-way"><a href="${pruneSheet.file}#${game}" data-text="prune">${words.prune}</a></p>`
    : "";

/** The ways to all rooms, in every language. @param {Room} [current] */
export async function roomLinks(current) {
  const links = rooms.map(async (room) => {
    const { messages, file, words } = room;
    const [de, fi] = await Promise.all([tableOf(messages, "de"), tableOf(messages, "fi")]);
    const here = room === current ? ' aria-current="page"' : "";
    const names = inLanguages({ en: words.name, de: de.name, fi: fi.name });
    return `<li><a href="${file}"${here} ${names}>${words.name}</a></li>`;
  });
  return `<ul>${(await Promise.all(links)).join("")}</ul>`;
}

/**
 * Holds every room to its budget: its page, what that names, and what it fetches later in one language.
 * @param {Files} files @param {import("./bundle.mjs").Bundle} script @param {import("./settings.mjs").Budget} budget
 */
export async function holdRooms(files, script, budget) {
  const pages = [...files.keys()].filter((name) => /^museum-.+\.html$/.test(name));
  const limits = pages.map(async (page) => {
    const id = page.slice("museum-".length, -".html".length);
    const html = Buffer.from(files.get(page) ?? "").toString();
    const named = [...files.keys()].filter(
      (name) => !name.endsWith(".html") && html.includes(name),
    );
    const own = [`rooms/${id}.js`, "i18n/museum.fi.js", `i18n/${id}.fi.js`];
    const later = script.neededBy((module) =>
      own.some((name) => module === `www/pages/museum/${name}`),
    );
    const sizes = [...new Set([page, ...named, ...later])].map(async (name) => {
      const packed = await promisify(brotliCompress)(files.get(name) ?? new Uint8Array());
      return packed.length;
    });
    const bytes = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
    return { what: page, bytes, limit: budget.room };
  });
  hold(await Promise.all(limits), budget["check-at-build"]);
}
