// The traits of Reversi's old programs for breeding: groups of squares that are described together.

import { messages } from "./i18n/parameters.js";

export { ladders } from "./ladders.js";
export { messages };

const SIDE = 8;
const steps = (/** @type {number} */ at) => Math.min(at, SIDE - 1 - at);
/** Distances of a square from the nearer and the farther edge. @param {number} cell */
const place = (cell) =>
  [steps(cell % SIDE), steps(Math.floor(cell / SIDE))].sort((one, other) => one - other);

/** @param {string} name @param {(near: number, far: number) => boolean} isIn */
const group = (name, isIn) => ({
  name,
  cells: Array.from({ length: SIDE * SIDE }, (_, cell) => cell).filter((cell) => {
    const [near, far] = place(cell);
    return isIn(near, far);
  }),
});

/** @type {import("../shared/traits.types").Traits} */
export const traits = {
  table: [
    group("corners", (_, far) => far === 0),
    group("beside", (_, far) => far === 1),
    group("edges", (near, far) => near === 0 && far > 1),
    group("ring", (near, far) => near === 1 && far > 1),
    group("middle", (near) => near > 1),
  ],
};
