// The start page: a card for each game with a small board that replays a match.

import { inLanguages } from "../../../scripts/build/games.mjs";
import { drawingsOf, smallBoardStyles } from "../../../scripts/build/small-boards.mjs";
import { rulesOf } from "../../../scripts/build/wasm-modules.mjs";
import { roomLinks } from "../museum/rooms.mjs";
import { en } from "./i18n/start.js";

/** @typedef {import("../../../scripts/build/games.mjs").GamePage} GamePage */
/** @typedef {import("../../../scripts/build/site.mjs").Site} Site */

/** Kilobytes, brotli-compressed, of the first visit. */
const BUDGET = 22;

/** @param {Site} site @returns {Promise<import("../../../scripts/build/add-page.mjs").PageDefinition[]>} */
export async function pages(site) {
  const { games } = site;
  const names = new Intl.ListFormat("en-GB").format(games.map(({ name }) => name.en));
  return [
    {
      file: "index.html",
      alias: "start.html", // apps installed under this address open it
      texts: en,
      description: `${names} against the programs of their history, re-created to the number, and against modern engines. In the browser, on your device alone.`,
      data: { page: "start" },
      script: "main.js",
      define: { __MATCHES__: matchesOf(site) },
      policy: { "script-src": "'self'" },
      head: `<link rel="manifest" href="${site.app.manifest}">`,
      styles: [
        { file: "main.css" },
        { file: "pages/start.css", layer: "game", more: smallBoardStyles(games) },
      ],
      pieces: {
        drawings: drawingsOf(games),
        cards: games.map(cardOf).join("\n  "),
        museum: await roomLinks(),
      },
      budgets: (visit) => [
        { what: "index.html", files: visit((path) => path.endsWith(".fi.js")), limit: BUDGET },
      ],
    },
  ];
}

/** Every position of each game's match: cells, the last move's cell, the winning row; and how to draw them. @param {Site} site */
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

/** @param {GamePage} game */
const cardOf = ({ id, file, name, origin }) => `<section class="way little-${id}">
    <div id="little-${id}" class="little"></div>
    <div class="words">
      <h2><a href="${file}" ${inLanguages(name)}>${name.en}</a></h2>
      <p ${inLanguages(origin)}>${origin.en}</p>
      <p class="go" id="go-${id}" data-text="start.play" aria-hidden="true">${en["start.play"]}</p>
    </div>
  </section>`;
