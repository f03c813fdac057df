// Contestants in Node: programs in the interpreters of the build, and computer players of the module with all games.

import { playSeries, verdictOf } from "../../../../www/pages/workshop/play/series.js";
import { playGame } from "../../../../www/programs/play/game.js";
import { stratege } from "../../../wasm/support/module.mjs";
import { start } from "../../programs/support/programs.mjs";

/** @typedef {import("../../../../www/programs/play/play.types").Contestant} Contestant */
/** @typedef {import("../../../../www/programs/play/play.types").Program} Program */
/** @typedef {import("../../../../www/pages/workshop/lessons/lesson.types").Assignment} Assignment */
/** @typedef {import("../../../../www/pages/workshop/lessons/lesson.types").Language} Language */

/** Languages of the tests. */
export const LANGUAGES = /** @type {const} */ (["python", "javascript"]);

/** Rules of a game. @param {string} game @returns {import("../../../../www/programs/play/play.types").GameRules} */
export const rulesOf = (game) => ({
  begin: (first) => new stratege.Match(game, first),
  read: (record) => stratege.Match.read(record),
});

/** The default start of a game. @param {string} game */
export const startOf = (game) =>
  stratege.listGames().find(({ id }) => id === game)?.starts[0] ?? "";

/** @param {Program} program @param {{ hasVisited?: boolean }} [options] @returns {Contestant} */
export const programContestant = (
  { name, game, language, source },
  { hasVisited = false } = {},
) => ({
  name,
  async open(seed) {
    const running = await start(language, source, { game, seed, hasVisited });
    return { choose: async (record) => running.choose(record), close() {} };
  },
  close() {},
});

/** @param {string} game @param {string} player @returns {Contestant} */
export const computerContestant = (game, player) => ({
  name: player,
  async open(seed) {
    const chooser = new stratege.Player(game, player, {}, seed);
    return {
      async choose(record) {
        const { move } = chooser.choose(record, {});
        return { move, printed: [], marks: {}, explanation: null, steps: 0 };
      },
      close: () => chooser.free(),
    };
  },
  close() {},
});

/** Services of a lesson's check. @param {Pick<Assignment, "id" | "game" | "hasTree">} lesson @param {Language} language @param {string} source @returns {import("../../../../www/pages/workshop/lessons/lesson.types").Bench} */
export function benchOf({ id, game, hasTree: hasVisited }, language, source) {
  const rules = rulesOf(game);
  const first = startOf(game);
  const own = programContestant({ name: id, game, language, source }, { hasVisited });
  const { signal } = new AbortController();
  return {
    ...{ rules, start: first, language, source },
    seat: () => own.open(1),
    open: (other) => programContestant({ name: id, game, language, source: other }).open(1),
    async score(player, games) {
      const series = await playSeries(rules, first, [own, computerContestant(game, player)], {
        ...{ games, seed: 1, size: 1, signal },
      });
      return verdictOf(series).mean;
    },
    async beats(player, record) {
      const other = computerContestant(game, player);
      const at = rules.read(record).view().side === "first" ? 0 : 1;
      /** @type {[Contestant, Contestant]} */
      const pair = at === 0 ? [own, other] : [other, own];
      const { winner } = await playGame(rules, record, pair, { seed: 1, signal });
      return winner === at;
    },
  };
}
