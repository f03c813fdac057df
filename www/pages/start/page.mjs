// Definition of the start page: an old machine at work, a card per game with a small board that replays a match, and
// the special pages.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inLanguages } from "../../../scripts/build/games.mjs";
import { drawingsOf, smallBoardStyles } from "../../../scripts/build/small-boards.mjs";
import { rulesOf } from "../../../scripts/build/wasm-modules.mjs";
import { inRoot } from "../../../scripts/support/paths.mjs";
import { roomStyles, rooms, roomText } from "../../museum/rooms.mjs";
import { practiceFile } from "../practice/page.mjs";
import { activities } from "./activities.mjs";
import { en } from "./i18n/start.js";

/** @typedef {import("../../../scripts/build/games.mjs").GamePage} GamePage */
/** @typedef {import("../../../scripts/build/site.mjs").Site} Site */

/** Kilobytes, brotli-compressed, without the hero's program and the pictures: of the page, and of each game on it. */
const BUDGET = 21;
const GAME_BUDGET = 0.8;

/** @type {{ version: string }} */
const { version: VERSION } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/** @param {Site} site @returns {Promise<import("../../../scripts/build/add-page.mjs").PageDefinition[]>} */
export async function pages(site) {
  const { games } = site;
  const practice = games.flatMap(({ id }) => practiceFile(id) ?? []);
  const names = new Intl.ListFormat("en-GB").format(games.map(({ name }) => name.en));
  return [
    {
      file: "index.html",
      alias: "start.html", // start address of installed apps
      texts: en,
      description: `${names} against the programs of their history, re-created to the number, and against modern engines. In the browser, on your device alone.`,
      data: { page: "start" },
      script: "main.js",
      define: { __MATCHES__: matchesOf(site), __ROOMS__: await roomsOf(site) },
      head: `<link rel="manifest" href="${site.app.manifest}">`,
      styles: [
        { file: "main.css" },
        {
          file: "pages/start.css",
          layer: "game",
          more: smallBoardStyles(games) + rooms.map(roomStyles).join("\n"),
        },
      ],
      pieces: {
        drawings: drawingsOf(games),
        headline: (await Promise.all(rooms.map(headlineOf))).join(""),
        machines: `<ul>${(await Promise.all(rooms.map(machineOf))).join("")}</ul>`,
        cards: (await Promise.all(games.map(cardOf))).join("\n  "),
        things: activities(practice[0]).map(activityOf).join("\n      "),
        version: VERSION,
      },
      budgets: (visit) => [
        {
          what: "index.html",
          files: visit((path) => path.endsWith("start.fi.js")).filter((name) => !isPicture(name)),
          limit: BUDGET + GAME_BUDGET * games.length,
        },
      ],
    },
  ];
}

/** Positions of each game's match with last move and winning row, and how to draw them. @param {Site} site */
function matchesOf({ games, rules }) {
  const playable = games.filter(({ id }) => rules.has(id));
  const entries = playable.map(({ id, match: record, look }) => {
    const match = rulesOf(rules, id).Match.read(record);
    const { columns, rows, moves } = match.view();
    const frames = Array.from({ length: moves.length + 1 }, (_, ply) => {
      match.goto(ply);
      const { cells, last, winningRow } = match.view();
      return /** @type {const} */ ([cells, last?.cell ?? null, winningRow]);
    });
    match.free();
    return [id, { columns, rows, look, frames }];
  });
  return Object.fromEntries(entries);
}

/** Page and WebAssembly module of each room. @param {Site} site */
async function roomsOf(site) {
  const entries = rooms.map(async ({ id, file, game }) => [
    id,
    { file, game, module: await site.addModule(game) },
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The headline of a machine; the script shows only that of the day. @param {typeof rooms[number]} room @param {number} place */
async function headlineOf(room, place) {
  const headline = await roomText(room, "headline");
  return `<span data-room="${room.id}" aria-hidden="${place > 0}" ${inLanguages(headline)}>${headline.en}</span>`;
}

/** Link to the room of a machine. @param {typeof rooms[number]} room */
async function machineOf(room) {
  const [name, computer] = await Promise.all([roomText(room, "name"), roomText(room, "computer")]);
  return `<li><a href="${room.file}" data-room="${room.id}"><b ${inLanguages(name)}>${name.en}</b> <span ${inLanguages(computer)}>${computer.en}</span></a></li>`;
}

/** @param {GamePage} game */
async function cardOf({ id, file, name }) {
  const address = pathToFileURL(inRoot("www/games", id, "i18n/card.js")).href;
  /** @type {{ card: import("../../games/shared/page.types").CardTexts }} */
  const { card } = await import(address);
  const { rule, old, modern } = card;
  return `<section class="game-card small-board-${id}">
    <div id="small-board-${id}" class="small-board"></div>
    <div class="card-text">
      <h2><a href="${file}" ${inLanguages(name)}>${name.en}</a></h2>
      <p class="rule" ${inLanguages(rule)}>${rule.en}</p>
      <dl>
        <dt data-text="start.then">${en["start.then"]}</dt><dd ${inLanguages(old)}>${old.en}</dd>
        <dt data-text="start.now">${en["start.now"]}</dt><dd ${inLanguages(modern)}>${modern.en}</dd>
      </dl>
      <p class="play-label" id="go-${id}" data-text="start.play" aria-hidden="true">${en["start.play"]}</p>
    </div>
  </section>`;
}

/** @param {import("./activities.mjs").Activity} thing */
const activityOf = ({ id, href }) =>
  `<li class="activity"><img src="www/pages/start/pictures/${id}.webp" alt="" width="320" height="200" loading="lazy" decoding="async">
      <h3><a href="${href}" data-text="start.${id}">${en[`start.${id}`]}</a></h3>
      <p data-text="start.${id}.how">${en[`start.${id}.how`]}</p></li>`;

/** Pictures are loaded lazily. @param {string} name */
const isPicture = (name) => name.endsWith(".webp");
