// Bundles the package @stratege/board: an entry for each game, one for all games, and one for servers. The element is the
// one of the site, www/element/.

import { readFileSync } from "node:fs";
import { readGames } from "../build/games.mjs";
import { smallBoardStyles } from "../build/small-boards.mjs";
import { treeStyles } from "../build/tree-styles.mjs";
import { wasmFiles } from "../build/wasm-modules.mjs";
import { withoutPages } from "../build/without-pages.mjs";
import { inRoot, root } from "../support/paths.mjs";
import { digest, glue, run, runOne } from "./entries.mjs";

/** @typedef {import("../build/settings.mjs").Settings} Settings */
/** @typedef {import("../build/games.mjs").GamePage} GamePage */
/** @typedef {import("esbuild").Plugin} Plugin */

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
      plugins: [treeStyles, withoutPages, entriesOf(settings)],
    }),
    serverEntry(settings),
  ]);
  const modules = games.map(
    (game) =>
      /** @type {const} */ ([`${game}_bg.wasm`, readFileSync(wasmFiles(settings, game).module)]),
  );
  return new Map([...browser, ["server.js", server], ...modules]);
}

/** The entries and the JavaScript sides of the modules. @param {Settings} settings @returns {Plugin} */
const entriesOf = (settings) => ({
  name: "board-entries",
  setup({ onResolve, onLoad }) {
    for (const [namespace, contentsOf] of [
      ["stratege-board", (/** @type {string} */ name) => entryOf(settings, name)],
      ["game-rules", (/** @type {string} */ game) => glue(wasmFiles(settings, game))],
    ]) {
      const prefix = `${namespace}:`;
      onResolve({ filter: new RegExp(`^${prefix}`) }, ({ path }) => ({
        path: path.slice(prefix.length),
        namespace: String(namespace),
      }));
      onLoad({ filter: /.*/, namespace: String(namespace) }, ({ path }) =>
        /** @type {typeof glue} */ (/** @type {any} */ (contentsOf))(/** @type {any} */ (path)),
      );
    }
  },
});

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
  return runOne({
    entryPoints: ["packages/board/server.js"],
    plugins: [
      {
        name: "pictures",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^games:picture$/ }, () => ({ path: "picture", namespace: "games" }));
          onLoad({ filter: /.*/, namespace: "games" }, () => ({
            contents: JSON.stringify(games),
            loader: "json",
          }));
          onResolve({ filter: /\/ui\/svg\.js$/ }, () => ({
            path: inRoot("packages/board/svg-text.js"),
          }));
        },
      },
    ],
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
