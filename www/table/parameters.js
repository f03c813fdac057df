// What the parameters of a player may be. `Parameters::with_changes` in src/core/parameters.rs says the same.

/** @typedef {import("../engine/types.js").PlayerInfo["parameters"][number]} Parameter */

/** Whether one number of a parameter may be this one. @param {Parameter} parameter @param {any} value */
export const isAllowed = ({ min, max }, value) =>
  Number.isInteger(value) && value >= min && value <= max;
