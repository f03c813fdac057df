// The rules of a game, as WebAssembly on the page itself: fetched and compiled once, used here for legality,
// notation and undo, and handed on as a compiled module to the worker that thinks. Each game has a module of
// its own, so that nobody fetches the others.

import { compile } from "./compile.js";

/**
 * @typedef {import("./engine.types").ModuleFiles & RulesOfGame} Rules
 *
 * @typedef {object} RulesOfGame
 * @property {import("./engine.types").Glue} exports  what else the module of a game has
 * @property {import("./engine.types").GameInfo} info
 * @property {(start: string) => OpenMatch} begin
 * @property {(record: string) => OpenMatch} read  a match from its record text; throws an error
 * @property {(record: string) => import("./engine.types").View} view  the position that a record shows; throws an error
 * @property {import("./engine.types").Glue["explain"]} explain  in games whose module has it
 * @property {(record: string, player: string, numbers: Record<string, number | number[]>) => string} suggest
 *   the move of a player that needs no time
 */

/** @typedef {import("../wasm/stratege.js").Match} OpenMatch */

/**
 * @param {string} game
 * @param {import("./engine.types").EngineFiles & { engine?: import("./engine.types").EngineFiles }} addresses
 * @returns {Promise<Rules>}
 */
export async function loadRules(game, { glue, wasm, engine }) {
  /** @type {[import("./engine.types").Glue, WebAssembly.Module]} */
  const [exports, module] = await Promise.all([import(glue), compile(wasm)]);
  const { listGames, explain, initSync, Match, Player } = exports;
  initSync({ module });
  return {
    module,
    glue,
    exports,
    engine,
    info: listGames()[0],
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
