// One-click changes of TTT3D's numbers, for the laboratory.

/** @type {import("../../table/game-tools.types").Recipe[]} */
export const recipes = [
  { name: "recipe.list-only", changes: { order: (values) => values.map(() => 0) } },
  { name: "recipe.backwards", changes: { order: (values) => [...values].reverse() } },
  { name: "recipe.list-from-top", changes: { "list-from": 1 } },
];
