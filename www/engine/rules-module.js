// Loads the rules of a game, a WebAssembly module that runs on the page: legality, notation, undo. Workers receive the
// compiled module. Each game has its own, so that a page downloads only one.

import { compile } from "./compile.js";
import { importModule, once } from "./loading.js";
import { openModule } from "./open-module.js";
import { rulesOf } from "./rules-of-game.js";
import { startScript } from "./start-worker.js";

/** @typedef {import("./rules-of-game.js").RulesOfGame} RulesOfGame */
/** @typedef {import("./rules-of-game.js").OpenMatch} OpenMatch */
/** @typedef {import("./engine.types").ModuleFiles & import("./engine.types").PlayerFiles & RulesOfGame} Rules */

/**
 * @param {string} game
 * @param {import("./engine.types").EngineFiles & { engine?: import("./engine.types").EngineFiles }} addresses
 * @returns {Promise<Rules>}
 */
export async function loadRules(game, { glue, wasm, engine }) {
  const { exports, module } = await openModule({ glue, wasm });
  return {
    ...rulesOf(game, exports),
    module,
    glue,
    engine,
    loadEngine: engineLoader(engine),
    start: () => startScript(__WORKER_URL__),
  };
}

/** @param {import("./engine.types").EngineFiles} [addresses] */
const engineLoader = ({ glue, wasm } = { glue: "", wasm: "" }) =>
  once(async () => {
    // Workers import the JavaScript side from the browser's cache.
    const [module] = await Promise.all([compile(wasm), importModule(glue)]);
    return { module, glue };
  });
