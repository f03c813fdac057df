// The cells of the board that are spoken of together when an old program's table has changed.

import { messages } from "./i18n/traits.js";

export { migrateParameters } from "./old-numbers.js";

export const words = [messages];

const COLUMNS = 7;
const ROWS = 6;

/** @param {string} words @param {(column: number, row: number) => boolean} isIn */
const group = (words, isIn) => ({
  words,
  cells: Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell).filter((cell) =>
    isIn(cell % COLUMNS, Math.floor(cell / COLUMNS)),
  ),
});

/** @type {import("../shared/traits.types").Traits} */
export const traits = {
  cells: [
    group("middle-column", (column) => column === 3),
    group("outer-columns", (column) => column === 0 || column === 6),
    group("low", (_, row) => row < 2), // the lowest row is the first
    group("high", (_, row) => row > 3),
  ],
};
