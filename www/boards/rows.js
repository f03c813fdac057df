// Rows of stones on a board: where they can lie, and which cells would complete one. Plain numbers, no page.

/** @typedef {readonly number[]} Row  cells */

/** Every straight row of so many cells on a flat board. @param {number} columns @param {number} rows @param {number} length @returns {Row[]} */
export function straightRows(columns, rows, length) {
  const found = [];
  for (const [across, down] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ]) {
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [x, y] = [column + (length - 1) * across, row + (length - 1) * down];
        if (x >= columns || y < 0 || y >= rows) continue;
        const step = columns * down + across;
        found.push(Array.from({ length }, (_, at) => columns * row + column + at * step));
      }
    }
  }
  return found;
}

/**
 * The empty cells that would complete a row of this stone.
 * @param {string} cells @param {readonly Row[]} rows @param {string} stone @returns {Set<number>}
 */
export function completing(cells, rows, stone) {
  const found = new Set();
  for (const row of rows) {
    const others = row.filter((cell) => cells[cell] !== stone);
    if (others.length === 1 && cells[others[0]] === ".") found.add(others[0]);
  }
  return found;
}

/** The stone of a side. @param {import("../engine/types.js").Side} side */
export const stoneOf = (side) => (side === "first" ? "x" : "o");

/** The other stone. @param {string} stone */
export const otherStone = (stone) => (stone === "x" ? "o" : "x");

/** Cells with a stone in one of them. @param {string} cells @param {number} at @param {string} stone */
export const withStone = (cells, at, stone) => cells.slice(0, at) + stone + cells.slice(at + 1);

/**
 * What a move does where four in a row win: `four`, `stops-four`, `two-threats`, `threat`, as far as each holds.
 * @param {import("../engine/types.js").View} before @param {import("../engine/types.js").View} after
 * @param {readonly Row[]} rows
 * @returns {("four" | "stops-four" | "two-threats" | "threat")[]}
 */
export function effectsOfFour(before, after, rows) {
  const cell = after.last?.cell;
  if (cell === undefined || cell === null) return [];
  if (after.outcome?.winner === before.side) return ["four"];
  const stone = stoneOf(before.side);
  const stops = completing(before.cells, rows, otherStone(stone)).has(cell);
  const earlier = completing(before.cells, rows, stone);
  const threats = [...completing(after.cells, rows, stone)].filter((at) => !earlier.has(at)).length;
  return [
    ...(stops ? /** @type {const} */ (["stops-four"]) : []),
    ...(threats > 1 ? /** @type {const} */ (["two-threats"]) : []),
    ...(threats === 1 ? /** @type {const} */ (["threat"]) : []),
  ];
}

/**
 * How many rows through the stone that has just been set hold no stone of the other side.
 * @param {import("../engine/types.js").View} after @param {readonly Row[]} rows
 */
export function openRows({ cells, last }, rows) {
  const at = last?.cell;
  if (at === undefined || at === null) return 0;
  const other = otherStone(cells[at]);
  return rows.filter((row) => row.includes(at) && row.every((cell) => cells[cell] !== other))
    .length;
}

/** Cells as the rules read them in a start: each stone as a letter, each run of empty cells as its number. @param {string} cells */
export const stonesText = (cells) =>
  cells.toUpperCase().replace(/\.+/g, (empty) => String(empty.length));
