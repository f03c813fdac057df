// One-click changes of the old programs' numbers, for the laboratory.

const QUEEN = 4;

/** @type {import("../../table/game-tools.types").Recipe[]} */
export const recipes = [
  {
    name: "recipe.no-queen",
    changes: { values: (values) => values.map((value, at) => (at === QUEEN ? 0 : value)) },
  },
  { name: "recipe.checks", changes: { check: 3 } },
  { name: "recipe.pawns", changes: { advanced: 1 } },
];
