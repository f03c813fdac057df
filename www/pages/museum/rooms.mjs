// The list of the museum's rooms, and the links to them. Read by the build only.

import { inLanguages } from "../../../scripts/build/games.mjs";
import { en as common } from "../../i18n/common.js";
import { tableOf } from "../../i18n/index.js";
import * as drawings from "./drawings.js";
import { en as gewinntEnglish } from "./i18n/4gewinnt.en.js";
import { messages as gewinnt } from "./i18n/4gewinnt.js";
import { en as cpcEnglish } from "./i18n/cpc-gobang.en.js";
import { messages as cpc } from "./i18n/cpc-gobang.js";
import { en as shared } from "./i18n/museum.en.js";
import { en as reversiEnglish } from "./i18n/reversi.en.js";
import { messages as reversi } from "./i18n/reversi.js";
import { en as schachEnglish } from "./i18n/schach-c64.en.js";
import { messages as schach } from "./i18n/schach-c64.js";
import { en as ttt3dEnglish } from "./i18n/ttt3d.en.js";
import { messages as ttt3d } from "./i18n/ttt3d.js";

/** @typedef {import("../../i18n/types.js").AnyMessages} AnyMessages */

/**
 * @param {string} id @param {string} game
 * @param {[AnyMessages, Record<string, string>]} texts the bundle, and its English @param {string} description @param {string} drawing
 * @param {string} [letters] of its screen, as dots
 */
const room = (id, game, [messages, en], description, drawing, letters) => ({
  id,
  game,
  file: `museum-${id}.html`,
  messages,
  /** @type {import("../../i18n/types.js").PageMessages & Record<string, string>} */
  words: { name: "", title: "", ...common, ...shared, ...en },
  /** The page on which it can be played against. */
  table: `${game}.html`,
  description,
  drawing,
  letters,
});

/** In the order of the games. */
export const rooms = [
  room(
    "reversi",
    "reversi",
    [reversi, reversiEnglish],
    "The garden club's Reversi page of 2002: watch Ramscher and Aufpasser choose their moves line by line, check every number of the source, and work out a move by hand.",
    drawings.garden,
  ),
  room(
    "cpc-gobang",
    "gobang",
    [cpc, cpcEnglish],
    "CPC-Gobang of the 1980s: watch it weigh every square by thirteen numbers, line by line, check the text's own examples, and weigh a square by hand.",
    drawings.cpc,
  ),
  room(
    "schach-c64",
    "chess",
    [schach, schachEnglish],
    "Schach C 64, a chess program to be typed in, of August 1985: watch its move generator and its valuation line by line, with the slips of its listing.",
    drawings.c64,
    "www/pages/museum/letters-8x8.txt",
  ),
  room(
    "ttt3d",
    "qubic",
    [ttt3d, ttt3dEnglish],
    "TTT3D, FORTRAN for the IBM 1130 of 1967: watch it look for its thirteen situations line by line, replay the sample game of its source, and be the machine yourself.",
    drawings.ibm,
  ),
  room(
    "4gewinnt",
    "connect4",
    [gewinnt, gewinntEnglish],
    "4Gewinnt of 1995: watch alpha-beta in Pascal at work line by line, with its valuation and its slip of parity, and weigh boards by hand.",
    drawings.dos,
  ),
];

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
