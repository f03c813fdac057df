// A program that plays a move with each package, for the check of environments.

import { games } from "../../packages/engine-game/games.mjs";

const names = Object.keys(games);

/** @param {string} [entry] of the packages, such as `/inline` */
const imports = (entry = "") =>
  names
    .map((game) => `import { createEngine as ${game} } from "@stratege/${game}${entry}";`)
    .join("\n");

/** Plays a move of each game; its value is the moves by game, as JSON. */
const PLAY = `(async () => {
  const games = ${JSON.stringify(games)};
  const chosen = {};
  for (const [game, createEngine] of Object.entries({ ${names.join(", ")} })) {
    const engine = await createEngine();
    const { moves, nodes } = games[game];
    chosen[game] = (await engine.choose(moves, { nodes, seed: 1 })).move;
    engine.close();
  }
  return JSON.stringify(chosen);
})()`;

/** A module that prints the moves. @param {string} [entry] */
export const printingApp = (entry) => `${imports(entry)}\n${PLAY}.then(console.log);\n`;

/** A module that shows the moves, or an error, in the page's \`output\`. @param {string} [entry] */
export const showingApp = (entry) => `${imports(entry)}
const show = (text) => { document.querySelector("output").textContent = text; };
${PLAY}.then(show, (error) => show(String(error)));\n`;

/** A module whose function returns the moves. */
export const exportingApp = () => `${imports()}\nexport const play = () => ${PLAY};\n`;

/** @param {string} script attributes of the script element */
export const pageFor = (script) =>
  `<!doctype html>\n<meta charset="utf-8">\n<title>Packages</title>\n<output></output>\n<script ${script}></script>\n`;
