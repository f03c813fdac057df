// Shared definition of the pages with elements, for the build: the modules of all games, and a policy for the element's markup.

import { engineOf } from "../../scripts/build/wasm-modules.mjs";
import { withoutPages } from "../../scripts/build/without-pages.mjs";

/** @param {import("../../scripts/build/site.mjs").Site} site */
export async function elementPage(site) {
  const entries = site.games.map(async ({ id }) => {
    const [module, engine] = await Promise.all([site.addModule(id), site.addModule(engineOf(id))]);
    return /** @type {const} */ ([id, { module, engine }]);
  });
  const games = Object.fromEntries(await Promise.all(entries));
  return {
    define: { __ELEMENT_GAMES__: games },
    plugins: [withoutPages],
    policy: { "trusted-types": "stratege early stratege-board", "frame-src": "'self'" },
    /** Files of a game's rules. @param {string} id */
    modulesOf: (id) => games[id].module.split(" "),
  };
}
