// The traits of 4Gewinnt for breeding: groups of cells that are described together.

import { messages } from "./i18n/parameters.js";

export { formerNames } from "./former-names.js";

export { ladders } from "./ladders.js";
export { messages };

const COLUMNS = 7;
const ROWS = 6;

/** @param {string} name @param {(column: number, row: number) => boolean} isIn */
const group = (name, isIn) => ({
  name,
  cells: Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell).filter((cell) =>
    isIn(cell % COLUMNS, Math.floor(cell / COLUMNS)),
  ),
});

/** @type {import("../shared/traits.types").Traits} */
export const traits = {
  cells: [
    group("middle-column", (column) => column === 3),
    group("outer-columns", (column) => column === 0 || column === 6),
    group("low", (_, row) => row < 2), // row 0 is the lowest
    group("high", (_, row) => row > 3),
  ],
};
