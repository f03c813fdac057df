// Measures the ratings of the user's own players by games against the levels, and stores them with their parameters.

import { addSet } from "../../lab/parameters/parameter-sets.js";
import { measureRating } from "../../lab/player-rating.js";
import { levelsOf } from "./partner-level.js";

/** @typedef {import("../../lab/parameters/parameter-sets.js").NumberSet} NumberSet */
/** @typedef {import("../../lab/lab.types").MeasuredRating} MeasuredRating */
/** @typedef {import("../../table/scale.js").Ladders} Ladders */

/** Opponents take at most this time for a move, in microseconds, so that a measurement takes seconds. */
const MAX_MICROS = 5000;

/**
 * Measures a player; rejects if a game fails or the signal aborts.
 * @param {{ info: import("../../engine/engine.types").GameInfo, files: import("../../engine/engine.types").ModuleFiles, ladders: Ladders }} game
 * @param {NumberSet} set @param {{ progress(done: number): void, signal: AbortSignal }} listener
 */
export async function measureSet({ info, files, ladders }, set, listener) {
  const [{ default: ladder }, { default: scale }] = await Promise.all([
    ladders.ladder(),
    ladders.scale(),
  ]);
  const levels = levelsOf(info.players);
  const rungs = ladder.players.filter(
    ({ id, micros }) => levels.includes(id) && micros <= MAX_MICROS,
  );
  const start = ladder.players.find(({ id }) => id === set.player)?.rating ?? rungs[0].rating;
  const anchors = /** @type {import("../../table/scale.js").Anchors} */ (scale.anchors);
  const contestant = { game: info.id, player: set.player, numbers: set.numbers };
  return measureRating(contestant, { files, rungs, start, anchors }, listener);
}

/** Stores a measured rating with its set. @param {Pick<import("../../engine/engine.types").GameInfo, "id">} info @param {NumberSet} set @param {MeasuredRating} measured */
export const storeRating = (info, set, measured) => addSet(info, { ...set, measured });
