// The rules, asked beside the page: what a line stands for, what a player would choose, and lines to begin with.

import { stratege } from "../../wasm/support/module.mjs";
import { pick, seededRandom } from "./seeded-random.mjs";

/** @typedef {import("../../../www/wasm/stratege.js").View} View */

/**
 * @param {string} line
 * @returns {View}
 */
export function viewOf(line) {
  const match = stratege.Match.read(line);
  try {
    return match.view();
  } finally {
    match.free();
  }
}

/** @param {string} start */
export const newGame = (start) => `reversi:${start}:`;

/**
 * The line after one more move.
 * @param {string} line
 * @param {string} move
 */
export function after(line, move) {
  const match = stratege.Match.read(line);
  try {
    match.play(move);
    return match.record();
  } finally {
    match.free();
  }
}

/**
 * The same match, looked at after so many moves.
 * @param {string} line
 * @param {number} ply
 */
export function lookedAt(line, ply) {
  const match = stratege.Match.read(line);
  try {
    match.goto(ply);
    return match.record();
  } finally {
    match.free();
  }
}

/**
 * @param {string} line
 * @param {string} player one that leaves nothing to chance
 */
export function choiceOf(line, player) {
  const chooser = new stratege.Player("reversi", player, {}, 0);
  try {
    return chooser.choose(line, {}).move;
  } finally {
    chooser.free();
  }
}

/** The discs by which the side to move wins, which the champion finds out. @param {string} line */
export function exactScore(line) {
  const champion = new stratege.Player("reversi", "champion", { end: 60 }, 0);
  try {
    const { score } = champion.choose(line, {});
    return score?.kind === "discs" && score.value.percent === 100
      ? score.value.hundredths / 100
      : null;
  } finally {
    champion.free();
  }
}

/** What is wrong with a line. @param {string} line */
export function complaintAbout(line) {
  try {
    viewOf(line);
  } catch (error) {
    return error;
  }
  throw new Error(`nothing is wrong with ${line}`);
}

/** Whether the side to move has nothing but to pass. @param {View} view */
export const mustPass = ({ legal }) => legal.length > 0 && legal.every(({ to }) => to === null);

/**
 * A game by chance, from its start to its end.
 * @param {number} seed
 * @param {string} [start]
 * @returns {string[]} its line after every move
 */
export function anyGame(seed, start = "diagonal-tomato") {
  const chance = seededRandom(seed);
  const match = new stratege.Match("reversi", start);
  const lines = [match.record()];
  for (let view = match.view(); !view.outcome; view = match.view()) {
    match.play(pick(view.legal, chance).text);
    lines.push(match.record());
  }
  match.free();
  return lines;
}

/**
 * The first place in games by chance that is as it is wanted.
 * @param {(lines: string[], ply: number) => boolean} wanted
 * @returns {{ lines: string[], ply: number }}
 */
export function findPlace(wanted) {
  for (let seed = 1; seed < 1000; seed += 1) {
    const lines = anyGame(seed);
    const ply = lines.findIndex((_, place) => wanted(lines, place));
    if (ply >= 0) return { lines, ply };
  }
  throw new Error("no game by chance comes there");
}

/** The players of the source: unlike the modern ones, they move as they do whatever the time. */
export const classics = stratege
  .listGames()[0]
  .players.filter(({ year }) => year === 2002)
  .map(({ id }) => id);
export const starts = stratege.listGames()[0].starts;
