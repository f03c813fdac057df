// The games of a tournament: every pair of participants meets twice, with the same opening and reversed colours. No DOM.

import { emptyStanding, scoreOf } from "../../../lab/experiments/score-statistics.js";
import { playAll, playGame, randomOpening } from "../../../programs/play/game.js";

/** @typedef {import("./tournament.types").Tournament} Tournament */
/** @typedef {import("./tournament.types").PlayedGame} PlayedGame */
/** @typedef {import("../../../programs/play/play.types").Contestant} Contestant */
/** @typedef {import("../../../programs/play/play.types").GameRules} GameRules */
/** @typedef {import("../../../lab/experiments/score-statistics.js").Standing} Standing */

export const MAX_ENTRANTS = 40;

/** Random moves at the beginning of each game. */
const OPENING_PLIES = 4;

/** Participants of each game, the one that moves first in front. @param {number} entrants @returns {[number, number][]} */
export function pairings(entrants) {
  /** @type {[number, number][]} */
  const games = [];
  for (let one = 0; one < entrants; one += 1)
    for (let other = one + 1; other < entrants; other += 1) games.push([one, other], [other, one]);
  return games;
}

/** Digest of a game, from its record and result. @param {Omit<PlayedGame, "hash">} game */
export const hashOf = ({ record, winner, fault }) =>
  digestOf(`${record} ${winner ?? "-"} ${fault ?? "-"}`);

/** The beginning of the SHA-256 of a text; empty without a secure connection. @param {string} text */
export async function digestOf(text) {
  const digest = await crypto.subtle?.digest("SHA-256", new TextEncoder().encode(text));
  if (!digest) return "";
  return Array.from(new Uint8Array(digest, 0, 8), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * Plays one game of a tournament. Rejects if a program does not answer in time.
 * @param {GameRules} rules @param {string} start @param {Tournament} tournament @param {Contestant[]} contestants
 * @param {number} number @param {AbortSignal} signal @returns {Promise<PlayedGame>}
 */
async function playNumber(rules, start, tournament, contestants, number, signal) {
  const { seed, entrants } = tournament;
  const [first, second] = pairings(entrants.length)[number];
  const opening = randomOpening(rules, start, OPENING_PLIES, seed + (number >> 1));
  const seats = /** @type {[Contestant, Contestant]} */ ([contestants[first], contestants[second]]);
  const result = await playGame(rules, opening, seats, { seed: seed + 2 * number, signal });
  const { record, winner } = result;
  const { code, line } = result.fault?.error ?? {};
  // How long an answer takes depends on the machine; a result must not.
  if (code === "time") throw result.fault?.error;
  const fault = code ? (line === null ? code : `${code}:${line}`) : null;
  return { record, winner, fault, hash: await hashOf({ record, winner, fault }) };
}

/**
 * Plays the missing games. Rejects if the signal is aborted, or a program does not answer in time.
 * @param {GameRules} rules @param {string} start @param {Tournament} tournament its `games` are filled in
 * @param {Contestant[]} contestants
 * @param {{ size: number, signal: AbortSignal, played?(number: number): void }} options
 */
export function playTournament(rules, start, tournament, contestants, options) {
  const { size, signal, played } = options;
  const missing = tournament.games.flatMap((game, number) => (game ? [] : [number]));
  return playAll(missing, size, signal, async (number, all) => {
    tournament.games[number] = await playNumber(
      ...[rules, start, tournament, contestants, number, all],
    );
    played?.(number);
  });
}

/**
 * Replays played games; returns the numbers of those whose result differs. Rejects if the signal is aborted, or a program does
 * not answer in time.
 * @param {GameRules} rules @param {string} start @param {Tournament} tournament @param {Contestant[]} contestants
 * @param {number[]} numbers @param {{ size: number, signal: AbortSignal, checked?(count: number): void }} options
 */
export async function verifyGames(rules, start, tournament, contestants, numbers, options) {
  const { size, signal, checked } = options;
  /** @type {number[]} */
  const wrong = [];
  let count = 0;
  await playAll(numbers, size, signal, async (number, all) => {
    const stored = tournament.games[number];
    const again = await playNumber(rules, start, tournament, contestants, number, all);
    if (!stored || !isSame(stored, again)) wrong.push(number);
    count += 1;
    checked?.(count);
  });
  return wrong.sort((one, other) => one - other);
}

/** Whether a stored game is the one that was played again; its digest has to be that of its contents, too. @param {PlayedGame} stored @param {PlayedGame} again */
const isSame = (stored, again) =>
  stored.record === again.record &&
  stored.winner === again.winner &&
  stored.fault === again.fault &&
  (stored.hash === again.hash || stored.hash === "" || again.hash === "");

/** Numbers of played games, spread over all of them. @param {Tournament} tournament @param {number} count */
export function sampleOf({ games }, count) {
  const played = games.flatMap((game, number) => (game ? [number] : []));
  if (played.length <= count) return played;
  return Array.from({ length: count }, (_, at) => played[Math.floor((at * played.length) / count)]);
}

/**
 * Participants in the order of their scores, with their places; equal scores share a place.
 * @param {Standing[]} totals @returns {{ entrant: number, place: number }[]}
 */
export function rankingOf(totals) {
  const means = totals.map((total) => scoreOf(total).mean);
  return means
    .map((mean, entrant) => ({ entrant, place: 1 + means.filter((other) => other > mean).length }))
    .sort((one, other) => one.place - other.place || one.entrant - other.entrant);
}

/**
 * Results of each participant against each other one, and its total.
 * @param {Tournament} tournament @returns {{ meetings: Standing[][], totals: Standing[], faults: number[] }}
 */
export function standingsOf({ entrants, games }) {
  const meetings = entrants.map(() => entrants.map(emptyStanding));
  const faults = entrants.map(() => 0);
  for (const [number, pair] of pairings(entrants.length).entries()) {
    const game = games[number];
    if (!game) continue;
    for (const [seat, own] of pair.entries()) {
      const standing = meetings[own][pair[1 - seat]];
      if (game.winner === null) standing.draws += 1;
      else if (game.winner === seat) standing.wins += 1;
      else standing.losses += 1;
      if (game.fault && game.winner !== seat) faults[own] += 1;
    }
  }
  const totals = meetings.map((row) =>
    row.reduce(
      (sum, { wins, draws, losses }) => ({
        wins: sum.wins + wins,
        draws: sum.draws + draws,
        losses: sum.losses + losses,
      }),
      emptyStanding(),
    ),
  );
  return { meetings, totals, faults };
}
