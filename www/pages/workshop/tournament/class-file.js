// The file of a tournament: participants, seed, and the games with their digests. No DOM.

import { isSource } from "../../../programs/stored/program-files.js";
import { MAX_ENTRANTS, pairings } from "./plan.js";

/** @typedef {import("./tournament.types").Tournament} Tournament */
/** @typedef {import("./tournament.types").Entrant} Entrant */
/** @typedef {import("./tournament.types").PlayedGame} PlayedGame */

const FORMAT = "stratege-class-1";

const MAX_NAME = 60;
const MAX_RECORD = 20_000;

/** @param {Tournament} tournament */
export const classFile = ({ game, seed, entrants, games }) =>
  JSON.stringify({ format: FORMAT, game, seed, entrants, games }, null, 1);

/**
 * Reads a file; null if it is no valid one. Its programs are not run.
 * @param {string} text @param {(game: string) => readonly string[] | null} playersOf ids of a game's players; null for
 *   an unknown game
 * @returns {Tournament | null}
 */
export function readClassFile(text, playersOf) {
  try {
    const { format, game, seed, entrants, games } = JSON.parse(text);
    const players = playersOf(game);
    const count = pairings(entrants.length).length;
    const isValid =
      format === FORMAT &&
      players !== null &&
      Number.isSafeInteger(seed) &&
      seed >= 0 &&
      entrants.length <= MAX_ENTRANTS &&
      entrants.every((/** @type {any} */ one) => isEntrant(one, players)) &&
      games.length === count &&
      games.every(isGame);
    return isValid ? { game, seed, entrants, games } : null;
  } catch {
    return null;
  }
}

/** @param {any} value @param {readonly string[]} players @returns {value is Entrant} */
const isEntrant = (value, players) =>
  typeof value?.name === "string" &&
  value.name.length <= MAX_NAME &&
  (typeof value.player === "string"
    ? players.includes(value.player)
    : isSource(value.language, value.source));

/** @param {any} value @returns {value is PlayedGame | null} */
const isGame = (value) =>
  value === null ||
  (typeof value.record === "string" &&
    value.record.length <= MAX_RECORD &&
    [0, 1, null].includes(value.winner) &&
    (value.fault === null || typeof value.fault === "string") &&
    typeof value.hash === "string");
