// One-click changes of the old programs' numbers, for the laboratory.

/** @type {import("../../table/game-tools.types").Recipe[]} */
export const recipes = [
  { name: "recipe.attack", changes: { ob: 60 } },
  { name: "recipe.one-direction", changes: { f2: 0, f3: 0, f4: 0 } },
  { name: "recipe.twos", changes: { a2: 60 } },
];
