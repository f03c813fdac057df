// The games of the matches that an experiment needs, as jobs for a pool of workers.

/** @typedef {import("../lab.types").NeededMatch} NeededMatch */
/** @typedef {import("../lab.types").PlayedGame} PlayedGame */

/**
 * Every game of some matches; each begins with so many random moves.
 * @param {{ game: string, plies: number }} conditions @param {NeededMatch[]} matches
 * @param {(match: number, game: PlayedGame, number: number) => void} played
 */
export function contestJobs({ game, plies }, matches, played) {
  return matches.flatMap(({ players, numbers, games, seed }, match) => {
    const [one, other] = players.map((player, at) => ({
      player,
      numbers: Object.fromEntries(/** @type {[string, number[]][]} */ (numbers[at])),
    }));
    /** @type {import("../lab.types").ContestPlan} */
    const contest = { game, opening: "", plies, limits: {}, seed, contestants: [one, other] };
    return Array.from({ length: games }, (_, number) => ({
      contest,
      number,
      played: (/** @type {PlayedGame} */ result) => played(match, result, number),
    }));
  });
}
