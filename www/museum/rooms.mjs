// Reads the museum's rooms from the folders of rooms/ and creates links to them, for the build.

import { readdirSync } from "node:fs";
import { inLanguages } from "../../scripts/build/games.mjs";
import { readSettings } from "../../scripts/build/settings.mjs";
import { readRules } from "../../scripts/build/small-boards.mjs";
import { inRoot } from "../../scripts/support/paths.mjs";
import { tableOf } from "../i18n/index.js";

/** @typedef {import("../i18n/i18n.types").AnyMessages} AnyMessages */
/** @typedef {import("./museum.types").Room} Room */

const FOLDER = "www/museum/rooms";

/** @param {string} id */
async function readRoom(id) {
  /** @type {[Room, { description: string, drawing: string, letters?: string, map?: string[] }, { en: Record<string, string> }]} */
  const [{ kind, messages }, definition, { en }] = await Promise.all([
    import(`./rooms/${id}/room.js`),
    import(`./rooms/${id}/definition.mjs`),
    import(`./rooms/${id}/i18n/room.en.js`),
  ]);
  const { description, drawing, letters, map = [] } = definition;
  return {
    id,
    kind,
    messages,
    game: kind.game,
    file: `museum-${id}.html`,
    script: `${FOLDER}/${id}/room.js`,
    /** English texts. @type {import("../i18n/i18n.types").PageMessages & Record<string, string>} */
    words: { name: "", title: "", ...en },
    /** The game's page, on which visitors can play against the program. */
    table: `${kind.game}.html`,
    description,
    drawing,
    /** Addresses of the program's memory, explained by the texts `map.1`, `map.2`, … */
    map,
    /** File with the letters of its screen, if it has a separate font. */
    letters: letters && `${FOLDER}/${id}/${letters}`,
  };
}

const { games } = await readSettings();
const read = await Promise.all(readdirSync(inRoot(FOLDER)).sort().map(readRoom));

/** In the order of the games. */
export const rooms = read.sort((one, other) => games.indexOf(one.game) - games.indexOf(other.game));

/** A text of a room in every language. @param {typeof rooms[number]} room @param {string} key */
export async function roomText({ messages, words }, key) {
  const [de, fi] = await Promise.all([tableOf(messages, "de"), tableOf(messages, "fi")]);
  return { en: words[key], de: de[key], fi: fi[key] };
}

/**
 * The colours of a room and of the pieces on its board, limited to elements with `data-room`.
 * @param {typeof rooms[number]} room
 */
export const roomStyles = ({ id }) =>
  readRules(`styles/pages/museum-${id}.css`)
    .filter(([selector, body]) => selector === ":root" || isPiece(selector, body))
    .map(([selector, body]) => `${scoped(selector, `.hero[data-room="${id}"]`)}{${body}}`)
    .join("\n");

/** Whether a rule is about pieces and not about the drawing of the machine. @param {string} selector @param {string} body */
const isPiece = (selector, body) =>
  /^\.(?!d-)[\w-]+(?:,\s*\.(?!d-)[\w-]+)*$/.test(selector) && /\b(?:fill|stroke)\b/.test(body);

/** @param {string} selectors @param {string} scope */
const scoped = (selectors, scope) =>
  selectors
    .split(",")
    .map((one) => (one === ":root" ? scope : `${scope} ${one.trim()}`))
    .join(",");

/** Links to all rooms with their names in every language. @param {typeof rooms[number]} [current] */
export async function roomLinks(current) {
  const links = rooms.map(async (room) => {
    const here = room === current ? ' aria-current="page"' : "";
    const name = await roomText(room, "name");
    return `<li><a href="${room.file}"${here} ${inLanguages(name)}>${name.en}</a></li>`;
  });
  return `<ul>${(await Promise.all(links)).join("")}</ul>`;
}
