// An esbuild plugin: `import load from "games:NAME"` gives functions that load www/games/<game>/NAME.js on demand, by
// game, for pages that serve several games.

import { existsSync, readdirSync } from "node:fs";
import { inRoot, root } from "../support/paths.mjs";

/** @type {import("esbuild").Plugin} */
export const perGame = {
  name: "per-game",
  setup(build) {
    build.onResolve({ filter: /^games:/ }, ({ path }) => ({
      path: path.slice("games:".length),
      namespace: "per-game",
    }));
    build.onLoad({ filter: /.*/, namespace: "per-game" }, ({ path: name }) => {
      const games = readdirSync(inRoot("www/games")).filter((game) =>
        existsSync(inRoot("www/games", game, `${name}.js`)),
      );
      const loaders = games.map((game) => {
        const file = JSON.stringify(`./www/games/${game}/${name}.js`);
        return `${JSON.stringify(game)}: () => import(${file}),`;
      });
      return { contents: `export default { ${loaders.join("\n")} };`, resolveDir: root };
    });
  },
};
