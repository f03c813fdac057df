// Where moves lie on the board: cells by number.

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {{ from: number | null, to: number }} MovePlace */

/**
 * Where a move lies, legal here or a few moves later.
 * @param {View} view @param {string} move @param {readonly string[]} path  the moves made before it
 * @returns {MovePlace | null} null: nowhere, such as a pass
 */
export function placeOf(view, move, path) {
  const legal = path.length === 0 && view.legal.find(({ text }) => text === move);
  if (legal) return legal.to === null ? null : { from: legal.from ?? null, to: legal.to };
  const to = view.names.indexOf(move);
  if (to >= 0) return { from: null, to };
  const [from, target] = [move.slice(0, 2), move.slice(2, 4)].map((name) =>
    view.names.indexOf(name),
  );
  if (from >= 0 && target >= 0) return { from, to: target };
  return /^\d$/.test(move) ? inColumn(view, Number(move) - 1, path) : null;
}

/** A candidate as the game's players write it; a reply stays as it is. @param {View} view @param {string} move */
export function written(view, move) {
  const place = placeOf(view, move, []);
  const same = view.legal.filter(({ from, to }) => place && from === place.from && to === place.to);
  const promoted = `=${move.slice(4).toUpperCase()}`;
  return (same.find(({ text }) => same.length === 1 || text.includes(promoted)) ?? { text: move })
    .text;
}

/** Where a disc comes to lie. @param {View} view @param {number} column @param {readonly string[]} path */
function inColumn({ cells, columns, rows }, column, path) {
  const standing = [...cells].filter((cell, at) => at % columns === column && cell !== ".").length;
  const fallen = path.filter((move) => Number(move) - 1 === column).length;
  const row = rows - 1 - standing - fallen;
  return row < 0 ? null : { from: null, to: row * columns + column };
}
