// Loads the rules of a game, a WebAssembly module that runs on the page: legality, notation, undo. Workers receive the
// compiled module. Each game has its own, so that a page downloads only one.

import { compile } from "./compile.js";
import { importModule, once } from "./loading.js";
import { openModule } from "./open-module.js";
import { startScript } from "./start-worker.js";

/**
 * @typedef {import("./engine.types").ModuleFiles & import("./engine.types").PlayerFiles & RulesOfGame} Rules
 *
 * @typedef {object} RulesOfGame
 * @property {import("./engine.types").Glue} exports  all exports of the module
 * @property {(start: string) => OpenMatch} begin  starts a match
 * @property {(record: string) => OpenMatch} read  parses a record text; throws if it is invalid
 * @property {(record: string) => import("./engine.types").View} view  the final position of a record; throws if it is invalid
 * @property {import("./engine.types").Glue["explain"]} explain  in games whose module exports it
 * @property {(record: string, player: string, numbers: Record<string, number | number[]>) => string} suggest
 *   the move of a player that answers without search
 */

/** @typedef {import("../wasm/stratege.js").Match} OpenMatch */

/**
 * @param {string} game
 * @param {import("./engine.types").EngineFiles & { engine?: import("./engine.types").EngineFiles }} addresses
 * @returns {Promise<Rules>}
 */
export async function loadRules(game, { glue, wasm, engine }) {
  const { exports, module } = await openModule({ glue, wasm });
  const { listGames, explain, Match, Player } = exports;
  return {
    module,
    glue,
    exports,
    engine,
    info: listGames()[0],
    loadEngine: engineLoader(engine),
    start: () => startScript(__WORKER_URL__),
    begin: (start) => new Match(game, start),
    read: (record) => Match.read(record),
    explain,
    view(record) {
      const match = Match.read(record);
      try {
        return match.view();
      } finally {
        match.free();
      }
    },
    suggest(record, player, numbers) {
      const chooser = new Player(game, player, numbers, 0);
      try {
        const choice = chooser.choose(record, {});
        return choice.move;
      } finally {
        chooser.free();
      }
    },
  };
}

/** @param {import("./engine.types").EngineFiles} [addresses] */
const engineLoader = ({ glue, wasm } = { glue: "", wasm: "" }) =>
  once(async () => {
    // Workers import the JavaScript side from the browser's cache.
    const [module] = await Promise.all([compile(wasm), importModule(glue)]);
    return { module, glue };
  });
