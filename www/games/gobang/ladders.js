// Measured ratings of the players, and their conversion to the scale of all games.

/** @type {import("../../table/scale.js").Ladders} */
export const ladders = {
  ladder: () => import("../../../data/gobang/ladder.json"),
  scale: () => import("../../../data/gobang/scale.json"),
};
