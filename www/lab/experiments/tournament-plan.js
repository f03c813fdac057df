// The plan of a tournament: its pairings, and the equivalent terminal command.

import { playerSpec } from "./entrants.js";

/** @typedef {import("../lab.types").Entrant} Entrant */

/**
 * @typedef {object} Tournament
 * @property {Entrant[]} entrants
 * @property {number} games  of each pair
 * @property {number} plies
 * @property {number} nodes  node limit; 0 for the players' own limits
 * @property {number} seed
 * @property {number} spent  milliseconds
 */

/** @param {Entrant[]} entrants @returns {[number, number][]} */
export const pairsOf = (entrants) =>
  entrants.flatMap((_, one) =>
    entrants
      .slice(one + 1)
      .map((_, after) => /** @type {[number, number]} */ ([one, one + 1 + after])),
  );

/** @param {Tournament} tournament */
export const totalOf = ({ entrants, games }) => pairsOf(entrants).length * games;

/** Empty with programs, which the terminal cannot play. @param {string} game @param {Tournament} tournament */
export function commandOf(game, { entrants, games, plies, nodes, seed }) {
  if (entrants.some(({ program }) => program)) return "";
  const [first, second] = entrants.map(playerSpec);
  const limit = nodes > 0 ? ` --nodes ${nodes}` : "";
  return `stratege play ${game} --first ${first} --second ${second} --games ${games} --random-plies ${plies} --seed ${seed}${limit}`;
}
