// The museum's rooms, read from the folders of rooms/, and the links to them. Read by the build only.

import { readdirSync } from "node:fs";
import { inLanguages } from "../../../scripts/build/games.mjs";
import { readSettings } from "../../../scripts/build/settings.mjs";
import { inRoot } from "../../../scripts/support/paths.mjs";
import { en as common } from "../../i18n/common.js";
import { tableOf } from "../../i18n/index.js";
import { en as shared } from "./i18n/museum.en.js";

/** @typedef {import("../../i18n/i18n.types").AnyMessages} AnyMessages */
/** @typedef {import("./museum.types").Room} Room */

const FOLDER = "www/pages/museum/rooms";

/** @param {string} id */
async function readRoom(id) {
  /** @type {[Room, { description: string, drawing: string, letters?: string }, { en: Record<string, string> }]} */
  const [{ kind, messages }, definition, { en }] = await Promise.all([
    import(`./rooms/${id}/room.js`),
    import(`./rooms/${id}/definition.mjs`),
    import(`./rooms/${id}/i18n/room.en.js`),
  ]);
  const { description, drawing, letters } = definition;
  return {
    id,
    kind,
    messages,
    game: kind.game,
    file: `museum-${id}.html`,
    script: `${FOLDER}/${id}/room.js`,
    /** @type {import("../../i18n/i18n.types").PageMessages & Record<string, string>} */
    words: { name: "", title: "", ...common, ...shared, ...en },
    /** The page on which it can be played against. */
    table: `${kind.game}.html`,
    description,
    drawing,
    /** File with the letters of its screen, if it has its own. */
    letters: letters && `${FOLDER}/${id}/${letters}`,
  };
}

const { games } = await readSettings();
const read = await Promise.all(readdirSync(inRoot(FOLDER)).sort().map(readRoom));

/** In the order of the games. */
export const rooms = read.sort((one, other) => games.indexOf(one.game) - games.indexOf(other.game));

/** Links to all rooms with their names in every language. @param {typeof rooms[number]} [current] */
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
