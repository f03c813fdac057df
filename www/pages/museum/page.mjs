// Definitions of the museum's pages: one for each room, with the same script.

import { readFileSync } from "node:fs";
import { option } from "../../../scripts/build/games.mjs";
import { inRoot } from "../../../scripts/support/paths.mjs";
import { en as common } from "../../i18n/common.js";
import { roomLinks, rooms } from "../../museum/rooms.mjs";
import { FILE as PRUNE } from "../prune/page.mjs";
import { POSITIONS } from "../prune/positions.js";
import { en as shared } from "./i18n/museum.en.js";
import { pixelFont, readLetters } from "./pixel-font.mjs";

/** @typedef {import("../../../scripts/build/add-page.mjs").PageDefinition} PageDefinition */
/** @typedef {import("../../../scripts/build/site.mjs").Site} Site */
/** @typedef {typeof rooms[number]} Room */

/** Kilobytes, brotli-compressed, per room. */
const BUDGET = 85;

/** Font family, as named in styles/pages/museum-schach-c64.css. */
const FAMILY = "Letters 8x8";

/** @param {Site} site @returns {Promise<PageDefinition[]>} */
export const pages = (site) => Promise.all(rooms.map((room) => pageOf(site, room)));

/** @param {Site} site @param {Room} room @returns {Promise<PageDefinition>} */
async function pageOf(site, room) {
  const { id, game, file, words, table, description, drawing } = room;
  const font = fontOf(site, room);
  return {
    file,
    texts: { ...common, ...shared, ...words, table },
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
      map: mapOf(room),
      programs: programChoices(site, room),
      prune: pruneLink(room),
      rooms: await roomLinks(room),
    },
    budgets: (visit) => [
      { what: file, files: visit((path) => isLoadedIn(id, path)), limit: BUDGET },
    ],
  };
}

/** The font of a room whose screen has separate letters; else empty. @param {Site} site @param {Room} room */
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

/** Section with the addresses of the program's memory; empty if the room has none. @param {Room} room */
function mapOf({ map, words }) {
  const rows = map.map((address, at) => {
    const key = `map.${at + 1}`;
    const shown = address.replaceAll("&", "&amp;");
    return `<div><dt><code>${shown}</code></dt><dd data-text="${key}">${escaped(words[key])}</dd></div>`;
  });
  if (rows.length === 0) return "";
  return (
    `<section class="memory" aria-labelledby="map-title"><h2 id="map-title" data-text="map">${words.map}</h2>` +
    `<p data-text="map.how">${words["map.how"]}</p><dl class="facts">${rows.join("")}</dl></section>`
  );
}

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;");

/** Options of the list of programs. @param {Site} site @param {Room} room */
const programChoices = ({ games }, { game, kind }) =>
  games
    .filter(({ id }) => id === game)
    .flatMap(({ playerName }) => kind.programs.map(({ id }) => option(id, playerName(id))))
    .join("");

/** Link to the pruning page, if the program uses alpha-beta. @param {Room} room */
const pruneLink = ({ game }) =>
  game in POSITIONS
    ? `<p class="page-link"><a href="${PRUNE}#${game}" data-text="prune">${shared.prune}</a></p>`
    : "";

/** Texts that a room loads, in Finnish, the largest language. @param {string} id @param {string} path */
const isLoadedIn = (id, path) =>
  ["www/pages/museum/i18n/museum.fi.js", `www/museum/rooms/${id}/i18n/room.fi.js`].includes(path);
