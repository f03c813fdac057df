// Expected positions and moves from the rules and players in Node, and records to start tests with.

import { stratege } from "../../wasm/support/module.mjs";
import { pick, seededRandom } from "./seeded-random.mjs";

/** @typedef {import("../../../www/wasm/stratege.js").View} View */

/** @param {string} record @returns {View} */
export function viewOf(record) {
  const match = stratege.Match.read(record);
  try {
    return match.view();
  } finally {
    match.free();
  }
}

/** Record of a new match. @param {string} start */
export const newGame = (start) => `reversi:${start}:`;

/** Record after a further move. @param {string} record @param {string} move */
export function afterMove(record, move) {
  const match = stratege.Match.read(record);
  try {
    match.play(move);
    return match.record();
  } finally {
    match.free();
  }
}

/** Record of the same match, shown at an earlier ply. @param {string} record @param {number} ply */
export function atPly(record, ply) {
  const match = stratege.Match.read(record);
  try {
    match.goto(ply);
    return match.record();
  } finally {
    match.free();
  }
}

/** Returns a player's move. @param {string} record @param {string} player deterministic */
export function choiceOf(record, player) {
  const chooser = new stratege.Player("reversi", player, {}, 0);
  try {
    return chooser.choose(record, {}).move;
  } finally {
    chooser.free();
  }
}

/** Disc difference for the side to move with perfect play; `null` if the champion cannot solve it. @param {string} record */
export function exactScore(record) {
  const champion = new stratege.Player("reversi", "champion", { solve: 60 }, 0);
  try {
    const { score } = champion.choose(record, {});
    return score?.kind === "discs" && score.value.percent === 100
      ? score.value.hundredths / 100
      : null;
  } finally {
    champion.free();
  }
}

/** The error of a damaged record. @param {string} record */
export function errorOf(record) {
  try {
    viewOf(record);
  } catch (error) {
    return error;
  }
  throw new Error(`${record} is valid`);
}

/** Whether the side to move can only pass. @param {View} view */
export const mustPass = ({ legal }) => legal.length > 0 && legal.every(({ to }) => to === null);

/**
 * Plays a random match to its end.
 * @param {number} seed
 * @param {string} [start]
 * @returns {string[]} record after every ply
 */
export function randomGame(seed, start = "diagonal-tomato") {
  const random = seededRandom(seed);
  const match = new stratege.Match("reversi", start);
  const records = [match.record()];
  for (let view = match.view(); !view.outcome; view = match.view()) {
    match.play(pick(view.legal, random).text);
    records.push(match.record());
  }
  match.free();
  return records;
}

/**
 * Finds the first position of random matches with a property.
 * @param {(records: string[], ply: number) => boolean} hasProperty
 * @returns {{ records: string[], ply: number }}
 */
export function findPosition(hasProperty) {
  for (let seed = 1; seed < 1000; seed += 1) {
    const records = randomGame(seed);
    const ply = records.findIndex((_, at) => hasProperty(records, at));
    if (ply >= 0) return { records, ply };
  }
  throw new Error("no random match has such a position");
}

/** The historical players, whose moves do not depend on time. */
export const classics = stratege
  .listGames()[0]
  .players.filter(({ year }) => year === 2002)
  .map(({ id }) => id);
export const starts = stratege.listGames()[0].starts;
