// Positions of the cells of a drawn board: in rows, or as square levels, two side by side.

/**
 * @param {{ columns: number, rows: number }} shape @param {number} size  of a cell
 * @param {number | null} gap  between levels; null for a board without levels
 * @returns {{ place(cell: number): [x: number, y: number], width: number, height: number }}
 */
export function layOut({ columns, rows }, size, gap) {
  if (gap === null) {
    return {
      place: (cell) => [(cell % columns) * size, Math.floor(cell / columns) * size],
      width: columns * size,
      height: rows * size,
    };
  }
  const side = columns * size + gap;
  return {
    place(cell) {
      const level = Math.floor(cell / columns ** 2);
      const row = Math.floor(cell / columns) % columns;
      return [
        (level % 2) * side + (cell % columns) * size,
        Math.floor(level / 2) * side + row * size,
      ];
    },
    width: 2 * side - gap,
    height: Math.ceil(rows / columns / 2) * side - gap,
  };
}
