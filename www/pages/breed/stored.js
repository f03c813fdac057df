// The stored creatures, which are the laboratory's parameter sets; validated once their game is loaded.

import { measuredIn, rawSets } from "../../lab/parameters/parameter-sets.js";
import { faceFor } from "../../table/faces/creature-faces.js";

/** @typedef {import("./creature.js").Creature} Creature */

/** The stored creatures of a game whose programs can be bred. @param {string} game @param {[id: string, ...unknown[]][]} programs @returns {Creature[]} */
export function storedCreatures(game, programs) {
  const known = new Set(programs.map(([id]) => id));
  return rawSets({ id: game }).flatMap((one) => {
    const { player, name, face, numbers } = one ?? {};
    if (!known.has(player) || typeof name !== "string" || !numbers) return [];
    const own = typeof face === "string" ? face : faceFor(name + player);
    return [{ game, player, name, face: own, numbers, ...measuredIn(one) }];
  });
}
