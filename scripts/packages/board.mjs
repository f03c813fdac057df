// Bundles the package @stratege/board: an entry for each game, one for all games, and one for servers. The element is the
// one of the site, www/element/.

import { readFileSync } from "node:fs";
import { readGames } from "../build/games.mjs";
import { smallBoardStyles } from "../build/small-boards.mjs";
import { treeStyles } from "../build/tree-styles.mjs";
import { virtualModules } from "../build/virtual-modules.mjs";
import { wasmFiles } from "../build/wasm-modules.mjs";
import { withoutPages } from "../build/without-pages.mjs";
import { inRoot, root } from "../support/paths.mjs";
import { digest, glue, run, runOne } from "./entries.mjs";

/** @typedef {import("../build/settings.mjs").Settings} Settings */
/** @typedef {import("../build/games.mjs").GamePage} GamePage */

/** @param {Settings} settings @returns {Promise<import("./entries.mjs").Files>} */
export async function boardFiles(settings) {
  const { games } = settings;
  const entries = ["index", ...games].map((name) => ({ in: `stratege-board:${name}`, out: name }));
  const [browser, server] = await Promise.all([
    run({
      entryPoints: entries,
      splitting: true,
      entryNames: "[name]",
      chunkNames: "[name]-[hash]",
      external: ["node:*"],
      plugins: [
        treeStyles,
        withoutPages,
        virtualModules("stratege-board", (name) => entryOf(settings, name)),
        virtualModules("game-rules", (game) => glue(wasmFiles(settings, game))),
      ],
    }),
    serverEntry(settings),
  ]);
  const modules = games.map(
    (game) =>
      /** @type {const} */ ([`${game}_bg.wasm`, readFileSync(wasmFiles(settings, game).module)]),
  );
  return new Map([...browser, ["server.js", server], ...modules]);
}

/** @param {Settings} settings @param {string} name a game, or "index" for all */
function entryOf(settings, name) {
  const lines =
    name === "index"
      ? settings.games.map(
          (game) =>
            `addGame("${game}", async () => (await import("stratege-board:${game}")).load());`,
        )
      : [
          `import * as glue from "game-rules:${name}";`,
          `import { element } from "./www/games/${name}/element.js";`,
          // Bundlers recognise a file of the package only by this literal expression.
          `export const load = () => openGame(element, glue, new URL("./${name}_bg.wasm", import.meta.url).href, "${digest(wasmFiles(settings, name))}");`,
          `addGame("${name}", load);`,
        ];
  const core = `import { addGame, openGame } from "./packages/board/core.js";`;
  return { contents: [core, ...lines].join("\n"), resolveDir: root };
}

/** The entry for servers, which draws with text instead of elements. @param {Settings} settings */
async function serverEntry(settings) {
  const games = Object.fromEntries((await readGames(settings)).map(pictureData));
  /** @type {import("esbuild").Plugin} */
  const textInsteadOfElements = {
    name: "text-instead-of-elements",
    setup({ onResolve }) {
      const path = inRoot("packages/board/svg-text.js");
      onResolve({ filter: /\/ui\/svg\.js$/ }, () => ({ path }));
    },
  };
  const pictures = { contents: JSON.stringify(games), loader: /** @type {const} */ ("json") };
  return runOne({
    entryPoints: ["packages/board/server.js"],
    plugins: [virtualModules("games", () => pictures), textInsteadOfElements],
  });
}

/** Data of a game for the entry for servers. @param {GamePage} game */
function pictureData(game) {
  const { id, look, name } = game;
  const drawings = game.drawings.replace(/>\s+</g, "><").trim();
  const tokens = readFileSync(inRoot("styles/base/tokens.css"), "utf8").match(
    /--(frame|mark|mark-edge|white): [^;]+;/g,
  );
  const own = smallBoardStyles([game])
    .split("\n")
    .filter((rule) => !rule.startsWith(":root"))
    .join("\n")
    .replaceAll(`.small-board-${id}`, ":host");
  const thumbnail = readFileSync(inRoot("styles/board/thumbnail.css"), "utf8");
  const styles = `:host{display:block;${tokens?.join("")}}${own}${thumbnail}.thumbnail{inline-size:min(100%,var(--size,34rem))}`;
  return /** @type {const} */ ([id, { look, name: name.en, drawings, styles: compact(styles) }]);
}

/** @param {string} styles */
const compact = (styles) =>
  styles
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};:,]) ?/g, "$1");
