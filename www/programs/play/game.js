// Plays a game between two seats. A program's error loses the game. No DOM.

import { ProgramError } from "../program-error.js";

/** @typedef {import("./play.types").Contestant} Contestant */
/** @typedef {import("./play.types").GameResult} GameResult */
/** @typedef {import("./play.types").GameRules} GameRules */
/** @typedef {import("./play.types").Seat} Seat */

/** The seat of each side. */
const SEATS = { first: 0, second: 1 };

/** Reproducible random numbers below a limit (mulberry32). @param {number} seed */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/**
 * The record after random moves from the start, fewer if the game ends.
 * @param {GameRules} rules @param {string} start @param {number} plies @param {number} seed
 */
export function randomOpening(rules, start, plies, seed) {
  const random = seededRandom(seed);
  const match = rules.begin(start);
  try {
    for (let ply = 0; ply < plies; ply += 1) {
      const { legal, outcome } = match.view();
      if (outcome) break;
      match.play(legal[random(legal.length)].text);
    }
    return match.record();
  } finally {
    match.free();
  }
}

/**
 * Plays on from a record to the end. Rejects if the signal is aborted.
 * @param {GameRules} rules @param {string} record @param {[Contestant, Contestant]} contestants the first one begins
 * @param {{ seed: number, signal: AbortSignal }} options
 * @returns {Promise<GameResult>}
 */
export async function playGame(rules, record, contestants, { seed, signal }) {
  /** @type {Seat[]} */
  const seats = [];
  const match = rules.read(record);
  try {
    for (const [at, contestant] of contestants.entries()) {
      try {
        seats.push(await contestant.open(seed + at, signal));
      } catch (error) {
        return lost(match.record(), at, error);
      }
    }
    for (let view = match.view(); !view.outcome; view = match.view()) {
      const seat = SEATS[view.side];
      try {
        const { move } = await seats[seat].choose(match.record(), { signal });
        match.play(move);
      } catch (error) {
        return lost(match.record(), seat, error);
      }
      signal.throwIfAborted();
    }
    const { outcome } = match.view();
    const winner = outcome?.winner ? SEATS[outcome.winner] : null;
    return { record: match.record(), winner, fault: null };
  } finally {
    for (const seat of seats) seat.close();
    match.free();
  }
}

/** The result of a game that a program's error ends; other errors are thrown. @param {string} record @param {number} seat @param {unknown} error @returns {GameResult} */
function lost(record, seat, error) {
  if (!(error instanceof ProgramError)) throw error;
  return { record, winner: 1 - seat, fault: { seat, error, record } };
}

/**
 * Plays jobs in several games at a time. Rejects with the first error, and ends the others.
 * @template Job
 * @param {Iterable<Job>} jobs @param {number} size games at a time
 * @param {AbortSignal} signal @param {(job: Job, signal: AbortSignal) => Promise<void>} play
 */
export async function playAll(jobs, size, signal, play) {
  const source = jobs[Symbol.iterator]();
  const end = new AbortController();
  const all = end.signal;
  const forward = () => end.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener("abort", forward);
  const lane = async () => {
    for (let next = source.next(); !next.done; next = source.next()) {
      all.throwIfAborted();
      await play(next.value, all);
    }
  };
  try {
    await Promise.all(Array.from({ length: size }, lane));
  } finally {
    signal.removeEventListener("abort", forward);
    end.abort();
  }
}
