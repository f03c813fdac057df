// The games of a tournament that have been played, counted as they come in: what is shown of them costs the same
// after ten games and after ten thousand.

import { gamesOf, nobodys, count as tallyGame } from "./score-statistics.js";

/** @typedef {import("../lab.types").PlayedGame} PlayedGame */
/** @typedef {import("./score-statistics.js").Standing} Standing */
/** @typedef {[one: number, other: number, number: number, game: PlayedGame]} Entry */

export function createResults() {
  /** By pair, the games by their number. @type {Map<string, PlayedGame[]>} */
  const games = new Map();
  /** By pair, seen from the one with the lower number. @type {Map<string, Standing>} */
  const standings = new Map();
  /** What has not been kept yet. @type {Entry[]} */
  let fresh = [];
  let played = 0;

  /** @param {Entry} entry */
  function add(entry) {
    const [one, other, number, game] = entry;
    const pair = `${one}-${other}`;
    const list = games.get(pair) ?? [];
    if (list[number]) return;
    list[number] = game;
    games.set(pair, list);
    const standing = standings.get(pair) ?? nobodys();
    tallyGame(standing, game.won_by);
    standings.set(pair, standing);
    played += 1;
    fresh.push(entry);
  }

  return {
    add,
    played: () => played,

    /** The game of this number, if it has been played. @param {number} one @param {number} other @param {number} number */
    game: (one, other, number) => games.get(`${one}-${other}`)?.[number],

    /** What one did against another. @param {number} one @param {number} other @returns {Standing} */
    meeting(one, other) {
      if (one < other) return standings.get(`${one}-${other}`) ?? nobodys();
      const { wins, draws, losses } = standings.get(`${other}-${one}`) ?? nobodys();
      return { wins: losses, draws, losses: wins };
    },

    /** The games that have come in since this was asked last. */
    takeFresh() {
      const taken = fresh;
      fresh = [];
      return taken;
    },
  };
}

/** @typedef {ReturnType<typeof createResults>} Results */

/** All meetings of one together. @param {Standing[]} meetings */
export function together(meetings) {
  const total = nobodys();
  for (const meeting of meetings.filter((one) => gamesOf(one) > 0))
    for (const key of /** @type {const} */ (["wins", "draws", "losses"]))
      total[key] += meeting[key];
  return total;
}
