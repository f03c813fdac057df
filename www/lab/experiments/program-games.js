// Games of a tournament in which a visitor's program plays, with the contestants of www/programs/play/. Loaded for
// tournaments with programs.

import { computerContestant, programContestant } from "../../programs/play/contestants.js";
import { playGame, randomOpening } from "../../programs/play/game.js";
import { playerName } from "../../table/player-names.js";

/** @typedef {import("../../engine/rules-module.js").Rules} Rules */
/** @typedef {import("../../programs/play/play.types").Contestant} Contestant */
/** @typedef {import("../lab.types").Entrant} Entrant */
/** @typedef {import("../lab.types").TournamentGame} TournamentGame */

/**
 * Opens the participants; their workers start with their first game.
 * @param {Rules} rules @param {{ entrants: Entrant[], nodes: number }} tournament
 */
export const contestantsOf = (rules, { entrants, nodes }) =>
  entrants.map(({ player, numbers, program }) => {
    const name = playerName(player);
    const limits = nodes > 0 ? { nodes } : {};
    return program
      ? programContestant({ ...program, name, game: rules.info.id })
      : computerContestant(rules, player, name, { parameters: numbers, limits });
  });

/**
 * Plays a game of a pair. Two games share each opening, with colours reversed.
 * @param {import("../../programs/play/play.types").GameRules} rules @param {string} start @param {{ plies: number, seed: number }} tournament
 * @param {[Contestant, Contestant]} pair @param {number} number @param {AbortSignal} signal
 * @returns {Promise<TournamentGame>}
 */
export async function playProgramGame(rules, start, { plies, seed }, pair, number, signal) {
  const opening = randomOpening(rules, start, plies, seed + (number >> 1));
  const isSwapped = number % 2 === 1;
  const seats = isSwapped ? /** @type {typeof pair} */ ([pair[1], pair[0]]) : pair;
  const result = await playGame(rules, opening, seats, { seed: seed + 2 * number, signal });
  const { record, winner, fault } = result;
  const wonBy = winner === null || !isSwapped ? winner : 1 - winner;
  if (!fault) return { record, won_by: wonBy };
  const { code, message, line } = fault.error;
  return { record, won_by: wonBy, fault: { code, message, line } };
}
