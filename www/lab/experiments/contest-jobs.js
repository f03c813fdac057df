// Splits the matches of an experiment into single games, as jobs for the worker pool.

/** @typedef {import("../lab.types").NeededMatch} NeededMatch */
/** @typedef {import("../lab.types").PlayedGame} PlayedGame */

/**
 * Jobs for all games of some matches; each game starts with `plies` random moves.
 * @param {{ game: string, plies: number }} conditions @param {NeededMatch[]} matches
 * @param {(match: number, game: PlayedGame, number: number) => void} played
 */
export function contestJobs({ game, plies }, matches, played) {
  return matches.flatMap(({ players, numbers, games, seed }, match) => {
    const [one, other] = players.map((player, index) => ({
      player,
      numbers: Object.fromEntries(/** @type {[string, number[]][]} */ (numbers[index])),
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
