// The rooms of the museum: a page for each, all with the same script.

import { readFileSync } from "node:fs";
import { inRoot } from "../../../scripts/support/paths.mjs";
import { FILE as PRUNE } from "../prune/page.mjs";
import { POSITIONS } from "../prune/positions.js";
import { pixelFont, readLetters } from "./pixel-font.mjs";
import { roomLinks, rooms } from "./rooms.mjs";

/** @typedef {import("../../../scripts/build/add-page.mjs").PageDefinition} PageDefinition */
/** @typedef {import("../../../scripts/build/site.mjs").Site} Site */
/** @typedef {typeof rooms[number]} Room */

/** Kilobytes, brotli-compressed, of a room. */
const BUDGET = 85;

/** As styles/pages/museum-schach-c64.css names it. */
const FAMILY = "Letters 8x8";

/** @param {Site} site @returns {Promise<PageDefinition[]>} */
export const pages = (site) => Promise.all(rooms.map((room) => pageOf(site, room)));

/** @param {Site} site @param {Room} room @returns {Promise<PageDefinition>} */
async function pageOf(site, room) {
  const { id, game, file, words, table, description, drawing } = room;
  const font = fontOf(site, room);
  return {
    file,
    texts: { ...words, table },
    description,
    game,
    data: { page: "museum", room: id },
    modules: { module: game },
    script: "main.js",
    parts: rooms.map((one) => one.script),
    part: room.script,
    policy: { "img-src": "'self' data: blob:", "font-src": "'self'", "worker-src": "'none'" },
    isThemed: false,
    head: font && `<link rel="preload" as="font" type="font/woff" href="${font}" crossorigin>`,
    styles: [
      { file: "pages/museum.css", layer: "base" },
      { file: `pages/museum-${id}.css`, layer: "game", more: font && fontFace(font) },
    ],
    pieces: {
      sign: [...words.name]
        .map((letter) => (letter === " " ? " " : `<span>${letter}</span>`))
        .join(""),
      drawing,
      prune: pruneLink(room),
      rooms: await roomLinks(room),
    },
    budgets: (visit) => [
      { what: file, files: visit((path) => isLoadedIn(id, path)), limit: BUDGET },
    ],
  };
}

/** The font of a room whose screen has its own letters; else empty. @param {Site} site @param {Room} room */
const fontOf = (site, { letters }) =>
  letters
    ? site.add(
        "letters.woff",
        pixelFont(FAMILY, readLetters(readFileSync(inRoot(letters), "utf8"))),
      )
    : "";

/** @param {string} font its file */
const fontFace = (font) =>
  `@font-face { font-family: "${FAMILY}"; src: url("${font}"); font-display: optional }`;

/** Link to the page about pruning, if the program searches with alpha-beta. @param {Room} room */
const pruneLink = ({ game, words }) =>
  game in POSITIONS
    ? `<p class="breed-way"><a href="${PRUNE}#${game}" data-text="prune">${words.prune}</a></p>`
    : "";

/** Texts that a room loads, in Finnish, the largest language. @param {string} id @param {string} path */
const isLoadedIn = (id, path) =>
  ["i18n/museum.fi.js", `rooms/${id}/i18n/room.fi.js`].some(
    (name) => path === `www/pages/museum/${name}`,
  );
