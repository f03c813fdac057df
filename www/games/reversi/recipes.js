// One-click changes of the old programs' numbers, for the laboratory.

/** The corners' value in the source, and those of the squares next to a corner. */
const CORNER = 9999;
const NEXT_TO_CORNER = [1, 5];

/** @type {import("../../table/game-tools.types").Recipe[]} */
export const recipes = [
  {
    name: "recipe.no-corners",
    changes: { table: (values) => values.map((value) => (value === CORNER ? 0 : value)) },
  },
  { name: "recipe.equal-squares", changes: { table: (values) => values.map(() => 100) } },
  {
    name: "recipe.traps",
    changes: {
      table: (values) => values.map((value) => (NEXT_TO_CORNER.includes(value) ? CORNER : value)),
    },
  },
];
