// Measured ratings of the players, and their conversion to the scale of all games.

/** @type {import("../../table/scale.js").Ladders} */
export const ladders = {
  ladder: () => import("../../../data/connect4/ladder.json"),
  scale: () => import("../../../data/connect4/scale.json"),
};
