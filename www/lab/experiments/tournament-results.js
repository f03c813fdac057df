// Results of a tournament, counted incrementally, so that drawing them takes the same time after ten and ten thousand
// games.

import { emptyStanding, gamesOf, countGame as tallyGame } from "./score-statistics.js";

/** @typedef {import("../lab.types").TournamentGame} PlayedGame */
/** @typedef {import("./score-statistics.js").Standing} Standing */
/** @typedef {[one: number, other: number, number: number, game: PlayedGame]} Entry */

export function createResults() {
  /** Games by pair and number. @type {Map<string, PlayedGame[]>} */
  const games = new Map();
  /** Standings by pair, from the view of the lower number. @type {Map<string, Standing>} */
  const standings = new Map();
  /** Games that are not stored yet. @type {Entry[]} */
  let fresh = [];
  let played = 0;

  /** @param {Entry} entry @param {boolean} [isStored] */
  function add(entry, isStored = false) {
    const [one, other, number, game] = entry;
    const pair = `${one}-${other}`;
    const list = games.get(pair) ?? [];
    if (list[number]) return;
    list[number] = game;
    games.set(pair, list);
    const standing = standings.get(pair) ?? emptyStanding();
    tallyGame(standing, game.won_by);
    standings.set(pair, standing);
    played += 1;
    if (!isStored) fresh.push(entry);
  }

  return {
    add,
    played: () => played,

    /** The game with this number, if played. @param {number} one @param {number} other @param {number} number */
    game: (one, other, number) => games.get(`${one}-${other}`)?.[number],

    /** Results of one participant against another. @param {number} one @param {number} other @returns {Standing} */
    meeting(one, other) {
      if (one < other) return standings.get(`${one}-${other}`) ?? emptyStanding();
      const { wins, draws, losses } = standings.get(`${other}-${one}`) ?? emptyStanding();
      return { wins: losses, draws, losses: wins };
    },

    /** Takes the games added since the last call. */
    takeFresh() {
      const taken = fresh;
      fresh = [];
      return taken;
    },

    /** Takes back games that could not be stored. @param {Entry[]} games */
    returnFresh(games) {
      fresh = [...games, ...fresh];
    },
  };
}

/** @typedef {ReturnType<typeof createResults>} Results */

/** The sum of several results. @param {Standing[]} meetings */
export function sumStandings(meetings) {
  const total = emptyStanding();
  for (const meeting of meetings.filter((one) => gamesOf(one) > 0))
    for (const key of /** @type {const} */ (["wins", "draws", "losses"]))
      total[key] += meeting[key];
  return total;
}
