// The rules in an instantiated WebAssembly module: legality, notation, undo.

/**
 * @typedef {object} RulesOfGame
 * @property {import("./engine.types").Glue} exports  all exports of the module
 * @property {import("./engine.types").GameInfo} info
 * @property {(start: string) => OpenMatch} begin  starts a match
 * @property {(record: string) => OpenMatch} read  parses a record text; throws if it is invalid
 * @property {(record: string) => import("./engine.types").View} view  the final position of a record; throws if it is invalid
 * @property {import("./engine.types").Glue["explain"]} explain  in games whose module exports it
 * @property {(record: string, player: string, numbers: Record<string, number | number[]>) => string} suggest
 *   the move of a player that answers without search
 */

/** @typedef {import("../wasm/stratege.js").Match} OpenMatch */

/** @param {string} game @param {import("./engine.types").Glue} exports @returns {RulesOfGame} */
export function rulesOf(game, exports) {
  const { listGames, explain, Match, Player } = exports;
  return {
    exports,
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
