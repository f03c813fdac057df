// The lines of an imported PGN game: the game itself and its variations.

import { engineModule } from "../shared/engine-module.js";

/** Records of the game and of every variation to its end. @param {import("../../table/formats.types").ImportedMatch} match */
export async function variationsOf({ record, notes }) {
  if (notes === "") return [record];
  const { listAnnotated } = await engineModule();
  /** @type {string[]} */
  const records = [record];
  listAnnotated(record, notes, (move) => records.push(move.record));
  return withoutBeginnings(records);
}

/** Drops the records that others begin with. @param {readonly string[]} records */
export function withoutBeginnings(records) {
  // In this order a record stands directly before those that begin with it.
  const sorted = [...new Set(records)].sort();
  return sorted.filter((one, at) => !sorted[at + 1]?.startsWith(one));
}
