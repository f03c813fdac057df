// An esbuild plugin: `import load from "games:NAME"` gives functions that load www/games/<game>/NAME.js on demand, by
// game, for pages that serve several games.

import { existsSync, readdirSync } from "node:fs";
import { inRoot, root } from "../support/paths.mjs";
import { virtualModules } from "./virtual-modules.mjs";

export const perGame = virtualModules("games", (name) => {
  const games = readdirSync(inRoot("www/games")).filter((game) =>
    existsSync(inRoot("www/games", game, `${name}.js`)),
  );
  const loaders = games.map((game) => {
    const file = JSON.stringify(`./www/games/${game}/${name}.js`);
    return `${JSON.stringify(game)}: () => import(${file}),`;
  });
  return { contents: `export default { ${loaders.join("\n")} };`, resolveDir: root };
});
