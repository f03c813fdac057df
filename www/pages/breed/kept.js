// The stored creatures: the laboratory's parameter sets, which are checked once their game is loaded.

import { rawSets } from "../../lab/parameters/parameter-sets.js";
import { faceFor } from "../../panels/opponents/creature-faces.js";

/** @typedef {import("./creature.js").Creature} Creature */

/** The stored creatures of a game whose programs can be bred. @param {string} game @param {[id: string, name: string][]} programs @returns {Creature[]} */
export function keptOf(game, programs) {
  const known = new Set(programs.map(([id]) => id));
  return rawSets({ id: game }).flatMap((one) => {
    const { player, name, face, numbers } = one ?? {};
    if (!known.has(player) || typeof name !== "string" || !numbers) return [];
    const own = typeof face === "string" ? face : faceFor(name + player);
    return [{ game, player, name, face: own, numbers }];
  });
}
