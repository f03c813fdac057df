// One-click changes of 4Gewinnt's numbers, for the laboratory.

/** @type {import("../../table/game-tools.types").Recipe[]} */
export const recipes = [
  { name: "recipe.no-fear", changes: { "your-four": 0 } },
  {
    name: "recipe.edges",
    changes: {
      cells: (values) => values.map((value) => Math.max(...values) - value),
      order: () => [1, 7, 2, 6, 3, 5, 4],
    },
  },
  { name: "recipe.no-twos", changes: { two: 0 } },
];
