// Measured ratings of the players, and their conversion to the scale of all games.

/** @type {import("../../table/scale.js").Ladders} */
export const ladders = {
  ladder: () => import("../../../data/chess/ladder.json"),
  scale: () => import("../../../data/chess/scale.json"),
};
